import { chakra, Flex } from '@chakra-ui/react';
import { weightChangeInWords, weightTrendInWords } from '../../domain/body/progress/weights.ts';
import { shortDate, shortDayAndMonth } from '../../domain/calendar/day-words.ts';
import { weightInWords } from '../../domain/units.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { useWidth } from '../../ui/browser/use-width.ts';
import { Figure, useComfort, useFigures } from '../../ui/show/comfort.tsx';
import { TableView } from './table-view.tsx';
import { DRAWING_HEIGHT, type Drawn, type WeightDrawing, weightDrawing } from './weight-drawing.ts';

const FIRST_WIDTH = 340;
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Key = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } });
const Picture = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: `${DRAWING_HEIGHT}px`,
    my: '3',
    '& text': { fill: 'var(--muted)', fontSize: '12px' },
  },
});

const line = (points: WeightDrawing['points']): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

const anchorAt = (at: number, count: number): 'start' | 'middle' | 'end' =>
  at === 0 ? 'start' : at === count - 1 ? 'end' : 'middle';

function Drawing({ drawing, label, width }: { drawing: WeightDrawing; label: string; width: number }) {
  const { left, right, goalY, dates } = drawing;
  return (
    <Picture viewBox={`0 0 ${width} ${DRAWING_HEIGHT}`} role="img" aria-label={label}>
      {drawing.ticks.map((tick) => (
        <g key={tick.label}>
          <line x1={left} x2={right} y1={tick.y} y2={tick.y} stroke="var(--line)" />
          <Figure>
            <text x={left - 8} y={tick.y + 4} textAnchor="end">
              {tick.label}
            </text>
          </Figure>
        </g>
      ))}
      {dates.map(({ x, day }, at) => (
        <text key={day} x={x} y={DRAWING_HEIGHT - 8} textAnchor={anchorAt(at, dates.length)}>
          {shortDayAndMonth(day)}
        </text>
      ))}
      {goalY === null ? null : (
        <line
          x1={left}
          x2={right}
          y1={goalY}
          y2={goalY}
          stroke="var(--amber)"
          strokeWidth="2"
          strokeDasharray="6 6"
        />
      )}
      <polygon points={line(drawing.band)} fill="var(--leaf)" opacity="0.16" />
      {drawing.points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3.5" fill="var(--leaf)" opacity="0.4" />
      ))}
      <polyline
        points={line(drawing.trend)}
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Picture>
  );
}

function Legend({ goal }: { goal: string | null }) {
  return (
    <Flex gap="4" flexWrap="wrap" color="muted" fontSize="sm">
      <Key>
        <svg width="12" height="12" aria-hidden="true">
          <circle cx="6" cy="6" r="4" fill="var(--leaf)" opacity="0.4" />
        </svg>
        Logged
      </Key>
      <Key>
        <svg width="24" height="12" aria-hidden="true">
          <line x1="2" x2="22" y1="6" y2="6" stroke="var(--leaf)" strokeWidth="3" strokeLinecap="round" />
        </svg>
        Trend
      </Key>
      <Key>
        <svg width="24" height="12" aria-hidden="true">
          <rect width="24" height="12" fill="var(--leaf)" opacity="0.16" />
        </svg>
        Likely range
      </Key>
      {goal === null ? null : (
        <Key>
          <svg width="24" height="12" aria-hidden="true">
            <line x1="0" x2="24" y1="6" y2="6" stroke="var(--amber)" strokeWidth="2" strokeDasharray="6 5" />
          </svg>
          <Figure words="Goal">Goal {goal}</Figure>
        </Key>
      )}
    </Flex>
  );
}

/** The log of a period with its trend and the goal; calm, nothing is said about where it goes. */
export function WeightChart(props: Drawn) {
  const { log, goalKg, units } = props;
  const [frame, width] = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const { calm } = useComfort();
  const say = useFigures();
  const drawing = weightDrawing(props, width);
  const first = log[0];
  const last = log.at(-1);
  if (drawing === null || first === undefined || last === undefined)
    return (
      <div ref={frame}>
        <Muted my="3">
          {log.length === 0 ? 'Nothing logged in this time.' : 'One day logged.'} Log two days and you see a
          line.
        </Muted>
      </div>
    );
  const goal = goalKg === null ? null : weightInWords(goalKg, units);
  const summary = say(weightChangeInWords(first, last, units), weightTrendInWords(first, last));
  const trend = new Map(props.trend.map((weight) => [weight.day, weight]));
  const cells = (day: LocalDay): readonly [string, string] => {
    const weight = trend.get(day);
    if (weight === undefined) return ['not known', 'not known'];
    return [
      weightInWords(weight.kg, units),
      `${weightInWords(weight.low, units)} to ${weightInWords(weight.high, units)}`,
    ];
  };
  return (
    <div ref={frame}>
      {calm ? null : <Muted>{summary}</Muted>}
      <Drawing
        drawing={drawing}
        label={
          goal === null
            ? `Weight: ${summary}`
            : `Weight: ${summary}. ${say(`Goal ${goal}`, 'With your goal')}`
        }
        width={width}
      />
      <Legend goal={goal} />
      <Figure>
        <TableView
          caption="Weight by day"
          columns={['Day', 'Logged', 'Trend', 'Likely range']}
          rows={log
            .map(({ day, kg }): readonly [string, ...string[]] => [
              shortDate(day),
              weightInWords(kg, units),
              ...cells(day),
            ])
            .toReversed()}
        />
      </Figure>
    </div>
  );
}
