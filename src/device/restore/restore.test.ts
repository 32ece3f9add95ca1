import { expect, test } from 'vitest';
import { createDice } from '../../../tests/chaos/dice.ts';
import { hashesOf, LAST_DAY, memberYear } from '../../../tests/support/member-year.ts';
import {
  bring,
  compare,
  device,
  exported,
  forSeeds,
  keep,
  keepTheRest,
  must,
  nextId,
} from '../../../tests/support/unit/phones.ts';
import type { JournalOperation } from '../../terms/journal.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { operationsOf } from '../outbox/rows/logged-by-rows.ts';
import { listOutbox } from '../outbox/rows/outbox.ts';
import { readCycle } from '../rows/cycle.ts';
import { importEntries } from './import-entries.ts';
import { isNothingNew } from './restoration.ts';
import { undoRestore } from './restore-copy.ts';

test('an export brings every fold back on an empty device, and once only', async () => {
  await forSeeds(3, async (seed) => {
    const old = device();
    await keep(old, memberYear(seed, 15, 8));
    await keepTheRest(old);
    const text = await exported(old);
    const fresh = device();
    await bring(fresh, text);
    expect(await readCycle(fresh)).toEqual(await readCycle(old));
    expect(await hashesOf(fresh)).toEqual(await hashesOf(old));
    expect(isNothingNew(await compare(fresh, text))).toBe(true);
    const rows = await fresh.journal.count();
    await bring(fresh, text);
    expect(await fresh.journal.count()).toBe(rows);
  });
});

test('a device with any part of the entries ends like the one that was exported, with a server or without', async () => {
  await forSeeds(5, async (seed) => {
    const dice = createDice(seed);
    const travels = dice.chance(50);
    const all = memberYear(seed, 20, 8);
    const seqOf = (at: number): number | null => (travels ? at * 3 + 1 : null);
    const old = device();
    await keep(old, all, seqOf);
    const part = device();
    const here = all.map((operation, at) => ({ operation, at })).filter(() => dice.chance(50));
    await keep(
      part,
      here.map(({ operation }) => operation),
      (at) => seqOf(here[at]?.at ?? 0),
    );
    await bring(part, await exported(old), travels);
    const { cycle: _, ...hashes } = await hashesOf(part);
    expect(hashes).toEqual(expect.objectContaining({ stock: (await hashesOf(old)).stock }));
    expect(await hashesOf(part)).toEqual(await hashesOf(old));
  });
});

test('what was entered on a new device without a journal stays newer than the export', async () => {
  const old = device();
  const rice = (id: number, grams: number): JournalOperation => ({
    id: `10000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    day: LAST_DAY,
    kind: 'pantry.set',
    payload: { food: 'rice', grams },
  });
  await keep(old, [rice(1, 100)]);
  const fresh = device();
  await keep(fresh, [rice(2, 900)]);
  const before = (await hashesOf(fresh)).stock;
  await bring(fresh, await exported(old));
  expect((await hashesOf(fresh)).stock).toBe(before);
  expect(await fresh.journal.count()).toBe(2);
});

test('with a journal, what was added is queued in its order, a page at a time', async () => {
  const old = device();
  const year = memberYear(3, 80, 8);
  await keep(old, year);
  const fresh = device();
  await bring(fresh, await exported(old), true);
  const rows = (await listOutbox(fresh)).filter(({ kind }) => kind === 'journal.append').map(operationsOf);
  expect(rows.length).toBeGreaterThan(1);
  expect(Math.max(...rows.map((page) => page.length))).toBeLessThanOrEqual(500);
  const isRetraction = ({ kind }: JournalOperation): boolean => kind === 'entry.retract';
  const queued = rows.flat();
  expect(queued.filter(isRetraction).map(({ id }) => id)).toEqual(
    year.filter(isRetraction).map(({ id }) => id),
  );
  expect(queued.filter((one) => !isRetraction(one)).map(({ id }) => id)).toEqual(
    year.filter((one) => !isRetraction(one)).map(({ id }) => id),
  );
});

test('an import that fails on its way leaves nothing of it', async () => {
  const fresh = device();
  const year = memberYear(23, 10, 12).map((operation, seq) => ({ ...operation, seq, serverSeq: null }));
  const [first] = year;
  if (first === undefined) throw new Error('The year is empty.');
  const entries = [...year, first];
  const parts = { order: [], hasSequences: false, nextId, now: 1, travels: true };
  const imported = await importEntries(fresh, { ...parts, entries });
  expect(imported.ok).toBe(false);
  expect(await fresh.journal.count()).toBe(0);
  expect(await listOutbox(fresh)).toEqual([]);
});

test('another account gets the entries in the order of the first, without its sequences', async () => {
  const old = device('ben');
  const year = memberYear(7, 40, 8);
  await keep(old, year.toReversed(), (at) => year.length - at);
  const mine = device('ana');
  const text = await exported(old);
  expect((await compare(mine, text)).isOfOtherAccount).toBe(true);
  await bring(mine, text, true);
  expect((await mine.journal.toArray()).every(({ serverSeq }) => serverSeq === null)).toBe(true);
  expect((await hashesOf(mine)).stock).toBe((await hashesOf(old)).stock);
});

test('a file of another account cannot retract what is in this one', async () => {
  const [mine] = memberYear(9, 1, 8).filter(({ kind }) => kind !== 'entry.retract');
  if (mine === undefined) throw new Error('no entry');
  const here = device('ana');
  await keep(here, [mine]);
  const theirs = device('ben');
  await keep(theirs, [
    { id: nextId(), day: mine.day, kind: 'entry.retract', payload: { entry: mine.id } },
    { id: nextId(), day: mine.day, kind: 'water.add', payload: { litres: 1 } },
  ]);
  await bring(here, await exported(theirs));
  expect((await here.journal.toArray()).map(({ kind, retracted }) => [kind, retracted ?? false])).toEqual([
    ['water.add', false],
    [mine.kind, false],
  ]);
});

test('answers of an account that keeps them are not overwritten by those of an old file', async () => {
  const old = device();
  await keepTheRest(old);
  const text = await exported(old);
  const fresh = device();
  expect((await compare(fresh, text, ['plan-inputs'])).planInputs).toBeNull();
  expect((await compare(device('ben'), text, ['plan-inputs'])).planInputs).toMatchObject({
    allergies: ['peanut'],
  });
});

test('Undo leaves nothing of an import that was not sent, and the file can come again', async () => {
  await forSeeds(3, async (seed) => {
    const travels = seed % 2 === 0;
    const old = device();
    await keep(old, memberYear(seed, 20, 6));
    const fresh = device();
    await keep(fresh, memberYear(seed + 1, 5, 6));
    const before = await hashesOf(fresh);
    const text = await exported(old);
    const restored = await bring(fresh, text, travels);
    must(await undoRestore(fresh, restored, { nextId, now: 1 }));
    expect(await hashesOf(fresh)).toEqual(before);
    expect(await listOutbox(fresh)).toEqual([]);
    expect((await compare(fresh, text)).entries).toHaveLength((await compare(device(), text)).entries.length);
  });
});

const deliver = async (db: MemberDatabase, first: number): Promise<void> => {
  const rows = await db.journal.toArray();
  await db.journal.bulkPut(rows.map((row, at) => ({ ...row, serverSeq: first + at })));
  await db.outbox.clear();
};

test('Undo of what was sent retracts it, and the file can come again', async () => {
  const old = device('ben');
  await keep(old, memberYear(11, 20, 6));
  const fresh = device();
  const before = await hashesOf(fresh);
  const text = await exported(old);
  const restored = await bring(fresh, text, true);
  await deliver(fresh, 1000);
  must(await undoRestore(fresh, restored, { nextId, now: 1 }));
  expect(await hashesOf(fresh)).toEqual(before);
  expect((await listOutbox(fresh)).flatMap(operationsOf).every(({ kind }) => kind === 'entry.retract')).toBe(
    true,
  );
  await bring(fresh, text, true);
  expect((await hashesOf(fresh)).days).toBe((await hashesOf(old)).days);
  const rows = await fresh.journal.count();
  await bring(fresh, text, true);
  expect(await fresh.journal.count()).toBe(rows);
});

test('Undo never retracts what the account had before the import', async () => {
  const old = device();
  await keep(old, memberYear(13, 10, 6), (at) => at + 1);
  const fresh = device();
  const restored = await bring(fresh, await exported(old), true);
  await fresh.outbox.clear();
  must(await undoRestore(fresh, restored, { nextId, now: 1 }));
  expect(await listOutbox(fresh)).toEqual([]);
  expect((await hashesOf(fresh)).days).toBe((await hashesOf(old)).days);
});
