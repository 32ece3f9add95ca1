const DAY_MS = 86_400_000;
/** No run of a day reaches the seeds of the next one. */
const SEEDS_OF_A_DAY = 100_000;

/** The first seed of a day in UTC, so that everybody plays the same schedules on it, and others on the next. */
export const seedOfDay = (epochMs: number): number => Math.floor(epochMs / DAY_MS) * SEEDS_OF_A_DAY;
