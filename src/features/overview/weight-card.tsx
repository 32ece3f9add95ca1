import { chakra, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '../../domain/constants.ts';
import type { WeightEntry } from '../../domain/progress/weights.ts';
import { weightInWords } from '../../domain/units.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { FieldError, Input, Label } from '../../ui/form/control.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CHART_HEIGHT, CHART_WIDTH, weightChart } from './weight-series.ts';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Picture = chakra('svg', { base: { width: '100%', height: 'auto', my: '3' } });
const Log = chakra('details', {
  base: {
    fontSize: 'sm',
    color: 'muted',
    '& summary': { minH: '44px', alignContent: 'center', cursor: 'pointer' },
  },
});
const Cells = chakra('table', {
  base: { width: '100%', borderCollapse: 'collapse', '& th, & td': { textAlign: 'start', py: '1' } },
});

function Chart({ entries, goalKg }: { entries: readonly WeightEntry[]; goalKg: number | null }) {
  const chart = weightChart(entries, goalKg);
  if (chart === null)
    return (
      <Muted>
        {entries.length === 0 ? 'Nothing logged yet.' : 'One day logged.'} Your line starts with the second
        day.
      </Muted>
    );
  const last = chart.points.at(-1);
  return (
    <>
      <Picture viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} role="img" aria-label={chart.summary}>
        {chart.goalY === null ? null : (
          <line
            x1="8"
            x2={CHART_WIDTH - 8}
            y1={chart.goalY}
            y2={chart.goalY}
            stroke="var(--muted)"
            strokeDasharray="4 5"
          />
        )}
        <polyline
          points={chart.points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--leaf)"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {last === undefined ? null : <circle cx={last.x} cy={last.y} r="5" fill="var(--leaf)" />}
      </Picture>
      <Muted>
        {chart.summary}
        {goalKg === null ? '' : `. The dashed line is your goal, ${weightInWords(goalKg, 'metric')}.`}
      </Muted>
      <Log>
        <summary>Show as a table</summary>
        <Cells>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Weight</th>
            </tr>
          </thead>
          <tbody>
            {entries.toReversed().map((entry) => (
              <tr key={entry.day}>
                <td>{entry.day}</td>
                <td>{weightInWords(entry.kg, 'metric')}</td>
              </tr>
            ))}
          </tbody>
        </Cells>
      </Log>
    </>
  );
}

/** The member's own weight log, drawn, with the one input it needs. */
export function WeightCard(props: {
  entries: readonly WeightEntry[];
  goalKg: number | null;
  onLog: (kg: number) => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const kg = Number(text.trim().replace(',', '.'));
    if (text.trim() === '' || !(kg >= WEIGHT_MIN_KG && kg <= WEIGHT_MAX_KG)) {
      setError(`Enter a weight from ${WEIGHT_MIN_KG} to ${WEIGHT_MAX_KG} kg`);
      return;
    }
    props.onLog(Math.round(kg * 10) / 10);
    setText('');
    setError(null);
  };
  return (
    <Card aria-labelledby="weight">
      <CardTitle id="weight" mb="1">
        Weight
      </CardTitle>
      <Chart entries={props.entries} goalKg={props.goalKg} />
      <form onSubmit={submit} noValidate>
        <Flex gap="2" alignItems="end" mt="3">
          <chakra.div flex="1" minW="0">
            <Label htmlFor={id}>Log weight (kg)</Label>
            <Input
              id={id}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              aria-invalid={error !== null}
              aria-describedby={error === null ? undefined : `${id}-error`}
              onChange={(event) => setText(event.target.value)}
            />
          </chakra.div>
          <Button type="submit" look="outline">
            Log
          </Button>
        </Flex>
        {error === null ? null : (
          <FieldError id={`${id}-error`} role="alert">
            {error}
          </FieldError>
        )}
      </form>
      <TextLink asChild tall mt="2">
        <Link to="/dashboard/progress">All your progress</Link>
      </TextLink>
    </Card>
  );
}
