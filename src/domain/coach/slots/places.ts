import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { addDays, WEEKDAYS, weekdayOf } from '../../calendar/days.ts';

const DAYS_IN_WEEK = 7;
/** From this hour on "a snack" is the one of the afternoon. */
const MIDDAY = 12;
/** Until these hours, local time, the meal is the next one. */
const NEXT_UNTIL: readonly (readonly [Slot, number])[] = [
  ['breakfast', 10],
  ['lunch', 15],
  ['dinner', 24],
];

const SLOT_NAMES: readonly (readonly [RegExp, Slot])[] = [
  [/\b(?:(?:first|morning) snack|snack 1)\b/, 'snacks1'],
  [/\b(?:(?:second|afternoon|evening) snack|snack 2)\b/, 'snacks2'],
  [/\bbreakfasts?\b/, 'breakfast'],
  [/\b(?:lunch(?:es)?|tiffin)\b/, 'lunch'],
  [/\bmeriendas?\b/, 'snacks2'],
  [/\bdinners?\b|\b(?:for|my|at|after|day s|tonight s|tomorrow s|mark|swap|move|skip|shift) tea\b/, 'dinner'],
];

/** The slot that words name; null where none. A bare "snack" is the next one at that hour. */
export const slotIn = (text: string, hour: number): Slot | null => {
  const found = SLOT_NAMES.map(([name, slot]) => ({ slot, at: text.search(name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0];
  if (found !== undefined) return found.slot;
  if (/\bmorning\b/.test(text)) return 'breakfast';
  if (/\b(?:tonight|evening|night)\b/.test(text)) return 'dinner';
  if (/\bsnacks?\b/.test(text)) return hour < MIDDAY ? 'snacks1' : 'snacks2';
  return null;
};

export const nextSlot = (hour: number): Slot => NEXT_UNTIL.find(([, until]) => hour < until)?.[0] ?? 'dinner';

const DAY_NAMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:the )?day after tomorrow\b/, 2],
  [/\b(?:the )?day before yesterday\b/, -2],
  [/\b(?:for |on )?tomorrow\b/, 1],
  [/\b(?:for |on )?yesterday\b|\blast night\b/, -1],
  [/\b(?:for )?today\b|\btonight\b|\bthis (?:morning|afternoon|noon)\b|\bright now\b|\bso far\b/, 0],
];

const WEEKDAY = new RegExp(
  `\\b(?:for |on |next |this |(?<!\\b(?:is|are|be|over) )coming )*(${WEEKDAYS.map((day) => day.toLowerCase()).join('|')})s?\\b`,
);

export interface DayInText {
  /** Null where no day is named. */
  readonly day: LocalDay | null;
  /** The text without the words for it. */
  readonly rest: string;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const DATE = /\b(?:on )?(?:the )?(\d{1,2}) ?(?:st|nd|rd|th)\b/;
const LONGEST_MONTH = 31;

/** "The 3rd": the next day with this number, or in `past` speech the last one. */
const dateIn = (text: string, today: LocalDay, past: boolean): DayInText => {
  const number = Number(DATE.exec(text)?.[1] ?? 0);
  const days = Array.from({ length: LONGEST_MONTH }, (_, count) => addDays(today, past ? -count : count));
  const day = days.find((each) => Number(each.slice(8)) === number) ?? null;
  return { day, rest: tidy(day === null ? text : text.replace(DATE, ' ')) };
};

/**
 * The day that words name. A weekday is the next one, today included; in `past` speech the last one before today, or today.
 */
export const dayIn = (text: string, today: LocalDay, past = false): DayInText => {
  for (const [name, count] of DAY_NAMES) {
    const found = name.exec(text);
    if (found === null) continue;
    const kept =
      /tonight/.test(found[0]) && slotIn(text.replace(name, ' '), MIDDAY) === null ? ' dinner ' : ' ';
    return { day: addDays(today, count), rest: tidy(text.replace(name, kept)) };
  }
  const named = WEEKDAY.exec(text)?.[1];
  if (named === undefined) return dateIn(text, today, past);
  const ahead =
    (WEEKDAYS.findIndex((day) => day.toLowerCase() === named) -
      WEEKDAYS.indexOf(weekdayOf(today)) +
      DAYS_IN_WEEK) %
    DAYS_IN_WEEK;
  const count = past && ahead > 0 ? ahead - DAYS_IN_WEEK : ahead;
  return { day: addDays(today, count), rest: tidy(text.replace(WEEKDAY, ' ')) };
};
