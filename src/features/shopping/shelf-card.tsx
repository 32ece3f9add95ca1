import { chakra } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import PackageX from 'lucide-react/icons/package-x';
import { AisleTitle, Surface } from './aisle-card.tsx';
import { Across, Item, Quantity, RowButton } from './list-row.tsx';
import type { HeldRow, Shelf } from './pantry-view.ts';

const Held = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: '1',
    minW: 0,
    minH: '56px',
    textAlign: 'start',
    borderRadius: 'sm',
    '& > svg': { color: 'muted', flex: 'none' },
  },
});
const Name = chakra('span', { base: { flex: '1', minW: 0, fontWeight: 600, overflowWrap: 'anywhere' } });

/** Things at home of one aisle; each can be counted again or marked as used up. */
export function ShelfCard(props: {
  shelf: Shelf;
  onOpen: (row: HeldRow) => void;
  onUsedUp: (row: HeldRow) => void;
}) {
  return (
    <Surface aria-label={props.shelf.name}>
      <AisleTitle>{props.shelf.name}</AisleTitle>
      <ul>
        {props.shelf.rows.map((row) => (
          <Item key={row.thing.id}>
            <Across>
              <Held type="button" onClick={() => props.onOpen(row)}>
                <Name>{row.thing.name}</Name>
                <Quantity>{row.text}</Quantity>
                <ChevronRight size={18} aria-hidden="true" />
              </Held>
              <RowButton
                type="button"
                aria-label={`${row.thing.name} used up`}
                onClick={() => props.onUsedUp(row)}
              >
                <PackageX size={20} aria-hidden="true" />
              </RowButton>
            </Across>
          </Item>
        ))}
      </ul>
    </Surface>
  );
}
