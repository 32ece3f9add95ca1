import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { device, keep, must, nextId } from '../../../tests/support/unit/phones.ts';
import { type DayOrder, orderOfDays, readDay } from '../../domain/body/foreign-log/days.ts';
import type { ForeignLog } from '../../domain/body/foreign-log/foreign-log.ts';
import { createHealthReader } from '../../domain/body/foreign-log/health-export.ts';
import { diaryAsCsv } from '../../domain/body/progress/diary-csv.ts';
import { readForeignRestoration } from './foreign-restoration.ts';
import { importEntries, undoImport } from './import-entries.ts';
import { readForeign } from './read-foreign.ts';

const TODAY = '2026-11-21';
const ANSWERS = { unit: 'kg', order: null, takesUnlikely: false } as const;

const read = async (name: string, order: DayOrder | null = null): Promise<ForeignLog> => {
  const bytes = await readFile(new URL(`../../../tests/fixtures/other-apps/${name}`, import.meta.url));
  return must(await readForeign(new Blob([bytes]), TODAY, order));
};
const readText = (text: string) => readForeign(new Blob([text]), TODAY, null);

const rounded = (value: number): number => Math.round(value * 100) / 100;
const clock = (minutes: number): string =>
  [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
/** The content of a log, a line for each entry, question and problem. */
const told = ({ weights, foods, questions, problems }: ForeignLog): readonly string[] => [
  ...weights.map(({ day, time, value }) => `${day} ${clock(time)} ${rounded(value)}`),
  ...foods.map(({ day, slot, name, grams, kcal }) => `${day} ${slot} ${name}, ${grams} g, ${kcal} kcal`),
  ...questions.map((question) => `? ${Object.values(question).join(' ')}`),
  ...problems.map(({ line, reason }) => `line ${line}: ${reason}`),
];

test.each<[file: string, app: string, held: readonly string[]]>([
  [
    'libra.csv',
    'Libra',
    [
      '2025-01-18 06:39 77.3',
      '2025-01-18 20:10 77.9',
      '2025-01-19 06:41 77.1',
      'line 8: "7,1" is not a body weight from 10 to 200 kg',
    ],
  ],
  ['google-fit.csv', 'Google Fit', ['2025-02-02 00:00 81.2', '2025-02-03 00:00 80.9']],
  [
    'myfitnesspal-measurements.csv',
    'a table',
    ['2025-03-01 00:00 180.4', '2025-03-08 00:00 179', '? unit', 'line 4: "2025-13-08" is not a past day'],
  ],
  ['cronometer-biometrics.csv', 'Cronometer', ['2025-04-01 07:05 72.8', '2025-04-02 07:00 72.4']],
  ['apple-health.xml', 'Apple Health', ['2025-05-02 07:12 72.3', '2025-05-03 23:30 72.3']],
  ['renpho.csv', 'Renpho', ['2026-09-22 07:31 72.4', '2026-09-21 07:29 72.6']],
  ['samsung-weight.csv', 'Samsung Health', ['2026-09-22 00:30 78.4', '2026-09-23 07:10 78.1']],
  ['garmin-weight.csv', 'a table', ['2026-09-22 07:15 84.2', '2026-09-21 07:20 84.5']],
  ['happyscale.csv', 'a table', ['2026-09-22 07:15 82.28', '2026-09-21 00:00 82.51']],
  ['weights-ampm.csv', 'a table', ['2026-09-22 09:05 80.4', '2026-09-22 13:10 81.6']],
  ['utf16.csv', 'a table', ['2026-09-22 00:00 80.4']],
  [
    'heavy.csv',
    'a table',
    [
      '2026-08-03 00:00 199',
      'line 2: "215.4" is not a body weight from 10 to 200 kg',
      'line 3: "214.9" is not a body weight from 10 to 200 kg',
    ],
  ],
  [
    'cronometer-servings.csv',
    'Cronometer',
    [
      '2025-04-01 breakfast Oats, rolled, dry, 50 g, 189.5 kcal',
      '2025-04-01 lunch Apple, 0 g, 94.6 kcal',
      '2025-04-01 lunch Apple, 0 g, 94.6 kcal',
    ],
  ],
  ['cronometer-kj.csv', 'Cronometer', ['2026-09-01 breakfast Oats, rolled, 50 g, 189.5 kcal']],
  ['cronometer-cp1252.csv', 'Cronometer', ['2026-09-01 breakfast Crème fraîche, 50 g, 146 kcal']],
  [
    'myfitnesspal-nutrition.csv',
    'MyFitnessPal',
    [
      '2025-03-01 breakfast Breakfast (MyFitnessPal), 0 g, 412.5 kcal',
      '2025-03-01 snacks2 Snacks (MyFitnessPal), 0 g, 1050 kcal',
      'line 4: "none" is not an energy in kcal',
    ],
  ],
  [
    'loseit-food-logs.csv',
    'Lose It!',
    [
      '2026-09-14 breakfast Greek Yogurt Plain, 170 g, 100 kcal',
      '2026-09-14 dinner Chicken Breast, Grilled, 170.1 g, 280 kcal',
      '2026-09-15 snacks2 Banana, 0 g, 105 kcal',
    ],
  ],
  ['samsung-food.csv', 'Samsung Health', ['2026-09-22 lunch Lentil soup, 300 g, 320 kcal']],
  [
    'german-foods.csv',
    'a table',
    ['2026-09-22 breakfast Haferflocken, 50 g, 189.5 kcal', '2026-09-22 dinner Linsensuppe, 0 g, 320 kcal'],
  ],
  ['mfp-ambiguous.csv', 'MyFitnessPal', ['? day-order 01/09/2026']],
])('%s is of %s', async (file, app, held) => {
  const log = await read(file);
  expect(log.app).toBe(app);
  expect(told(log)).toEqual(held);
});

test('a food log may name its meals by type, and exercise is no food', async () => {
  const text =
    'Date,Name,Icon,Type,Quantity,Units,Calories,Deleted\n' +
    '09/14/2026,Oatmeal,Oatmeal,Breakfast,60,Grams,158,0\n' +
    '09/14/2026,Run,Run,Exercise,20,minutes,150,0\n' +
    '09/14/2026,Walk,Walk,Exercise,30,minutes,-90,0\n';
  expect(told(must(await readText(text)))).toEqual(['2026-09-14 breakfast Oatmeal, 60 g, 158 kcal']);
});

test('days that could be either are read as the member says', async () => {
  const daysIn = async (order: DayOrder) =>
    (await read('mfp-ambiguous.csv', order)).foods.map(({ day }) => day);
  expect((await daysIn('day-first')).slice(0, 2)).toEqual(['2026-09-01', '2026-09-02']);
  expect((await daysIn('month-first')).slice(0, 2)).toEqual(['2026-01-09', '2026-02-09']);
});

test('figures are in the unit of their nutrient, and those without a unit are left out', async () => {
  const [oats] = (await read('cronometer-servings.csv')).foods;
  expect(oats?.nutrients).toContainEqual({ nutrient: 'protein_g', amount: 6.6 });
  expect(oats?.nutrients.map(({ nutrient }) => nutrient)).not.toContain('vit_c_mg');
  const [german] = (await read('german-foods.csv')).foods;
  expect(german?.nutrients).toContainEqual({ nutrient: 'sodium_mg', amount: 3 });
});

test('the CSV of this app is known by its name', async () => {
  expect(await readText(`\ufeff${diaryAsCsv([], { dish: String, food: String })}`)).toEqual({
    ok: false,
    error: 'own-csv',
  });
});

test('Apple Health is read however its parts are cut', async () => {
  const text = await readFile(
    new URL('../../../tests/fixtures/other-apps/apple-health.xml', import.meta.url),
    'utf8',
  );
  for (const size of [1, 7, 50, 333]) {
    const reader = createHealthReader(TODAY);
    for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
    expect(reader.weights).toHaveLength(2);
  }
});

test('a tag of Apple Health that never ends is passed over', () => {
  const reader = createHealthReader(TODAY);
  for (let at = 0; at < 2000; at += 1) reader.push(`<Record ${'x'.repeat(5000)}`);
  expect(reader.weights).toEqual([]);
});

test('the last weight of a day counts, a day with a weight keeps it, and the file adds nothing twice', async () => {
  const db = device();
  await keep(db, [{ id: nextId(), day: '2025-01-19', kind: 'weight.set', payload: { kg: 70 } }]);
  const log = await read('libra.csv');
  const compare = async () => must(await readForeignRestoration(db, log, ANSWERS, '2026-11-27'));
  const { restoration, weighedDays } = await compare();
  expect(weighedDays).toBe(1);
  expect(restoration.entries).toMatchObject([{ day: '2025-01-18', payload: { kg: 77.9 } }]);
  const importing = { ...restoration, hasSequences: false, nextId, now: 1, travels: false };
  const imported = must(await importEntries(db, importing));
  expect((await compare()).restoration.entries).toEqual([]);
  must(await undoImport(db, imported, importing));
  expect(await db.journal.count()).toBe(1);
  expect((await compare()).restoration.entries).toHaveLength(1);
});

test('two same foods of one meal are two, and come once', async () => {
  const db = device();
  const log = await read('cronometer-servings.csv');
  const { restoration } = must(await readForeignRestoration(db, log, ANSWERS, '2026-11-27'));
  expect(new Set(restoration.entries.map(({ id }) => id)).size).toBe(3);
  must(await importEntries(db, { ...restoration, hasSequences: false, nextId, now: 1, travels: true }));
  expect(must(await readForeignRestoration(db, log, ANSWERS, '2026-11-27')).restoration.entries).toEqual([]);
});

test('a weight far from the last one waits for an answer', async () => {
  const db = device();
  await keep(db, [{ id: nextId(), day: '2026-01-19', kind: 'weight.set', payload: { kg: 78 } }]);
  const log = must(await readText('Date,Weight (kg)\n2026-03-01,78.4\n2026-03-02,13\n'));
  const kgs = async (takesUnlikely: boolean) => {
    const { restoration, unlikely } = must(
      await readForeignRestoration(db, log, { ...ANSWERS, takesUnlikely }, '2026-11-27'),
    );
    expect(unlikely).toEqual([{ day: '2026-03-02', kg: 13 }]);
    return restoration.entries.map(({ payload }) => payload);
  };
  expect(await kgs(false)).toEqual([{ kg: 78.4 }]);
  expect(await kgs(true)).toEqual([{ kg: 78.4 }, { kg: 13 }]);
});

test('weights without a unit are in the one that was chosen', async () => {
  const log = await read('myfitnesspal-measurements.csv');
  const { restoration } = must(
    await readForeignRestoration(device(), log, { ...ANSWERS, unit: 'lb' }, '2026-11-27'),
  );
  expect(restoration.entries.map(({ payload }) => payload)).toEqual([{ kg: 81.83 }, { kg: 81.19 }]);
});

test.each(['', 'hello', 'a,b\n1,2', 'Date,Steps\n2025-01-01,5', '\u0000\u0001date,\u0002'])(
  '%j is no log',
  async (text) => {
    expect(await readText(text)).toEqual({ ok: false, error: 'unknown-file' });
  },
);

test.each([
  ['2025-03-04T07:00:00Z', '2025-03-04', '2025-03-04'],
  ['3/4/2025 07:00', '2025-04-03', '2025-03-04'],
  ['04.03.25', '2025-03-04', '2025-04-03'],
  ['31/2/2025', null, null],
  ['Sep 22, 2026, 7:31:00 AM', '2026-09-22', '2026-09-22'],
  ['Dienstag, 22. März 2026', '2026-03-22', '2026-03-22'],
  ['22 août 2026 à 07:31', '2026-08-22', '2026-08-22'],
])('the day %j', (text, dayFirst, monthFirst) => {
  expect([readDay(text, 'day-first'), readDay(text, 'month-first')]).toEqual([dayFirst, monthFirst]);
});

test.each([
  [['3/4/2025', '13/4/2025'], 'day-first', null],
  [['3/4/2025', '4/13/2025'], 'month-first', null],
  [['3.4.2025 07.30'], 'day-first', null],
  // One of the two is still to come.
  [['10/12/2026'], 'month-first', null],
  [['5/5/2025', '2025-03-04'], 'day-first', null],
  [['3/4/2025', '5/5/2025'], null, '3/4/2025'],
  [['13/4/2025', '4/13/2025', '3/4/2025'], null, '3/4/2025'],
])('the days %j of a file are %s', (days, order, unsure) => {
  expect(orderOfDays(days, TODAY)).toEqual({ order, unsure });
});

test('headings of a prototype, a row of a million cells and nested quotes are read within bounds', async () => {
  const wide = `date,weight (kg),${'x,'.repeat(300_000)}\n2026-09-01,80,${',1'.repeat(300_000)}\n`;
  expect(must(await readText(wide)).weights).toHaveLength(1);
  const odd = 'date,weight,__proto__,constructor,unit\n2026-09-01,80,1,2,constructor\n';
  expect(told(must(await readText(odd)))).toEqual(['2026-09-01 00:00 80', '? unit']);
  expect((await readText(`date,weight\n"${'"'.repeat(100_000)}`)).ok).toBe(true);
});

test('a row at the end of all time is none, and takes no other along', async () => {
  const rows = ['+275760-09-13 00:00:00,80,UTC+0100', '2026-09-22 23:30:00,80,UTC+0200'];
  const log = must(await readText(['start_time,weight (kg),time_offset', ...rows].join('\n')));
  expect(log.weights.map(({ day }) => day)).toEqual(['2026-09-23']);
  expect(log.problems).toHaveLength(1);
});
