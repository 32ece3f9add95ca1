import { chakra } from '@chakra-ui/react';
import { allergensInWords } from '../../../domain/food/catalogue/allergen-labels.ts';
import type { Recipe } from '../../../terms/food.ts';
import { amountOf, type Nutrient } from '../../../terms/nutrients.ts';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';
import { Notice } from '../../../ui/show/notice.tsx';

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(4.25rem, 1fr))',
    gap: '3',
    mt: '2',
    '& dt': { color: 'muted', fontSize: 'sm' },
    '& dd': { fontSize: 'lg', fontWeight: 700 },
  },
});
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '2' } });

const MACROS: readonly (readonly [string, Nutrient])[] = [
  ['Carbs', 'carbs_g'],
  ['Protein', 'protein_g'],
  ['Fat', 'fat_g'],
  ['Fibre', 'fiber_g'],
];

/** The figures of one serving, while the recipe is written. */
export function RecipeFigures({ dish }: { dish: Recipe }) {
  const isIncomplete = dish.withheld === 'incomplete';
  return (
    <Card aria-label="One serving" role="region">
      <CardTitle>One serving{dish.portionGrams > 0 ? `, ${Math.round(dish.portionGrams)} g` : ''}</CardTitle>
      {isIncomplete ? (
        <Notice role="status" tone="warning">
          Incomplete: lines without a food or a weight are not counted. You can cook it, but not plan it.
        </Notice>
      ) : null}
      <Figure words={<Muted>Figures are hidden, as you chose.</Muted>}>
        <Figures>
          <div>
            <dt>Energy</dt>
            <dd>
              {isIncomplete ? 'over ' : ''}
              {groupDigits(Math.round(amountOf(dish.nutrients, 'energy_kcal')))} kcal
            </dd>
          </div>
          {MACROS.map(([name, nutrient]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{Math.round(amountOf(dish.nutrients, nutrient))} g</dd>
            </div>
          ))}
        </Figures>
      </Figure>
      <Muted>
        {dish.allergens.length > 0
          ? `Contains, or may contain: ${allergensInWords(dish.allergens)}. `
          : isIncomplete
            ? ''
            : 'No allergens found in its foods.'}
        {isIncomplete ? 'It may contain more. We know when every line is understood.' : ''}
      </Muted>
    </Card>
  );
}
