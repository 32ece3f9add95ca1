import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ShoppingBasket } from 'lucide-react';
import { memo, useState } from 'react';
import { AccordionSection } from '../../ui/accordion-section.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TickButton } from '../../ui/tick-button.tsx';
import type { ShoppingItem, ShoppingView } from './shopping-view.ts';

const Category = chakra('h4', {
  base: { fontSize: 'sm', fontWeight: 650, color: 'muted', mt: '3', mb: '1' },
});
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '44px',
    '&[data-done=true] > span': { color: 'muted', textDecoration: 'line-through' },
  },
});
const Name = chakra('span', { base: { flex: '1', minW: 0 } });
const Quantity = chakra('span', { base: { flex: 'none', fontWeight: 650, fontSize: 'sm' } });
const Left = chakra('span', {
  base: { marginInlineStart: 'auto', color: 'muted', fontSize: 'sm', fontWeight: 500 },
});

/** One of many: a tick draws its own line anew and no other. */
const Line = memo(function Line(
  props: Omit<ShoppingItem, 'key'> & { item: string; onTick: (item: string, ticked: boolean) => void },
) {
  const { item, name, quantity, ticked } = props;
  return (
    <Row data-done={ticked}>
      <TickButton label={`${name}, bought`} done={ticked} onToggle={() => props.onTick(item, !ticked)} />
      <Name>{name}</Name>
      <Quantity>{quantity}</Quantity>
    </Row>
  );
});

/** The week's shopping by category; ticks are kept on the device and shared by the journal. */
export function IngredientsList(props: {
  shopping: ShoppingView;
  onTick: (item: string, ticked: boolean) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Card aria-label="List of ingredients" py="2">
      <AccordionSection
        open={open}
        onToggle={() => setOpen(!open)}
        heading={
          <>
            <ShoppingBasket size={20} aria-hidden="true" />
            List of ingredients
            <Left>{props.shopping.left} to buy</Left>
          </>
        }
      >
        {props.shopping.categories.map((category) => (
          <div key={category.name}>
            <Category>{category.name}</Category>
            <ul>
              {category.items.map(({ key, ...item }) => (
                <Line key={key} item={key} {...item} onTick={props.onTick} />
              ))}
            </ul>
          </div>
        ))}
        <TextLink asChild tall mt="2">
          <Link to="/dashboard/shopping">Shopping list, less what is at home</Link>
        </TextLink>
      </AccordionSection>
    </Card>
  );
}
