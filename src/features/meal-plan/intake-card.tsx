import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Bar } from '../../ui/bar.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { groupDigits } from '../../ui/group-digits.ts';
import type { IntakeLine } from './day-view.ts';

const Big = chakra('p', { base: { fontSize: '2xl', fontWeight: 750, lineHeight: 1.1 } });
const Unit = chakra('span', { base: { fontSize: 'md', fontWeight: 600 } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(3rem, 1fr) auto',
    gap: '3',
    alignItems: 'center',
    fontSize: 'sm',
    '& > :last-child': { fontWeight: 650, textAlign: 'end' },
  },
});
const tones = { Calories: 'leaf', Carbs: 'amber', Protein: 'leaf', Fat: 'tomato' } as const;

function Macro({ line }: { line: IntakeLine }) {
  const planned = groupDigits(line.planned);
  if (line.eaten === null)
    return (
      <Row>
        <span>{line.name}</span>
        <span />
        <span>
          {planned} {line.unit}
        </span>
      </Row>
    );
  const figures = `${groupDigits(line.eaten)} of ${planned} ${line.unit}`;
  return (
    <Row>
      <span>{line.name}</span>
      <Bar
        fraction={line.planned === 0 ? 0 : line.eaten / line.planned}
        tone={tones[line.name]}
        label={`${line.name}: ${figures}`}
      />
      <span>{figures}</span>
    </Row>
  );
}

/** What was eaten of what is planned for the chosen day. */
export function IntakeCard({ calories, macros }: { calories: IntakeLine; macros: readonly IntakeLine[] }) {
  const figures = `${groupDigits(calories.eaten ?? 0)} of ${groupDigits(calories.planned)} kcal eaten`;
  return (
    <Card aria-labelledby="intake">
      <CardTitle id="intake" mb="3">
        Today's Nutrition Intake
      </CardTitle>
      <Flex alignItems="baseline" justifyContent="space-between" gap="3" mb="2" flexWrap="wrap">
        <Big>
          {groupDigits(calories.eaten ?? 0)} <Unit>kcal</Unit>
        </Big>
        <Muted>of {groupDigits(calories.planned)} planned</Muted>
      </Flex>
      <Bar
        fraction={calories.planned === 0 ? 0 : (calories.eaten ?? 0) / calories.planned}
        tone="leaf"
        label={`Calories: ${figures}`}
      />
      <Grid gap="3" mt="5">
        {macros.map((line) => (
          <Macro key={line.name} line={line} />
        ))}
      </Grid>
    </Card>
  );
}
