import { chakra } from '@chakra-ui/react';
import { markLook } from './day-cell.tsx';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '2',
    mt: '4',
    fontSize: 'xs',
    color: 'muted',
  },
});
const Item = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
const Swatch = chakra('span', {
  ...markLook,
  base: { ...markLook.base, width: '18px', height: '18px', borderRadius: '6px', flex: 'none' },
});

const MEANINGS = [
  ['medium', 'Period'],
  ['expected-period', 'Period expected'],
  ['possible-period', 'May start'],
  ['likely-fertile', 'Fertile, likely'],
  ['possibly-fertile', 'Fertile, possible'],
] as const;

export function Legend() {
  return (
    <List aria-label="What the colours mean">
      {MEANINGS.map(([mark, meaning]) => (
        <Item key={mark}>
          <Swatch mark={mark} aria-hidden="true" />
          {meaning}
        </Item>
      ))}
    </List>
  );
}
