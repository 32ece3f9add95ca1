import type { LocalDay } from '../../terms/local-day.ts';
import type { SnapshotDays, SnapshotMeal } from '../plan/today-snapshot.ts';

/** Today's meals where they can be read at once, before the database is open. */
export interface TodaySnapshot {
  /** Those of the member using the app; null where none are kept. */
  meals(day: LocalDay): readonly SnapshotMeal[] | null;
  /** Keeps these in place of the last ones; null keeps none. Does nothing once another member uses the device. */
  keep(memberId: string, days: SnapshotDays | null): void;
  forget(): void;
}
