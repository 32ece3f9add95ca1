import type { LocalDay } from '../../terms/local-day.ts';

/** An entry of a calendar, at the member's own time of day wherever they are. It holds names and no figure. */
export interface CalendarEvent {
  /** The same for the same meal in every copy, so that a newer copy changes the entry instead of adding one. */
  readonly id: string;
  readonly title: string;
  readonly notes: string;
  readonly day: LocalDay;
  readonly minuteOfDay: number;
  readonly minutes: number;
  /** Weekdays on which it comes again: 1 is Monday, 7 is Sunday. Empty for an entry that comes once. */
  readonly weekly: readonly number[];
  /** Minutes before its beginning at which a device rings; null if none does. */
  readonly alarm: number | null;
}
