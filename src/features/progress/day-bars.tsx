import { chakra } from '@chakra-ui/react';
import { dayOfMonth } from '../../domain/calendar/day-words.ts';
import { weekdayOf } from '../../domain/calendar/days.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { useWidth } from '../../ui/browser/use-width.ts';
import { Figure } from '../../ui/show/comfort.tsx';
import { scaleOf } from './scale.ts';

const HEIGHT = 190;
const FIRST_WIDTH = 340;
const EDGE = { left: 40, right: 4, top: 12, bottom: 38 } as const;

const Picture = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: `${HEIGHT}px`,
    my: '3',
    '& text': { fill: 'var(--muted)', fontSize: '12px' },
    '& text[data-today=true]': { fill: 'var(--ink)', fontWeight: 700 },
  },
});

export interface DayBar {
  readonly day: LocalDay;
  readonly amount: number;
  readonly goal: number | null;
}

/** One bar a day, the last one today; a short line over a bar is that day's goal. */
export function DayBars(props: {
  bars: readonly DayBar[];
  tone: 'leaf' | 'water';
  /** The picture's text for screen readers. */
  label: string;
}) {
  const [frame, width] = useWidth<SVGSVGElement>(FIRST_WIDTH);
  const bottom = HEIGHT - EDGE.bottom;
  const amounts = props.bars.flatMap(({ amount, goal }) => [amount, goal ?? 0]);
  const scale = scaleOf([0, ...amounts], bottom, EDGE.top);
  const slot = (width - EDGE.left - EDGE.right) / props.bars.length;
  const bar = Math.min(slot * 0.66, 30);
  return (
    <Picture ref={frame} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={props.label}>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={EDGE.left}
            x2={width - EDGE.right}
            y1={scale.at(tick)}
            y2={scale.at(tick)}
            stroke="var(--line)"
          />
          <Figure>
            <text x={EDGE.left - 6} y={scale.at(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </Figure>
        </g>
      ))}
      {props.bars.map(({ day, amount, goal }, at) => {
        const middle = EDGE.left + slot * (at + 0.5);
        const isToday = at === props.bars.length - 1;
        return (
          <g key={day}>
            <rect
              x={middle - bar / 2}
              y={scale.at(amount)}
              width={bar}
              height={bottom - scale.at(amount)}
              rx="4"
              fill={`var(--${props.tone})`}
              opacity={isToday ? 1 : 0.72}
            />
            {goal === null ? null : (
              <line
                x1={middle - slot / 2 + 1}
                x2={middle + slot / 2 - 1}
                y1={scale.at(goal)}
                y2={scale.at(goal)}
                stroke="var(--amber)"
                strokeWidth="2"
              />
            )}
            <text x={middle} y={HEIGHT - 22} textAnchor="middle" data-today={isToday}>
              {weekdayOf(day).slice(0, 1)}
            </text>
            <text x={middle} y={HEIGHT - 6} textAnchor="middle" data-today={isToday}>
              {dayOfMonth(day)}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}
