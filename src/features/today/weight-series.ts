import type { WeightEntry } from '../../domain/body/progress/weights.ts';
import { daysBetween } from '../../domain/calendar/days.ts';

/** Points inside a `width` x `height` box, `y` growing downwards, and where the goal's line lies. */
export interface WeightChart {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly goalY: number | null;
  readonly first: WeightEntry;
  readonly last: WeightEntry;
}

export const CHART_WIDTH = 320;
export const CHART_HEIGHT = 120;
const INSET = 8;

/** The drawing of a weight log in day order; null while there are fewer than two days to join. */
export const weightChart = (entries: readonly WeightEntry[], goalKg: number | null): WeightChart | null => {
  const first = entries[0];
  const last = entries.at(-1);
  if (first === undefined || last === undefined || first.day === last.day) return null;
  const values = entries.map((entry) => entry.kg).concat(goalKg ?? []);
  const low = Math.min(...values) - 0.5;
  const high = Math.max(...values) + 0.5;
  const span = daysBetween(first.day, last.day);
  const yOf = (kg: number): number => INSET + ((high - kg) / (high - low)) * (CHART_HEIGHT - 2 * INSET);
  return {
    points: entries.map((entry) => ({
      x: INSET + (daysBetween(first.day, entry.day) / span) * (CHART_WIDTH - 2 * INSET),
      y: yOf(entry.kg),
    })),
    goalY: goalKg === null ? null : yOf(goalKg),
    first,
    last,
  };
};
