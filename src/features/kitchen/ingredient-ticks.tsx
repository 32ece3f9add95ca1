import { chakra } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import type { CookLine } from '../../domain/kitchen/cooking/cook-lines.ts';

const List = chakra('ul', { base: { '& > li + li': { borderTop: '1px solid var(--line)' } } });
const Row = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(4.25rem, auto) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '4',
    width: '100%',
    minH: '64px',
    py: '2',
    textAlign: 'start',
    fontSize: 'lg',
    lineHeight: 1.25,
    borderRadius: 'sm',
    '&[aria-pressed=true]': { color: 'muted' },
  },
});
const Box = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '34px',
    height: '34px',
    borderRadius: 'sm',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'field-line',
    color: 'transparent',
    transition: 'background-color 120ms',
    '[aria-pressed=true] > &': { bg: 'leaf', borderColor: 'leaf', color: 'on-leaf' },
  },
});
const Amount = chakra('strong', { base: { fontWeight: 700 } });
const Note = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm' } });

/** Ingredients with their amounts, each a target for a wet thumb: ticked when it is in the pot. */
export function IngredientTicks(props: {
  lines: readonly CookLine[];
  ticked: readonly string[];
  onToggle: (food: string) => void;
}) {
  return (
    <List>
      {props.lines.map(({ food, name, amount, note }) => (
        <li key={food}>
          <Row type="button" aria-pressed={props.ticked.includes(food)} onClick={() => props.onToggle(food)}>
            <Box aria-hidden="true">
              <Check size={22} strokeWidth={3} />
            </Box>
            <Amount>{amount}</Amount>
            <span>
              {name}
              {note === null ? null : <Note>{note}</Note>}
            </span>
          </Row>
        </li>
      ))}
    </List>
  );
}
