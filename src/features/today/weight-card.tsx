import { chakra, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import {
  type KnownBody,
  readWeight,
  weightDoubt,
  weightRefusal,
  weightUnit,
} from '../../domain/body/progress/weight-entry.ts';
import {
  type WeightEntry,
  weightChangeInWords,
  weightTrendInWords,
} from '../../domain/body/progress/weights.ts';
import { type Units, weightInWords } from '../../domain/units.ts';
import { FieldError, Input, Label } from '../../ui/form/control.tsx';
import { Button } from '../../ui/show/button.tsx';
import { Card, CardTitle } from '../../ui/show/card.tsx';
import { Figure, useFigures } from '../../ui/show/comfort.tsx';
import { TextLink } from '../../ui/show/text-link.tsx';
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

function Table({ entries, units }: { entries: readonly WeightEntry[]; units: Units }) {
  return (
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
              <td>{weightInWords(entry.kg, units)}</td>
            </tr>
          ))}
        </tbody>
      </Cells>
    </Log>
  );
}

interface Weights {
  readonly entries: readonly WeightEntry[];
  readonly goalKg: number | null;
  readonly units: Units;
}

function Chart({ entries, goalKg, units }: Weights) {
  const say = useFigures();
  const chart = weightChart(entries, goalKg);
  if (chart === null)
    return (
      <Muted>
        {entries.length === 0 ? 'Nothing logged yet.' : 'One day logged.'} Log two days and you see a line.
      </Muted>
    );
  const end = chart.points.at(-1);
  const summary = say(
    weightChangeInWords(chart.first, chart.last, units),
    weightTrendInWords(chart.first, chart.last),
  );
  return (
    <>
      <Picture viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} role="img" aria-label={summary}>
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
        {end === undefined ? null : <circle cx={end.x} cy={end.y} r="5" fill="var(--leaf)" />}
      </Picture>
      <Muted>
        {summary}
        {goalKg === null ? null : (
          <Figure words=". The dashed line is your goal.">
            . The dashed line is your goal, {weightInWords(goalKg, units)}.
          </Figure>
        )}
      </Muted>
      <Figure>
        <Table entries={entries} units={units} />
      </Figure>
    </>
  );
}

/** The member's own weight log, drawn, with the one input it needs. */
export function WeightCard(
  props: Weights & {
    readonly body: KnownBody;
    /** False where it could not be kept: what was typed then stays. */
    onLog: (kg: number) => Promise<boolean>;
  },
) {
  const { units } = props;
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  /** A weight that the member was asked about. */
  const [asked, setAsked] = useState<number | null>(null);
  const submit = async (): Promise<void> => {
    const kg = readWeight(text, units);
    if (kg === null) return setError(weightRefusal(units));
    const doubt = weightDoubt(kg, props.body, units);
    if (doubt !== null && asked !== kg) {
      setAsked(kg);
      return setError(`${doubt} If so, log it again.`);
    }
    const kept = await props.onLog(kg);
    setError(kept ? null : 'This device could not save your weight. Please try again.');
    // Text that was typed meanwhile stays as well.
    if (kept) setText((now) => (now === text ? '' : now));
  };
  return (
    <Card aria-labelledby="weight">
      <CardTitle id="weight" mb="1">
        Weight
      </CardTitle>
      <Chart entries={props.entries} goalKg={props.goalKg} units={units} />
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Flex gap="2" alignItems="end" mt="3">
          <chakra.div flex="1" minW="0">
            <Label htmlFor={id}>Log weight ({weightUnit(units)})</Label>
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
