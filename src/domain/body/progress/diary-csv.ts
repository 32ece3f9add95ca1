import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { type Cell, csvOf } from '../../csv.ts';
import type { EatenSomething } from '../../food/catalogue/eaten-food.ts';
import { SLOT_LABELS } from '../../food/catalogue/slot-labels.ts';
import { foldDay, inOrder } from '../../food/journal/fold.ts';

/** Returns the name of a dish or a food by its id, or the id itself where it is not known. */
export interface DiaryNames {
  readonly dish: (id: string) => string;
  readonly food: (eaten: EatenSomething) => string;
}

/** The headings of the CSV. */
export const DIARY_COLUMNS = ['day', 'entry', 'meal', 'name', 'amount', 'unit', 'kcal'] as const;

const rowsOfDay = (
  day: LocalDay,
  entries: readonly JournalEntry[],
  names: DiaryNames,
): readonly (readonly Cell[])[] => {
  const { eaten, foods, weightKg } = foldDay(entries);
  return [
    ...[...eaten.values()].map(({ slot, dish, kcal }) => [
      day,
      'Meal',
      SLOT_LABELS[slot],
      names.dish(dish),
      '',
      '',
      kcal,
    ]),
    ...[...foods.values()].map((eaten) => [
      day,
      'Food',
      SLOT_LABELS[eaten.slot],
      names.food(eaten),
      eaten.grams > 0 ? eaten.grams : '',
      eaten.grams > 0 ? (eaten.per ?? 'g') : '',
      eaten.kcal,
    ]),
    ...inOrder(entries).flatMap((entry) =>
      entry.kind === 'water.add' ? [[day, 'Drink', '', 'Water', entry.payload.litres, 'L', '']] : [],
    ),
    ...(weightKg === null ? [] : [[day, 'Weight', '', '', weightKg, 'kg', '']]),
  ];
};

/**
 * Returns the log as CSV: one row for each meal and food eaten, each drink and each day's weight, oldest
 * day first. A drink that was taken back is a row with a negative amount, so that the amounts of a day add up.
 */
export const diaryAsCsv = (entries: readonly JournalEntry[], names: DiaryNames): string => {
  const byDay = new Map<LocalDay, JournalEntry[]>();
  for (const entry of entries) byDay.set(entry.day, [...(byDay.get(entry.day) ?? []), entry]);
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = days.flatMap(([day, ofDay]) => rowsOfDay(day, ofDay, names));
  return csvOf([DIARY_COLUMNS, ...rows]);
};
