import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDevice } from '../../../src/data/device.ts';
import type { OutboxRow } from '../../../src/data/intents.ts';
import type { MemberDatabase } from '../../../src/data/member-database.ts';
import { readJournalDay } from '../../../src/data/repositories/journal.ts';
import { foldDay } from '../../../src/domain/journal/fold.ts';
import type { JournalOperation } from '../../../src/domain/journal/operations.ts';
import { discardChange } from '../../../src/sync/discard-change.ts';
import { deleteDatabases, TODAY } from './harness.ts';

let db: MemberDatabase;
let ids = 0;
const nextId = (): string => `opposite-${++ids}`;

beforeEach(() => {
  db = createDevice().open('ana');
});
afterEach(() => deleteDatabases(db));

const water = (id: string, litres: number): JournalOperation => ({
  id,
  day: TODAY,
  kind: 'water.add',
  payload: { litres },
});

const queue = async (operation: JournalOperation, change: Partial<OutboxRow>): Promise<void> => {
  await db.journal.add({ ...operation, serverSeq: null });
  await db.outbox.add({
    id: `row-${operation.id}`,
    version: 1,
    memberId: 'ana',
    lane: 'journal',
    kind: 'journal.append',
    payload: { operations: [operation] },
    sealed: false,
    state: 'waiting',
    attempts: 0,
    nextAt: 0,
    leaseUntil: 0,
    lastError: null,
    createdAt: 0,
    ...change,
  });
};
const litresShown = async (): Promise<number> => foldDay(await readJournalDay(db, TODAY)).waterLitres;

describe('a discarded entry of the log', () => {
  test('goes from the screen with its row where the server cannot have it', async () => {
    await queue(water('a', 0.5), {});
    await queue(water('b', 0.25), {
      state: 'refused',
      lastError: { kind: 'rejected', status: 400, code: null, detail: '', fields: {} },
    });
    expect(await litresShown()).toBe(0.75);
    expect(await discardChange(db, 'row-b', nextId)).toEqual({ ok: true, value: undefined });
    expect(await litresShown()).toBe(0.5);
    await discardChange(db, 'row-a', nextId);
    expect(await litresShown()).toBe(0);
    expect(await db.outbox.count()).toBe(0);
  });

  test('is followed by its opposite where its answer was lost, so that a pull cannot bring it back', async () => {
    await queue(water('a', 0.5), { attempts: 1, lastError: { kind: 'timeout' } });
    await discardChange(db, 'row-a', nextId);
    expect(await litresShown()).toBe(0);
    const [row] = await db.outbox.toArray();
    expect(row?.payload).toMatchObject({
      operations: [
        { id: 'a', payload: { litres: 0.5 } },
        { kind: 'water.add', day: TODAY, payload: { litres: -0.5 } },
      ],
    });
    await discardChange(db, 'row-a', nextId);
    expect(await litresShown()).toBe(0);
  });

  test('on its way at this moment stays', async () => {
    await queue(water('a', 0.5), { state: 'sending' });
    await discardChange(db, 'row-a', nextId);
    expect(await litresShown()).toBe(0.5);
    expect(await db.outbox.count()).toBe(1);
  });
});
