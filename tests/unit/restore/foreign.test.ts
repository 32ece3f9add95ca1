import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readForeignRestoration } from '../../../src/data/restore/foreign-restoration.ts';
import { readForeign } from '../../../src/data/restore/read-foreign.ts';
import type { ForeignLog } from '../../../src/domain/foreign-log/foreign-log.ts';
import { createHealthReader } from '../../../src/domain/foreign-log/health-export.ts';
import { dayOrderOf, readAmount, readDay, readWeight } from '../../../src/domain/foreign-log/values.ts';
import { importEntries, undoImport } from '../../../src/sync/outbox/import-entries.ts';
import { device, keep, must, nextId } from './phones.ts';

const TODAY = '2026-11-21';

const read = async (name: string): Promise<ForeignLog> => {
  const bytes = await readFile(new URL(`../../fixtures/other-apps/${name}`, import.meta.url));
  return must(await readForeign(new Blob([bytes]), TODAY));
};
const readText = (text: string) => readForeign(new Blob([text]), TODAY);
const days = ({ weights }: ForeignLog) =>
  weights.map(({ day, value }) => [day, Math.round(value * 100) / 100]);

describe('weights', () => {
  test('of Libra: decimal commas, quoted lines, and what is no weight by its line', async () => {
    const log = await read('libra.csv');
    expect(days(log)).toEqual([
      ['2025-01-18', 77.3],
      ['2025-01-18', 77.9],
      ['2025-01-19', 77.1],
    ]);
    expect(log).toMatchObject({ app: 'Libra', isUnitUnknown: false });
    expect(log.problems).toEqual([{ line: 8, reason: '"7,1" is no body weight' }]);
  });

  test('of Google Fit, on the days that have one', async () => {
    expect(days(await read('google-fit.csv'))).toEqual([
      ['2025-02-02', 81.2],
      ['2025-02-03', 80.9],
    ]);
  });

  test('of MyFitnessPal: a byte order mark, and a unit that nobody tells', async () => {
    const log = await read('myfitnesspal-measurements.csv');
    expect(days(log)).toEqual([
      ['2025-03-01', 180.4],
      ['2025-03-08', 179],
    ]);
    expect(log.isUnitUnknown).toBe(true);
    expect(log.problems).toEqual([{ line: 4, reason: '"2025-13-08" is no past day' }]);
  });

  test('of Cronometer, each in its own unit, beside other figures of the body', async () => {
    expect(days(await read('cronometer-biometrics.csv'))).toEqual([
      ['2025-04-01', 72.8],
      ['2025-04-02', 72.4],
    ]);
  });

  test('of Apple Health, by the day where they were weighed', async () => {
    expect(days(await read('apple-health.xml'))).toEqual([
      ['2025-05-02', 72.3],
      ['2025-05-03', 72.3],
    ]);
  });

  test('of Apple Health, however its parts are cut', async () => {
    const text = await readFile(
      new URL('../../fixtures/other-apps/apple-health.xml', import.meta.url),
      'utf8',
    );
    for (const size of [1, 7, 50, 333]) {
      const reader = createHealthReader(TODAY);
      for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
      expect(reader.weights).toHaveLength(2);
    }
  });

  test('a tag that never ends is passed over', () => {
    const reader = createHealthReader(TODAY);
    for (let at = 0; at < 2000; at += 1) reader.push(`<Record ${'x'.repeat(5000)}`);
    expect(reader.weights).toEqual([]);
  });
});

describe('foods', () => {
  test('of Cronometer, each with its figures', async () => {
    const { foods } = await read('cronometer-servings.csv');
    expect(foods).toHaveLength(3);
    expect(foods[0]).toMatchObject({
      day: '2025-04-01',
      slot: 'breakfast',
      name: 'Oats, rolled, dry',
      grams: 50,
      kcal: 189.5,
    });
    expect(foods[0]?.nutrients).toContainEqual({ nutrient: 'protein_g', amount: 6.6 });
    expect(foods[0]?.nutrients.map(({ nutrient }) => nutrient)).not.toContain('vit_c_mg');
    expect(foods[1]).toMatchObject({ slot: 'lunch', grams: 0 });
  });

  test('of MyFitnessPal, a meal at a time', async () => {
    const { foods, problems } = await read('myfitnesspal-nutrition.csv');
    expect(foods.map(({ slot, name, kcal }) => [slot, name, kcal])).toEqual([
      ['breakfast', 'Breakfast (MyFitnessPal)', 412.5],
      ['snacks2', 'Snacks (MyFitnessPal)', 1050],
    ]);
    expect(problems).toEqual([{ line: 4, reason: '"none" is no energy in kcal' }]);
  });
});

describe('on the device', () => {
  test('the last weight of a day counts, a day with a weight keeps it, and the file adds nothing twice', async () => {
    const db = device();
    await keep(db, [{ id: nextId(), day: '2025-01-19', kind: 'weight.set', payload: { kg: 70 } }]);
    const log = await read('libra.csv');
    const compare = async () => must(await readForeignRestoration(db, log, 'kg'));
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
    const { restoration } = must(await readForeignRestoration(db, log, 'kg'));
    expect(new Set(restoration.entries.map(({ id }) => id)).size).toBe(3);
    must(await importEntries(db, { ...restoration, hasSequences: false, nextId, now: 1, travels: true }));
    expect(must(await readForeignRestoration(db, log, 'kg')).restoration.entries).toEqual([]);
  });

  test('weights without a unit are in the one that was chosen', async () => {
    const log = await read('myfitnesspal-measurements.csv');
    const { restoration } = must(await readForeignRestoration(device(), log, 'lb'));
    expect(restoration.entries.map(({ payload }) => payload)).toEqual([{ kg: 81.83 }, { kg: 81.19 }]);
  });
});

test.each(['', 'hello', 'a,b\n1,2', 'Date,Steps\n2025-01-01,5', '\u0000\u0001date,\u0002'])(
  '%j is no log',
  async (text) => {
    expect(await readText(text)).toEqual({ ok: false, error: 'unknown-file' });
  },
);

test.each([
  ['72.5', 72.5],
  ['72,5', 72.5],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['-3', -3],
  ['', null],
  ['1e9', null],
  ['1.2.3,4,5', null],
])('the amount %j is %j', (text, value) => {
  expect(readAmount(text)).toBe(value);
});

test.each([
  ['72,5 kg', 72.5, 'kg'],
  ['160 lbs', 160, 'lb'],
  ['11 st 7 lb', 11.5, 'st'],
  ['72500 g', 72.5, 'kg'],
  ['80', 80, null],
])('the weight %j is %j %s', (text, value, unit) => {
  expect(readWeight(text)).toEqual({ value, unit });
});

test.each([
  ['2025-03-04T07:00:00Z', '2025-03-04', '2025-03-04'],
  ['3/4/2025 07:00', '2025-04-03', '2025-03-04'],
  ['04.03.25', '2025-03-04', '2025-04-03'],
  ['31/2/2025', null, null],
])('the day %j', (text, dayFirst, monthFirst) => {
  expect([readDay(text, 'day-first'), readDay(text, 'month-first')]).toEqual([dayFirst, monthFirst]);
});

test('all dates of a file tell their order', () => {
  expect(dayOrderOf(['3/4/2025', '13/4/2025'])).toBe('day-first');
  expect(dayOrderOf(['3/4/2025', '4/13/2025'])).toBe('month-first');
  expect(dayOrderOf(['3.4.2025'])).toBe('day-first');
});
