import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDevice } from '../../../src/data/device.ts';
import type { IntentPayloads, OutboxRow } from '../../../src/data/intents.ts';
import type { MemberDatabase } from '../../../src/data/member-database.ts';
import { readOnlyHere } from '../../../src/data/only-here.ts';
import { changeCycle } from '../../../src/data/repositories/cycle.ts';
import { prepareSharing } from '../../../src/data/repositories/cycle-sharing.ts';
import { noteExtensions } from '../../../src/data/repositories/extensions.ts';
import { readJournalDay } from '../../../src/data/repositories/journal.ts';
import { claimNext } from '../../../src/data/repositories/outbox.ts';
import { preparePlanInputs } from '../../../src/data/repositories/plan-inputs.ts';
import { readMemberSetting, writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { noteFlow } from '../../../src/domain/cycle/log.ts';
import { foldDay } from '../../../src/domain/journal/fold.ts';
import type { JournalOperation } from '../../../src/domain/journal/operations.ts';
import { NO_ANSWERS } from '../../../src/features/plan-inputs/facts-check.ts';
import { type Command, runCommand } from '../../../src/sync/command.ts';
import { discardChange } from '../../../src/sync/discard-change.ts';
import { recordDelivery } from '../../../src/sync/record-delivery.ts';
import { settleAttempt } from '../../../src/sync/settle-attempt.ts';
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
    expect(await discardChange(db, 'row-b', nextId)).toEqual({ ok: true, value: true });
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
    expect(await db.outbox.toArray()).toEqual([row]);
    expect(await db.journal.count()).toBe(2);
  });

  test.each([
    ['was not tried', {}, []],
    ['may have arrived too', { attempts: 1, lastError: { kind: 'timeout' } }, [71]],
  ] as const)('leaves none of two words about one thing where the newer one %s', async (_, tried, sent) => {
    const weight = (id: string, kg: number): JournalOperation => ({
      id,
      day: TODAY,
      kind: 'weight.set',
      payload: { kg },
    });
    await db.journal.add({ ...weight('before', 70), serverSeq: 1 });
    await queue(weight('a', 17), { attempts: 1, lastError: { kind: 'timeout' } });
    await queue(weight('b', 71), tried);
    await discardChange(db, 'row-a', nextId);
    await discardChange(db, 'row-b', nextId);
    expect(foldDay(await readJournalDay(db, TODAY)).weightKg).toBe(70);
    const kg = (value: number) => ({ payload: { kg: value } });
    expect((await db.outbox.toArray()).map(({ payload }) => payload)).toMatchObject(
      [17, ...sent, 70].map((value) => ({ operations: [kg(value)] })),
    );
  });

  test('does not come back where it is refused and what takes it back is accepted', async () => {
    const weight = (id: string, kg: number) =>
      ({ id, day: TODAY, kind: 'weight.set', payload: { kg } }) as const;
    await db.journal.add({ ...weight('before', 70), serverSeq: 1 });
    await queue(weight('a', 17), { attempts: 1, lastError: { kind: 'timeout' } });
    await discardChange(db, 'row-a', nextId);
    const claim = await claimNext(db, 'journal', 0, 1);
    if (claim.kind !== 'claimed') throw new Error('Nothing to send');
    const { lastError } = REFUSED;
    await settleAttempt(db, claim.parcel, { lastError, sealedError: null }, { kind: 'refuse' }, 0);
    const opposite = await claimNext(db, 'journal', 0, 1);
    if (opposite.kind !== 'claimed') throw new Error('Nothing to send');
    const { operations } = opposite.parcel[0].payload as IntentPayloads['journal.append'];
    const accepted = operations.map(({ id }, at) => ({ id, seq: 2 + at }));
    const intent = { kind: 'journal.append', payload: { operations } } as const;
    await recordDelivery(db, opposite.parcel, intent, { kind: 'journal', accepted }, 0);
    expect(foldDay(await readJournalDay(db, TODAY)).weightKg).toBe(70);
    expect(await db.outbox.count()).toBe(0);
    expect(await db.notices.count()).toBe(0);
  });

  test('on its way at this moment stays', async () => {
    await queue(water('a', 0.5), { state: 'sending' });
    expect(await discardChange(db, 'row-a', nextId)).toEqual({ ok: true, value: false });
    expect(await litresShown()).toBe(0.5);
    expect(await db.outbox.count()).toBe(1);
  });
});

const REFUSED = {
  state: 'refused',
  lastError: { kind: 'rejected', status: 400, code: null, detail: '', fields: {} },
} as const;

const refuse = async (command: Command): Promise<void> => {
  await runCommand(db, command, { id: 'row', now: 1, travels: true });
  await db.outbox.where('id').equals('row').modify(REFUSED);
};

describe('what is discarded and stays on this device', () => {
  test('cycle notes are no longer taken for the account’s', async () => {
    await writeMemberSetting(db, 'cycleShared', true);
    await changeCycle(db, (log) => noteFlow(log, '2026-11-20', 'light'));
    const earlier = await prepareSharing(db, TODAY, nextId);
    if (earlier.ok) await earlier.value.write();
    await changeCycle(db, (log) => ({ ...noteFlow(log, TODAY, 'heavy'), cycleLength: 31 }));
    const sharing = await prepareSharing(db, TODAY, nextId);
    if (!sharing.ok) throw new Error('The notes cannot be read');
    const { operations, write } = sharing.value;
    await refuse({ intent: { kind: 'cycle.share', payload: { operations } }, write });
    expect(await readOnlyHere(db)).toMatchObject({ cycleNotes: false });

    expect(await discardChange(db, 'row', nextId)).toEqual({ ok: true, value: true });
    expect(await db.outbox.count()).toBe(0);
    expect(await readOnlyHere(db)).toMatchObject({ cycleNotes: true });
    // Or the cycle's page would send what was discarded.
    expect(await readMemberSetting(db, 'cycleShared')).toBe(false);
    expect(await prepareSharing(db, TODAY, nextId)).toMatchObject({
      value: { operations: operations.map(({ id: _, ...fact }) => fact) },
    });
  });

  test('answers that the server refused are the device’s own', async () => {
    await noteExtensions(db, ['plan-inputs']);
    const write = await preparePlanInputs(db, NO_ANSWERS, 1);
    await refuse({ intent: { kind: 'plan-inputs.put', payload: NO_ANSWERS }, write });
    await discardChange(db, 'row', nextId);
    expect(await readOnlyHere(db)).toMatchObject({ safetyAnswers: true });
  });
});
