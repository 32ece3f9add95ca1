import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { memo, useCallback, useMemo, useState } from 'react';
import { useRecorder } from '../../device/hooks/use-recorder.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { TickButton } from '../../ui/form/tick-button.tsx';
import { AccordionSection } from '../../ui/show/accordion-section.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import { TextLink } from '../../ui/show/text-link.tsx';
import { NOT_KEPT } from './day/news-bar.tsx';
import {
  type ShoppingItem,
  type ShoppingView,
  shoppingView,
  tickedLines,
  weekGroups,
} from './shopping-view.ts';
import type { Week } from './use-week.ts';

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
function IngredientsList(props: { shopping: ShoppingView; onTick: (item: string, ticked: boolean) => void }) {
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
        {props.shopping.categories.length === 0 ? <p>The rest of this plan is already cooked.</p> : null}
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
          <Link to="/dashboard/shopping">Shopping list, without what is at home</Link>
        </TextLink>
      </AccordionSection>
    </Card>
  );
}

/**
 * The week's ingredients under its meals: a chunk of its own, below what is looked at first. Its ticks are its own
 * until they are kept, so that one of them draws nothing else anew.
 */
export function WeekIngredients(props: { week: Week; today: LocalDay }) {
  const { week, today } = props;
  const [failed, setFailed] = useState(false);
  const { record, unread } = useRecorder(week.tickEntries);
  const groups = useMemo(
    () => weekGroups(week.member, week.mealEntries, week.catalogue, today),
    [week, today],
  );
  const ticks = useMemo(() => tickedLines([...week.tickEntries, ...unread], week.catalogue), [week, unread]);
  const tick = useCallback(
    async (item: string, ticked: boolean): Promise<void> => {
      setFailed(false);
      const kept = await record([{ day: today, kind: 'shopping.tick', payload: { item, ticked } }]);
      if (!kept) setFailed(true);
    },
    [record, today],
  );
  const shopping = shoppingView(groups, ticks);
  if (shopping.categories.length === 0 && week.member.events.length === 0) return null;
  return (
    <>
      <IngredientsList shopping={shopping} onTick={tick} />
      {failed ? (
        <Notice role="alert" tone="error">
          {NOT_KEPT}
        </Notice>
      ) : null}
    </>
  );
}
