import { chakra, Stack } from '@chakra-ui/react';
import type { EatingRules } from '../../../terms/plan.ts';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { useFigures } from '../../../ui/show/comfort.tsx';
import { percentWords } from './amount-words.ts';
import type { Gap } from './gaps.ts';

const Lines = chakra('ul', {
  base: { display: 'grid', gap: '3', '& strong': { fontWeight: 650 } },
});
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Asked = chakra('p', {
  base: { bg: 'water-soft', color: 'water-ink', borderRadius: 'md', px: '4', py: '3', fontSize: 'sm' },
});

const ASK = 'Ask your doctor or pharmacist whether a supplement is right for you.';

/** Sentences about supplements; they never name a dose. */
const supplementTalk = (gaps: readonly Gap[], diet: EatingRules['diet'] | null): readonly string[] => {
  const isShort = (nutrient: string): boolean => gaps.some(({ row }) => row.nutrient === nutrient);
  return [
    ...(diet === 'vegan'
      ? [`Vitamin B12: plants have almost none. Choose fortified foods or a supplement. ${ASK}`]
      : isShort('vit_b12_ug')
        ? [`Vitamin B12 comes only from animal and fortified foods. ${ASK}`]
        : []),
    ...(isShort('vit_d_ug') ? [`Vitamin D: few foods have it. Your skin makes it in the sun. ${ASK}`] : []),
  ];
};

/** Nutrients below their goals, and foods that would close the gap. */
export function GapsCard(props: { gaps: readonly Gap[]; diet: EatingRules['diet'] | null; isWeek: boolean }) {
  const { gaps } = props;
  const say = useFigures();
  return (
    <Card aria-labelledby="gaps">
      <CardTitle id="gaps" mb="3">
        {gaps.length === 0 ? 'No gaps' : 'What is too low'}
      </CardTitle>
      <Stack gap="4">
        {gaps.length === 0 ? (
          <p>Every vitamin and mineral is near its goal or above it.</p>
        ) : (
          <Lines>
            {gaps.map(({ row, foods }) => (
              <li key={row.nutrient}>
                <strong>{row.name}</strong> {say(`reaches ${percentWords(row)}`, 'is too low')}
                {foods.length === 0 ? '.' : `: ${foods.join(', ')}.`}
              </li>
            ))}
          </Lines>
        )}
        {supplementTalk(gaps, props.diet).map((talk) => (
          <Asked key={talk}>{talk}</Asked>
        ))}
        {gaps.length === 0 || props.isWeek ? null : (
          <Muted>Do not worry about one day. The week counts.</Muted>
        )}
      </Stack>
    </Card>
  );
}
