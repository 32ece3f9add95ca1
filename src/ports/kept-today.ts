import type { KeptDays, KeptMeal } from '../data/kept-today.ts';
import type { LocalDay } from '../domain/planner/types.ts';

/** Today's meals where they can be read at once, before the database is open. */
export interface KeptToday {
  /** Those of the member using the app; null where none are kept. */
  meals(day: LocalDay): readonly KeptMeal[] | null;
  /** Keeps these in place of the last ones; null keeps none. Does nothing once another member uses the device. */
  keep(memberId: string, days: KeptDays | null): void;
  forget(): void;
}
