import type { CopyFailure, ReadCopy } from '../../../device/restore/read-copy.ts';
import type { ForeignFailure } from '../../../device/restore/read-foreign.ts';
import type { Restoration } from '../../../device/restore/restoration.ts';
import { dayAndMonth } from '../../../domain/calendar/day-words.ts';
import type { JournalEntry, JournalKind } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { groupDigits } from '../../../ui/show/group-digits.ts';

export const FILE_FAILURES: Readonly<Record<CopyFailure | ForeignFailure | 'nothing-in-it' | 'zip', string>> =
  {
    'not-a-copy': 'This is not a file that Sorrel can import. Nothing was changed.',
    newer: 'A newer version of Sorrel wrote this file. Update the app, then try again. Nothing was changed.',
    'unknown-file': 'This is not a file that Sorrel can import. Nothing was changed.',
    'nothing-in-it': 'No weights or meals were found in this file. Nothing was changed.',
    zip: 'This file is packed (ZIP). Unpack it first, then choose the file inside. Nothing was changed.',
    'own-csv':
      'This is the CSV that Sorrel writes for spreadsheets. Importing it would count your meals twice. Choose your JSON export instead. Nothing was changed.',
    'too-large': 'This file is too large for this device. Nothing was changed.',
  };

const GROUPS: readonly (readonly [name: string, kinds: readonly JournalKind[]])[] = [
  ['Meals and food', ['meal.eaten', 'food.eaten']],
  ['Water', ['water.add']],
  ['Weights', ['weight.set']],
  ['Own foods and recipes', ['food.put', 'food.remove', 'recipe.put', 'recipe.remove']],
  [
    'Kitchen and shopping',
    ['meal.cooked', 'leftover.settled', 'pantry.set', 'shopping.add', 'shopping.bought', 'shopping.tick'],
  ],
  ['Changes to your plan', ['meals.set', 'meals.lock', 'table.set', 'dish.opinion']],
  ['Fitness routines', ['routine.set', 'routine.remove']],
];

const SETTING_NAMES: { readonly [K in keyof Restoration['settings']]-?: string | null } = {
  units: 'units',
  numberFree: 'number-free mode',
  calm: 'calm mode',
  notifications: 'notifications',
  weeklyReminder: 'weekly reminder',
  sexUndisclosed: null,
  preparationsDone: null,
};

export const dayWithYear = (day: LocalDay): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;

export const counted = (count: number, one: string, many: string): string =>
  `${groupDigits(count)} ${count === 1 ? one : many}`;

/** "from 3 January 2025 to 21 November 2026"; empty without entries. */
export const spanInWords = (days: readonly LocalDay[]): string => {
  const [first, last] = days.reduce<readonly [LocalDay, LocalDay] | readonly []>(
    ([least, most], day) => [
      least !== undefined && least < day ? least : day,
      most !== undefined && most > day ? most : day,
    ],
    [],
  );
  if (first === undefined || last === undefined) return '';
  return first === last ? `of ${dayWithYear(first)}` : `from ${dayWithYear(first)} to ${dayWithYear(last)}`;
};

const groupLines = (entries: readonly JournalEntry[]): readonly string[] =>
  GROUPS.flatMap(([name, kinds]) => {
    const count = entries.filter(({ kind }) => kinds.includes(kind)).length;
    return count === 0 ? [] : [`${name}: ${groupDigits(count)}`];
  });

/** Everything an import adds, line by line. */
export const linesOfRestoration = (restoration: Restoration): readonly string[] => {
  const { entries, cycleDays, planInputs, answersOff, preferences, settings, drafts } = restoration;
  const cycle = Object.keys(cycleDays).length;
  const choices = Object.keys(settings).flatMap((key) => SETTING_NAMES[key as keyof typeof settings] ?? []);
  return [
    ...groupLines(entries),
    ...(cycle === 0 ? [] : [`Cycle notes: ${counted(cycle, 'day', 'days')}`]),
    ...(planInputs === null && answersOff === null ? [] : ['Allergies and safety answers']),
    ...(preferences === null ? [] : ['Food preferences']),
    ...(choices.length === 0 ? [] : [`Choices: ${choices.join(', ')}`]),
    ...(drafts.length === 0 ? [] : [counted(drafts.length, 'unfinished form', 'unfinished forms')]),
  ];
};

/** "Export of 21 November 2026: 8 214 entries of your log, from ... to .... 12 are new on this device." */
export const headOfCopy = (copy: ReadCopy, { entries }: Restoration): string => {
  const { length } = copy.entries;
  const span = spanInWords(copy.entries.map(({ day }) => day));
  const held =
    length === 0 ? 'no entries of a log' : `${counted(length, 'entry', 'entries')} of a log, ${span}`;
  const fresh =
    entries.length === length ? 'All are new here.' : `${counted(entries.length, 'is', 'are')} new here.`;
  return `Export of ${dayWithYear(copy.exportedAt.slice(0, 10))}: ${held}. ${length === 0 ? '' : fresh}`.trim();
};

/** Rows that the file holds and an import leaves out. */
export const leftOut = ({ unsent, unreadable }: ReadCopy): readonly string[] => [
  ...(unsent.length === 0
    ? []
    : [`Not yet sent when the file was made, so please enter it again: ${unsent.join(', ').toLowerCase()}.`]),
  ...(unreadable === 0 ? [] : [`${counted(unreadable, 'row', 'rows')} could not be read.`]),
  'Your profile, plan, chat and photo come from your account, not from the file.',
];
