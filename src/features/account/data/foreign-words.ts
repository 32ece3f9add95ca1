import type { ForeignRestoration, LogAnswers } from '../../../device/restore/foreign-restoration.ts';
import type { Restoration } from '../../../device/restore/restoration.ts';
import { type DayOrder, readDay } from '../../../domain/body/foreign-log/days.ts';
import type { ForeignLog } from '../../../domain/body/foreign-log/foreign-log.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import { counted, dayWithYear, spanInWords } from './import-words.ts';

const SAMPLES = 3;
const PROBLEMS = 5;

export const nameOfApp = ({ app }: ForeignLog): string => (app === 'a table' ? 'A table' : app);

/** "Libra: 214 days with a weight, from ... to .... 12 are new here." */
export const headOfLog = (log: ForeignLog, { weights, restoration }: ForeignRestoration): string => {
  const held = [
    ...(weights === 0 ? [] : [counted(weights, 'day with a weight', 'days with a weight')]),
    ...(log.foods.length === 0 ? [] : [counted(log.foods.length, 'food or meal', 'foods and meals')]),
  ].join(', ');
  const span = spanInWords([...log.weights, ...log.foods].map(({ day }) => day));
  return `${nameOfApp(log)}: ${held}, ${span}. ${counted(restoration.entries.length, 'is', 'are')} new here.`;
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

/** Apps whose file holds much beside the weights, which nobody would miss without a word. */
const WEIGHTS_ALONE: readonly string[] = ['Apple Health', 'Google Fit'];

/** Lines that are left out: days with a weight of their own, and lines that were not understood. */
export const notesOfLog = (
  { app, problems }: ForeignLog,
  { weighedDays }: ForeignRestoration,
): readonly string[] => [
  ...(WEIGHTS_ALONE.includes(app) ? [`From ${app} only weights are read, not food, steps or training.`] : []),
  ...(weighedDays === 0
    ? []
    : [`${counted(weighedDays, 'day has', 'days have')} a weight here already. That weight stays.`]),
  ...problems.slice(0, PROBLEMS).map(({ line, reason }) => `Line ${line} was left out: ${reason}.`),
  ...(problems.length > PROBLEMS
    ? [`${counted(problems.length - PROBLEMS, 'more line was', 'more lines were')} left out.`]
    : []),
];

/** Something that a file does not tell; nothing is imported while one has no answer. */
export interface Question {
  readonly text: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
  /** The answers with a chosen option. */
  readonly choose: (value: string) => LogAnswers;
}

const asked = <K extends keyof LogAnswers>(
  words: Pick<Question, 'text' | 'legend'>,
  answers: LogAnswers,
  key: K,
  options: readonly (readonly [value: LogAnswers[K] & (string | boolean), label: string])[],
): Question => ({
  ...words,
  options: options.map(([value, label]) => ({ value: String(value), label })),
  value: answers[key] === null ? null : String(answers[key]),
  choose: (chosen) => {
    const found = options.find(([value]) => String(value) === chosen);
    return found === undefined ? answers : { ...answers, [key]: found[0] };
  },
});

/** The questions the member is asked before an import. */
export const questionsOfLog = (
  { questions }: ForeignLog,
  { unlikely }: ForeignRestoration,
  answers: LogAnswers,
): readonly Question[] => {
  const ofFile = questions.map((question): Question => {
    if (question.kind === 'unit')
      return asked(
        { text: 'The file does not say the unit of these weights.', legend: 'Unit of the weights' },
        answers,
        'unit',
        [
          ['kg', 'kg'],
          ['lb', 'lb'],
          ['st', 'st'],
        ],
      );
    const { written } = question;
    const read = (order: DayOrder): string => dayWithYear(readDay(written, order) ?? '');
    return asked(
      {
        text: `We can read the days in this file in two ways. Which day is ${written}?`,
        legend: 'Order of day and month',
      },
      answers,
      'order',
      [
        ['day-first', read('day-first')],
        ['month-first', read('month-first')],
      ],
    );
  });
  if (unlikely.length === 0) return ofFile;
  const [{ day, kg } = { day: '', kg: 0 }] = unlikely;
  const others = unlikely.length === 1 ? '' : ` and ${counted(unlikely.length - 1, 'other', 'others')}`;
  const weights = asked(
    {
      text: `${kg} kg on ${dayWithYear(day)}${others} is far from your weight or does not fit your height. Is it right?`,
      legend: 'Weights that do not fit',
    },
    answers,
    'takesUnlikely',
    [
      [false, 'Leave out'],
      [true, 'Import too'],
    ],
  );
  return [...ofFile, weights];
};
