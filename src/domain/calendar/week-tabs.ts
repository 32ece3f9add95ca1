import type { LocalDay } from '../../terms/local-day.ts';
import { addDays, type Weekday, weekdayOf } from './days.ts';

const NAMED = ['Yesterday', 'Today', 'Tomorrow'] as const;
const TABS = 7;

export interface DayTab {
  readonly date: LocalDay;
  readonly weekday: Weekday;
  readonly label: (typeof NAMED)[number] | Weekday;
}

/** Yesterday, today, tomorrow, and the four days after, by weekday name. */
export const weekTabs = (today: LocalDay): readonly DayTab[] =>
  Array.from({ length: TABS }, (_, at) => {
    const date = addDays(today, at - 1);
    const weekday = weekdayOf(date);
    return { date, weekday, label: NAMED[at] ?? weekday };
  });

/** The last day that the tabs show. */
export const lastShownDay = (today: LocalDay): LocalDay => addDays(today, TABS - 2);
