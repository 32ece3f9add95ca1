import { useClock } from './use-clock.ts';

const QUARTER_MS = 15 * 60_000;

/** The running quarter of an hour, counted from the epoch; moves by itself. */
export const useQuarter = (): number => useClock((clock) => Math.floor(clock.now() / QUARTER_MS));

/** The minute of the member's day at which a quarter begins. */
export const minuteOfQuarter = (quarter: number): number => {
  const at = new Date(quarter * QUARTER_MS);
  return at.getHours() * 60 + at.getMinutes();
};
