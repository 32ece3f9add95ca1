import type { TrendWeight } from '../../domain/body/energy/learn.ts';
import type { WeightEntry } from '../../domain/body/progress/weights.ts';
import { addDays, daysBetween } from '../../domain/calendar/days.ts';
import { kgToLb, type Units } from '../../domain/units.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { scaleOf } from './scale.ts';

export const DRAWING_HEIGHT = 240;
const EDGE = { left: 40, right: 12, top: 12, bottom: 30 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Drawn {
  readonly log: readonly WeightEntry[];
  readonly trend: readonly TrendWeight[];
  readonly goalKg: number | null;
  readonly units: Units;
}

/** Everything to draw, in px of a box `width` wide and `DRAWING_HEIGHT` high. */
export interface WeightDrawing {
  readonly left: number;
  readonly right: number;
  readonly points: readonly Point[];
  readonly trend: readonly Point[];
  /** Outline of the band around the trend. */
  readonly band: readonly Point[];
  readonly goalY: number | null;
  readonly ticks: readonly { readonly y: number; readonly label: string }[];
  readonly dates: readonly { readonly x: number; readonly day: LocalDay }[];
}

/** Null while there are fewer than two days to join. The trend is that of the log's days. */
export const weightDrawing = ({ log, trend, goalKg, units }: Drawn, width: number): WeightDrawing | null => {
  const first = log[0];
  const last = log.at(-1);
  if (first === undefined || last === undefined || log.length < 2) return null;
  const shown = (kg: number): number => (units === 'metric' ? kg : kgToLb(kg));
  const span = daysBetween(first.day, last.day);
  const right = width - EDGE.right;
  const all = [...log.map(({ kg }) => kg), ...trend.flatMap(({ low, high }) => [low, high])];
  const values = all.concat(goalKg ?? []).map(shown);
  const scale = scaleOf(values, DRAWING_HEIGHT - EDGE.bottom, EDGE.top);
  const xOf = (day: LocalDay): number =>
    EDGE.left + (daysBetween(first.day, day) / span) * (right - EDGE.left);
  const pointOf = ({ day, kg }: WeightEntry): Point => ({ x: xOf(day), y: scale.at(shown(kg)) });
  const edge = trend.map(({ day, high }) => pointOf({ day, kg: high }));
  const otherEdge = trend.map(({ day, low }) => pointOf({ day, kg: low })).toReversed();
  const middle = addDays(first.day, Math.round(span / 2));
  const dates = span < 4 ? [first.day, last.day] : [first.day, middle, last.day];
  return {
    left: EDGE.left,
    right,
    points: log.map(pointOf),
    trend: trend.map(pointOf),
    band: [...edge, ...otherEdge],
    goalY: goalKg === null ? null : scale.at(shown(goalKg)),
    ticks: scale.ticks.map((value) => ({ y: scale.at(value), label: String(value) })),
    dates: dates.map((day) => ({ x: xOf(day), day })),
  };
};
