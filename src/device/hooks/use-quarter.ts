import { useClock } from './use-clock.ts';

const QUARTER_MS = 15 * 60_000;

/** Returns the number of quarters of an hour since 1970, and renders again when the next one begins. */
export const useQuarter = (): number => useClock((clock) => Math.floor(clock.now() / QUARTER_MS));

/** Returns at which minute of the local day, 0 to 1439, a quarter begins. */
export const minuteOfQuarter = (quarter: number): number => {
  const at = new Date(quarter * QUARTER_MS);
  return at.getHours() * 60 + at.getMinutes();
};
