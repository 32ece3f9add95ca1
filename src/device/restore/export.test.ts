import { beforeEach, expect, test } from 'vitest';
import { logOf } from '../../../tests/support/kitchen-household.ts';
import { wellness } from '../../../tests/support/unit/sync-samples.ts';
import { diaryAsCsv } from '../../domain/body/progress/diary-csv.ts';
import type { JournalFact } from '../../terms/journal.ts';
import { MemberDatabase } from '../db/member-database.ts';
import { destroyKeys, seal } from '../db/sealing.ts';
import { appendOperation } from '../journal/journal.ts';
import { runCommand } from '../outbox/drain/command.ts';
import { saveDraft } from '../rows/drafts.ts';
import { copyAsJson, type DeviceCopy, readDeviceCopy, readDiary, readUnsent } from './export.ts';

let db: MemberDatabase;
beforeEach(() => {
  db = new MemberDatabase('ana');
});

const copyOf = async (): Promise<DeviceCopy> => {
  const read = await readDeviceCopy(db, Date.UTC(2026, 10, 21, 8, 14));
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
};

test('the copy of everything on the device holds every table but the keys', async () => {
  const { tables, ...head } = await copyOf();
  const names = db.tables.map(({ name }) => name).filter((name) => name !== 'keys');
  expect(Object.keys(tables).sort()).toEqual(names.sort());
  expect(names).toContain('cycle');
  expect(head).toEqual({
    product: 'Sorrel',
    format: 1,
    memberId: 'ana',
    exportedAt: '2026-11-21T08:14:00.000Z',
  });
});

test('the copy of everything on the device opens what is sealed: drafts and health answers that wait', async () => {
  await saveDraft(db, 'lifestyle', { rest_days: 'Sunday' }, 5);
  await runCommand(db, { intent: wellness }, { id: 'w', now: 1, travels: true });
  const { tables } = await copyOf();
  expect(tables.drafts).toEqual([{ key: 'lifestyle', values: { rest_days: 'Sunday' }, updatedAt: 5 }]);
  expect(tables.outbox).toMatchObject([{ payload: wellness.payload }]);
});

test('the copy of everything on the device of what a deleted account left unsent opens no health answers, and counts them', async () => {
  await runCommand(db, { intent: wellness }, { id: 'w', now: 1, travels: true });
  const chat = { kind: 'chat.send', payload: { message: 'Lunch?' } } as const;
  await runCommand(db, { intent: chat }, { id: 'c', now: Date.UTC(2026, 10, 20), travels: true });
  const read = await readUnsent(db, Date.UTC(2026, 10, 21));
  if (!read.ok) throw new Error(read.error.kind);
  expect(read.value).toMatchObject({
    unsent: [{ kind: 'chat.send', enteredAt: '2026-11-20T00:00:00.000Z', value: chat.payload }],
    healthAnswersLeftOut: 1,
  });
  const words = Object.values(wellness.payload)
    .flat()
    .filter((word) => typeof word === 'string' && word.length > 3);
  for (const word of words) expect(copyAsJson(read.value)).not.toContain(word);
});

test('the copy of everything on the device says so where something cannot be opened', async () => {
  await db.planInputs.put({ key: 'only', inputs: await seal(db, { allergies: [] }), updatedAt: 1 });
  await destroyKeys(db);
  expect((await copyOf()).tables.planInputs).toMatchObject([
    { inputs: 'This could not be read on this device.' },
  ]);
});

const NAMES = { dish: (id: string) => `dish ${id}`, food: ({ food }: { food: string }) => `food ${food}` };
const linesOf = async (): Promise<readonly string[]> => {
  const diary = await readDiary(db);
  if (!diary.ok) throw new Error(diary.error.kind);
  return diaryAsCsv(diary.value, NAMES).split('\r\n');
};
const log = (id: string, fact: JournalFact) => appendOperation(db, { id, ...fact });

test('the log as a table has one row for each meal, food, drink and weight that stands, by day', async () => {
  const day = '2026-11-21';
  const meal = { planId: null, slot: 'lunch', dish: 'soup', kcal: 410, eaten: true } as const;
  const food = { entry: 'f', slot: 'snacks1', food: 'apple', grams: 150, kcal: 78, eaten: true } as const;
  await log('a', { day, kind: 'water.add', payload: { litres: 0.5 } });
  await log('b', { day, kind: 'water.add', payload: { litres: -0.25 } });
  await log('c', { day, kind: 'meal.eaten', payload: meal });
  await log('d', { day, kind: 'meal.eaten', payload: { ...meal, slot: 'dinner' } });
  await log('e', { day, kind: 'meal.eaten', payload: { ...meal, slot: 'dinner', eaten: false } });
  await log('f', { day, kind: 'food.eaten', payload: food });
  await log('g', { day, kind: 'weight.set', payload: { kg: 61.4 } });
  await log('h', { day: '2026-11-20', kind: 'weight.set', payload: { kg: 61.5 } });
  expect(await linesOf()).toEqual([
    'day,entry,meal,name,amount,unit,kcal',
    '2026-11-20,Weight,,,61.5,kg,',
    '2026-11-21,Meal,Lunch,dish soup,,,410',
    '2026-11-21,Food,Snacks 1,food apple,150,g,78',
    '2026-11-21,Drink,,Water,0.5,L,',
    '2026-11-21,Drink,,Water,-0.25,L,',
    '2026-11-21,Weight,,,61.4,kg,',
    '',
  ]);
});

test('the log as a table keeps quotes, commas and lines in their cell, and lets no text run as a formula', () => {
  const payload = { planId: null, slot: 'lunch', dish: 'x', kcal: 1, eaten: true } as const;
  const entries = logOf({ day: '2026-11-21', kind: 'meal.eaten', payload });
  const csv = (name: string) => diaryAsCsv(entries, { ...NAMES, dish: () => name });
  expect(csv('Soup, "green"\nor red')).toContain(',"Soup, ""green""\nor red",');
  expect(csv('=HYPERLINK("http://x")')).toContain(`,"'=HYPERLINK(""http://x"")",`);
  expect(csv('+1')).toContain(",'+1,");
  expect(csv('@SUM(A1)')).toContain(",'@SUM(A1),");
  // A German spreadsheet ends cells there.
  expect(csv(';=1+1')).toContain(",;'=1+1,");
  expect(csv('Soup;"=A1')).toContain(`,"Soup;""'=A1",`);
  expect(csv('Rice;\t-2')).toContain(",Rice;\t'-2,");
  expect(csv('＝1')).toContain(",'＝1,");
  expect(csv('Sweet-sour; a=b')).toContain(',Sweet-sour; a=b,');
});
