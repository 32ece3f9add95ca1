import { chakra } from '@chakra-ui/react';
import type { Day } from '../../device/hooks/plan/use-day.ts';
import { dayNutrients } from '../../device/plan/day-nutrients.ts';
import { shareInWords } from '../../domain/comfort/in-words.ts';
import type { Catalogue } from '../../terms/food.ts';
import { amountOf } from '../../terms/nutrients.ts';
import type { DayTargets } from '../../terms/plan.ts';
import { Bar } from '../../ui/show/bar.tsx';
import { useFigures } from '../../ui/show/comfort.tsx';

const Bars = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
    gap: '3',
    mt: '4',
  },
});
const Name = chakra('span', { base: { display: 'block', fontSize: 'sm', fontWeight: 650 } });
const Amount = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'xs', mb: '1' } });

const MACROS = [
  { name: 'Carbs', nutrient: 'carbs_g', target: 'carbs' },
  { name: 'Protein', nutrient: 'protein_g', target: 'protein' },
  { name: 'Fat', nutrient: 'fat_g', target: 'fat' },
] as const;

/** Carbohydrate, protein and fat eaten today, beside the day's targets. */
export function MacroBars(props: { day: Day; targets: DayTargets; catalogue: Catalogue }) {
  const { day, targets, catalogue } = props;
  const say = useFigures();
  const { eaten } = dayNutrients(day.planned, day, catalogue);
  return (
    <Bars aria-label="Carbs, protein and fat">
      {MACROS.map(({ name, nutrient, target }) => {
        const grams = Math.round(amountOf(eaten, nutrient));
        const fraction = grams / Math.max(1, targets[target]);
        const amount = say(`${grams} / ${Math.round(targets[target])} g`, shareInWords(fraction));
        return (
          <li key={name}>
            <Name>{name}</Name>
            <Amount>{amount}</Amount>
            <Bar fraction={fraction} tone="leaf" label={`${name}: ${amount}`} />
          </li>
        );
      })}
    </Bars>
  );
}
