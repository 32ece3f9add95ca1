import { beforeEach, expect, test } from 'vitest';
import { outboxRow } from '../../../../tests/support/stored-samples.ts';
import { TODAY } from '../../../../tests/support/unit/sync-harness.ts';
import { NO_ANSWERS } from '../../../contract/plan.ts';
import { foldDay } from '../../../domain/food/journal/fold.ts';
import { stockOf } from '../../../domain/kitchen/pantry/stock.ts';
import type { JournalOperation } from '../../../terms/journal.ts';
import type { OutboxRow } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting } from '../../db/settings.ts';
import { readJournalDay, readJournalKind, storePulled } from '../../journal/journal.ts';
import { readShoppingLog, sumUpShoppingLog } from '../../plan/read/shopping-log.ts';
import { noteExtensions } from '../../rows/extensions.ts';
import { preparePlanInputs } from '../../rows/plan-inputs.ts';
import { createDevice } from '../../session/device.ts';
import { readLocalOnly } from '../../session/local-only.ts';
import { operationsOf } from '../rows/logged-by-rows.ts';
import { claimNext } from '../rows/outbox.ts';
import { type Command, runCommand } from './command.ts';
import { discardAll, discardChange } from './discard-change.ts';
import { settleAttempt } from './settle-attempt.ts';

let db: MemberDatabase;
let ids = 0;
const nextId = (): string => `opposite-${++ids}`;

beforeEach(() => {
  db = createDevice().open('ana');
});

const water = (id: string, litres: number): JournalOperation => ({
  id,
  day: TODAY,
  kind: 'water.add',
  payload: { litres },
});

const queue = async (operation: JournalOperation, change: Partial<OutboxRow>): Promise<void> => {
  await db.journal.add({ ...operation, serverSeq: null });
  const { order: _, ...row } = outboxRow({
    id: `row-${operation.id}`,
    lane: 'journal',
    kind: 'journal.append',
    payload: { operations: [operation] },
    ...change,
  });
  await db.outbox.add(row);
};
const litresShown = async (): Promise<number> => foldDay(await readJournalDay(db, TODAY)).waterLitres;

const REFUSED = {
  state: 'refused',
  lastError: { kind: 'rejected', status: 400, code: null, detail: '', fields: {} },
} as const;

const LOST = { attempts: 1, lastError: { kind: 'timeout' }, mayHaveArrived: true } as const;
const discardWhatArrived = async (): Promise<void> => {
  await queue(water('a', 0.5), LOST);
  await storePulled(db, [{ ...water('a', 0.5), payload: { litres: 0.5 }, seq: 1 }], 1);
  await discardChange(db, 'row-a', nextId);
};

test('a discarded entry of the log shows again where the server refuses to give it up and the member leaves it at that', async () => {
  await discardWhatArrived();
  expect(await litresShown()).toBe(0);
  const [row] = await db.outbox.toArray();
  await db.outbox.update(row?.order ?? 0, REFUSED);
  expect(await discardChange(db, row?.id ?? '', nextId)).toEqual({ ok: true, value: true });
  expect(await litresShown()).toBe(0.5);
  expect(await readJournalKind(db, 'water.add', TODAY, TODAY)).toHaveLength(1);
  expect(await db.outbox.count()).toBe(0);
});

test('a discarded entry of the log does not show again where the server has the word that gives it up all the same', async () => {
  await discardWhatArrived();
  const [row] = await db.outbox.toArray();
  const [said] = row === undefined ? [] : operationsOf(row);
  if (row === undefined || said === undefined) throw new Error('Nothing gives it up');
  await storePulled(db, [{ ...said, payload: { ...said.payload }, seq: 2 }], 2);
  await db.outbox.update(row.order, REFUSED);
  await discardChange(db, row.id, nextId);
  expect(await litresShown()).toBe(0);
  expect(await readJournalKind(db, 'water.add', TODAY, TODAY)).toEqual([]);
});

test('a discarded entry of the log is hidden with the next page where an earlier release did not know what gives it up', async () => {
  const retraction = { id: 'r', day: TODAY, kind: 'entry.retract', payload: { entry: 'a' } } as const;
  await db.journal.bulkAdd([
    { ...water('a', 0.5), serverSeq: 1 },
    { ...retraction, serverSeq: 2 },
  ]);
  await storePulled(db, [{ ...water('b', 0.25), payload: { litres: 0.25 }, seq: 3 }], 3);
  const kept = await readJournalKind(db, 'water.add', TODAY, TODAY);
  expect(kept.map(({ id }) => id)).toEqual(['b']);
});

test('a discarded entry of the log of an earlier release is told the server where its answer was lost and it is refused since', async () => {
  await queue(water('a', 0.5), { attempts: 1, lastError: { kind: 'timeout' } });
  const claim = await claimNext(db, 'journal', 0, 1);
  if (claim.kind !== 'claimed') throw new Error('Nothing to send');
  const { lastError } = REFUSED;
  await settleAttempt(db, claim.batch, { lastError, sealedError: null }, { kind: 'refuse' }, 0);
  await discardChange(db, 'row-a', nextId);
  expect((await db.outbox.toArray()).flatMap(operationsOf)).toMatchObject([{ payload: { entry: 'a' } }]);
});

test('a discarded entry of the log takes along what was summed up with it', async () => {
  const bought = {
    id: 'a',
    day: '2026-10-01',
    kind: 'shopping.bought',
    payload: { food: 'flour', grams: 500 },
  } as const;
  await queue(bought, LOST);
  await storePulled(db, [{ ...bought, seq: 1 }], 1);
  await sumUpShoppingLog(db, TODAY, { merged: '', nameOf: (food) => food });
  const stock = async () => [...stockOf((await readShoppingLog(db, TODAY, '')).entries)];
  expect(await stock()).toEqual([['flour', 500]]);
  expect((await readMemberSetting(db, 'shoppingSum'))?.place).toBe(1);
  await discardChange(db, 'row-a', nextId);
  expect(await stock()).toEqual([]);
});

const refuse = async (command: Command): Promise<void> => {
  await runCommand(db, command, { id: 'row', now: 1, travels: true });
  await db.outbox.where('id').equals('row').modify(REFUSED);
};

test.each([
  ['a new profile, which nothing else here holds', { kind: 'profile.create', lane: 'profile' }],
  ['what only a newer version can read', { version: 99 }],
] as const)('what is not to be given up stays: %s', async (_, change) => {
  await queue(water('a', 0.5), { ...REFUSED, ...change });
  expect(await discardChange(db, 'row-a', nextId)).toEqual({ ok: true, value: false });
  expect(await db.outbox.count()).toBe(1);
});

test('discarded answers that the server refused are the device’s own', async () => {
  await noteExtensions(db, ['plan-inputs']);
  const write = await preparePlanInputs(db, NO_ANSWERS, 1);
  await refuse({ intent: { kind: 'plan-inputs.put', payload: NO_ANSWERS }, write });
  await discardChange(db, 'row', nextId);
  expect(await readLocalOnly(db)).toMatchObject({ safetyAnswers: true });
});

const left = async () => (await db.outbox.toArray()).flatMap(operationsOf);

test('everything that is unsent goes before the member leaves, and what the server may have of the log is taken back', async () => {
  await queue(water('never-tried', 0.25), {});
  await queue(water('unanswered', 0.5), { lastError: { kind: 'timeout' }, attempts: 1 });
  await queue(water('on-its-way', 0.75), { state: 'sending' });
  await queue(water('refused', 1), REFUSED);
  expect(await discardAll(db, nextId)).toEqual({ ok: true, value: 2 });
  expect((await left()).map(({ payload }) => payload)).toEqual([
    { entry: 'unanswered' },
    { entry: 'on-its-way' },
  ]);
  expect(await litresShown()).toBe(0);
});
