import { chakra } from '@chakra-ui/react';
import type { CookLine } from '../../../domain/kitchen/cooking/cook-lines.ts';

const Ingredient = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'baseline',
    py: '2',
    overflowWrap: 'anywhere',
    '& + &': { borderTop: '1px solid var(--line)' },
    '& > strong': { flex: 'none', minW: 'min(4.5rem, 25%)', fontWeight: 650 },
    '& > em': {
      marginInlineStart: 'auto',
      color: 'muted',
      fontSize: 'sm',
      fontStyle: 'normal',
      textAlign: 'end',
      overflowWrap: 'normal',
    },
  },
});

/** Ingredients of a portion: the weight before cooking, the name, and the measure a cook would use. */
export function RecipeIngredients({ lines }: { lines: readonly CookLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <Ingredient key={line.food}>
          <strong>{line.amount}</strong>
          {line.name}
          {line.note === null ? null : <em>{line.note}</em>}
        </Ingredient>
      ))}
    </ul>
  );
}
