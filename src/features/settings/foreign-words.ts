import type { ForeignRestoration } from '../../data/restore/foreign-restoration.ts';
import type { Restoration } from '../../data/restore/restoration.ts';
import type { ForeignLog } from '../../domain/foreign-log/foreign-log.ts';
import type { JournalEntry } from '../../domain/journal/operations.ts';
import { counted, dayWithYear, spanInWords } from './import-words.ts';

const SAMPLES = 3;
const PROBLEMS = 5;

/** "Libra: 214 days with a weight, from ... to .... 12 are new here." */
export const headOfLog = (log: ForeignLog, { weights, restoration }: ForeignRestoration): string => {
  const held = [
    ...(weights === 0 ? [] : [counted(weights, 'day with a weight', 'days with a weight')]),
    ...(log.foods.length === 0 ? [] : [counted(log.foods.length, 'food or meal', 'foods and meals')]),
  ].join(', ');
  const app = log.app === 'a table' ? 'A table' : log.app;
  const span = spanInWords([...log.weights, ...log.foods].map(({ day }) => day));
  return `${app}: ${held}, ${span}. ${counted(restoration.entries.length, 'is', 'are')} new here.`;
};

const sample = (entry: JournalEntry): string => {
  const day = dayWithYear(entry.day);
  if (entry.kind === 'weight.set') return `${day}: ${entry.payload.kg} kg`;
  if (entry.kind !== 'food.eaten') return day;
  const { name, grams, kcal } = entry.payload;
  return `${day}: ${name}, ${grams > 0 ? `${Math.round(grams)} g, ` : ''}${Math.round(kcal)} kcal`;
};

/** The first of what is new, as it will be in the log. */
export const samplesOfLog = ({ entries }: Restoration): readonly string[] => [
  ...new Set(entries.slice(0, SAMPLES).map(sample)),
  ...(entries.length > SAMPLES ? [`... and ${counted(entries.length - SAMPLES, 'more', 'more')}`] : []),
];

/** What is left out: days with a weight of their own, and lines that were not understood. */
export const notesOfLog = (
  { problems }: ForeignLog,
  { weighedDays }: ForeignRestoration,
): readonly string[] => [
  ...(weighedDays === 0
    ? []
    : [`${counted(weighedDays, 'day has', 'days have')} a weight here already, which stays.`]),
  ...problems.slice(0, PROBLEMS).map(({ line, reason }) => `Line ${line} was left out: ${reason}.`),
  ...(problems.length > PROBLEMS
    ? [`${counted(problems.length - PROBLEMS, 'more line was', 'more lines were')} left out.`]
    : []),
];
