import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import House from 'lucide-react/icons/house';
import { useState } from 'react';
import type { Row } from '../../device/plan/read/shopping-view.ts';
import { AccordionSection } from '../../ui/show/accordion-section.tsx';
import { TextLink } from '../../ui/show/text-link.tsx';
import { Surface } from './aisle-card.tsx';
import { Across, Item, Quantity } from './list-row.tsx';

const Left = chakra('span', {
  base: { marginInlineStart: 'auto', color: 'muted', fontSize: 'sm', fontWeight: 500 },
});
const Name = chakra('span', { base: { flex: '1', minW: 0 } });

/** Things that the plan needs and the pantry has. */
export function HomeCard({ rows }: { rows: readonly Row[] }) {
  const [open, setOpen] = useState(false);
  return (
    <Surface aria-label="At home" py="2">
      <AccordionSection
        open={open}
        onToggle={() => setOpen(!open)}
        heading={
          <>
            <House size={20} aria-hidden="true" />
            At home
            <Left>{rows.length} covered</Left>
          </>
        }
      >
        <ul>
          {rows.map((row) => (
            <Item key={row.key}>
              <Across minH="48px">
                <Name>{row.name}</Name>
                <Quantity>{row.quantity}</Quantity>
              </Across>
            </Item>
          ))}
        </ul>
        <TextLink asChild tall>
          <Link to="/dashboard/pantry">Change what is at home</Link>
        </TextLink>
      </AccordionSection>
    </Surface>
  );
}
