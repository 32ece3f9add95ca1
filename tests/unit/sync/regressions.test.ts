import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { countedUpTo, readBudget } from '../../../src/data/repositories/budget.ts';
import { readJournalDay, readJournalKind } from '../../../src/data/repositories/journal.ts';
import { readMessages } from '../../../src/data/repositories/messages.ts';
import { countUnsent, listOutbox } from '../../../src/data/repositories/outbox.ts';
import { readPlan } from '../../../src/data/repositories/plan.ts';
import { readProfile } from '../../../src/data/repositories/profile.ts';
import { writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { foldDay, unsyncedAmounts } from '../../../src/domain/journal/fold.ts';
import { weightLog } from '../../../src/domain/progress/weights.ts';
import { intakeWith } from '../../../src/domain/water/water.ts';
import { json, type SeenRequest, unreachable } from '../data/scripted-fetch.ts';
import { createHarness, deleteDatabases, type Harness, memberSession, TODAY } from './harness.ts';
import { createMemberServer } from './member-server.ts';
import { chat, profileSave } from './samples.ts';

/** Faults that other apps shipped to people, each by the name under which they were reported. */

const open: Harness[] = [];
const EXTENSIONS = ['journal', 'idempotency'];

const start = (...args: Parameters<typeof createHarness>): Harness => {
  const harness = createHarness(args[0], { extensions: EXTENSIONS, ...args[1] });
  open.push(harness);
  return harness;
};

afterEach(async () => {
  for (const { sync } of open) await sync.sendNow();
  await deleteDatabases(...open.splice(0).map(({ db }) => db));
});

const settled = (harness: Harness) =>
  vi.waitFor(async () => expect(await countUnsent(harness.db)).toBe(0), { timeout: 5000 });
const isAppend = ({ url, init }: SeenRequest) => url.endsWith('/journal') && init.method === 'POST';
const tick = (ticked: boolean) =>
  ({ kind: 'shopping.tick', day: TODAY, payload: { item: 'Grains/Rice', ticked } }) as const;
const ticks = async ({ db }: Harness) => [...foldDay(await readJournalDay(db, TODAY)).ticks];
const shownWater = async ({ db }: Harness): Promise<number> => {
  const budget = (await readBudget(db, TODAY))?.budget ?? null;
  const unsynced = unsyncedAmounts(await readJournalDay(db, TODAY), countedUpTo(budget));
  return intakeWith(budget?.current_water_intake ?? 0, [unsynced.waterLitres]);
};
/** The same device after its app was closed and opened again. */
const reopen = (harness: Harness, answer: Parameters<typeof createHarness>[0]): Harness => {
  harness.session.signOut();
  harness.db.close();
  return start(answer, { member: harness.db.memberId, clock: harness.clock });
};

/** A full disk is found out when a transaction is committed: none of it is kept. */
function abortInstead(this: IDBTransaction): void {
  this.abort();
}

describe('named regressions', () => {
  test('a finished sync empties the local copy', async () => {
    const server = createMemberServer();
    const harness = start(server.answer);
    await harness.sync.prefetch();
    await harness.sync.record({ kind: 'water.add', day: TODAY, payload: { litres: 1 } });
    await settled(harness);
    expect(foldDay(await readJournalDay(harness.db, TODAY)).waterLitres).toBe(1);
    // The next answers have nothing in them: what is here stays.
    harness.network.script.answer = ({ url }) =>
      url.includes('journal')
        ? json({ operations: [], more: false })
        : json(url.includes('meal') ? [] : null);
    await harness.sync.refreshAll();
    expect((await readPlan(harness.db))?.plan.shopping).toHaveLength(1);
    expect((await readProfile(harness.db))?.profile.name).toBe('Ana');
    expect(foldDay(await readJournalDay(harness.db, TODAY)).waterLitres).toBe(1);
  });

  test('lists dropped after a sync are never re-read', async () => {
    const server = createMemberServer();
    const harness = start(server.answer);
    await harness.sync.prefetch();
    await harness.device.keepUnsentOnly(harness.db.memberId);
    const db = harness.device.open(harness.db.memberId);
    expect(await readPlan(db)).toBeNull();
    // As signing in does.
    await writeMemberSetting(db, 'left', false);
    harness.session.signIn(memberSession(harness.db.memberId, 'again') as never);
    const stop = harness.sync.start();
    await vi.waitFor(async () => expect((await readPlan(db))?.plan.shopping).toHaveLength(1), 10_000);
    await expect.poll(() => readBudget(db, '2026-11-27')).not.toBeNull();
    stop();
    db.close();
  });

  test('a deleted item returns', async () => {
    const server = createMemberServer();
    const weigh = (kg: number | null) => ({ kind: 'weight.set', day: TODAY, payload: { kg } }) as const;
    const harness = start(server.answer);
    await harness.sync.record(weigh(70));
    await settled(harness);
    await harness.sync.record(weigh(null));
    await settled(harness);
    // Another device's copy of the weight comes again, under its first place in the order.
    await harness.db.settings.delete('journalCursor');
    await harness.sync.refresh('journal');
    expect(weightLog(await readJournalKind(harness.db, 'weight.set', TODAY, TODAY))).toEqual([]);
    // And a profile asked for before a change was delivered does not undo it.
    let answerOld = (_: Response): void => undefined;
    const old = new Promise<Response>((resolve) => {
      answerOld = resolve;
    });
    harness.network.script.answer = (request) =>
      request.init.method === 'GET' && request.url.includes('profile') ? old : server.answer(request);
    const refreshing = harness.sync.refresh('profile');
    await expect.poll(() => harness.calls().at(-1)).toContain('profile');
    expect(await harness.sync.submit({ intent: profileSave('New name') })).toEqual({ kind: 'delivered' });
    harness.network.script.answer = unreachable;
    answerOld(json({ id: 9, name: 'Old name' }));
    await refreshing;
    expect((await readProfile(harness.db))?.profile.name).toBe('New name');
  });

  test('edits made during a sync stall', async () => {
    const server = createMemberServer();
    let answer = (): void => undefined;
    const harness = start((request) =>
      isAppend(request)
        ? new Promise((resolve) => {
            answer = () => resolve(server.answer(request));
          })
        : server.answer(request),
    );
    await harness.sync.record(tick(true));
    await expect.poll(() => harness.network.requests.some(isAppend)).toBe(true);
    harness.network.script.answer = server.answer;
    await harness.sync.record(tick(false));
    await harness.sync.record({ kind: 'water.add', day: TODAY, payload: { litres: 1 } });
    answer();
    await settled(harness);
    expect(server.journal.map(({ kind }) => kind)).toEqual(['shopping.tick', 'shopping.tick', 'water.add']);
  });

  test('temporary ids are lost on restart', async () => {
    const server = createMemberServer();
    const harness = start(unreachable);
    await harness.sync.record(tick(true));
    await harness.sync.run(chat('hello'));
    const before = await readJournalDay(harness.db, TODAY);
    const queued = await listOutbox(harness.db);
    const reborn = reopen(harness, server.answer);
    const stop = reborn.sync.start();
    // One that was on its way when the app ended is taken over once its lease is over.
    reborn.clock.advance(20_000);
    await reborn.sync.sendNow();
    await settled(reborn);
    stop();
    expect(server.journal.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect((await readMessages(reborn.db)).map(({ id }) => id)).toContain(queued.at(-1)?.id);
    const keys = reborn.network.requests.flatMap(({ headers }) => headers['Idempotency-Key'] ?? []);
    expect(keys).toEqual([`"${queued.at(-1)?.id}"`]);
  });

  test('low storage clears the open list', async () => {
    const server = createMemberServer();
    const harness = start(server.answer);
    await harness.sync.prefetch();
    await harness.sync.record(tick(true));
    await settled(harness);
    const full = new DOMException('full', 'QuotaExceededError');
    const puts = vi.spyOn(harness.db.plan, 'put').mockRejectedValue(full);
    expect(await harness.sync.refresh('plan')).toMatchObject({ error: { reason: 'QuotaExceededError' } });
    const commits = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(abortInstead);
    expect(await harness.sync.record(tick(false))).toMatchObject({ error: { kind: 'storage' } });
    puts.mockRestore();
    commits.mockRestore();
    expect((await readPlan(harness.db))?.plan.shopping).toHaveLength(1);
    expect(await ticks(harness)).toEqual(['Grains/Rice']);
    expect(await countUnsent(harness.db)).toBe(0);
  });

  test('a wrong phone clock wins', async () => {
    const server = createMemberServer();
    const right = start(server.answer, { member: 'clock-right' });
    const wrong = start(server.answer, { member: 'clock-wrong' });
    wrong.clock.setNow(right.clock.now() + 86_400_000);
    await wrong.sync.record(tick(true));
    await settled(wrong);
    await right.sync.record(tick(false));
    await settled(right);
    wrong.clock.setNow(right.clock.now() - 86_400_000);
    for (const device of [wrong, right]) await device.sync.refresh('journal');
    expect([await ticks(wrong), await ticks(right)]).toEqual([[], []]);
  });

  test('the next account on the phone sees or sends the previous one’s data', async () => {
    const server = createMemberServer();
    const harness = start(unreachable, { member: 'first' });
    await harness.sync.record(tick(true));
    await harness.sync.run(chat('mine'));
    harness.network.script.answer = server.answer;
    harness.session.signIn({ ...memberSession('second', 'theirs'), extensions: EXTENSIONS } as never);
    const second = harness.device.open('second');
    const stop = harness.sync.start();
    await expect.poll(() => readPlan(second)).not.toBeNull();
    harness.clock.advance(60_000);
    await harness.sync.sendNow();
    stop();
    expect(server.journal).toEqual([]);
    expect([await countUnsent(second), await readJournalDay(second, TODAY)]).toEqual([0, []]);
    expect(await countUnsent(harness.db)).toBe(2);
    expect(
      harness.network.requests.filter(({ headers }) => headers.Authorization === 'Bearer token-first'),
    ).toEqual(
      harness.network.requests
        .filter(({ url }) => url.includes('first') || url.endsWith('/journal'))
        .slice(0, 2),
    );
    second.close();
  });

  test('ticks reappear on weak signal', async () => {
    const server = createMemberServer();
    let lost = 0;
    const harness = start((request) => {
      const answer = server.answer(request);
      if (!isAppend(request)) return answer;
      lost += 1;
      return lost > 2 ? answer : unreachable();
    });
    await harness.sync.record(tick(true));
    await expect.poll(() => lost).toBe(1);
    // The server has the tick, this device does not know; it is taken back here, and then pulled.
    await harness.sync.record(tick(false));
    await harness.sync.refresh('journal');
    expect(await ticks(harness)).toEqual([]);
    for (let tries = 0; tries < 4; tries += 1) {
      harness.clock.advance(60_000);
      await harness.sync.sendNow();
      expect(await ticks(harness)).toEqual([]);
    }
    await settled(harness);
    expect(server.journal.map(({ payload }) => payload.ticked)).toEqual([true, false]);
  });

  test('entries land on the wrong day', async () => {
    const server = createMemberServer();
    const harness = start(unreachable);
    const yesterday = '2026-11-20';
    await harness.sync.record({ kind: 'water.add', day: yesterday, payload: { litres: 1 } });
    await harness.sync.record({ kind: 'water.add', day: TODAY, payload: { litres: 2 } });
    // Two days and a flight later.
    harness.clock.setNow(harness.clock.now() + 2 * 86_400_000);
    harness.network.script.answer = server.answer;
    harness.goOnline();
    await harness.sync.sendNow();
    await settled(harness);
    expect(server.journal.map(({ day, payload }) => [day, payload.litres])).toEqual([
      [yesterday, 1],
      [TODAY, 2],
    ]);
    await harness.sync.refresh('journal');
    await harness.sync.refresh(`budget:${TODAY}`);
    expect(await shownWater(harness)).toBe(2);
  });
});
