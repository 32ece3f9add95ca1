import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import type { OutboxRow } from '../../../src/data/intents.ts';
import { changeCycle } from '../../../src/data/repositories/cycle.ts';
import { listOutbox } from '../../../src/data/repositories/outbox.ts';
import { writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { noteFlow } from '../../../src/domain/cycle/log.ts';
import { shareNotes } from '../../../src/features/cycle/share-notes.ts';
import { endSharing } from '../../../src/sync/outbox/cycle-notes.ts';
import { type Answer, html, json, type SeenRequest, unreachable } from '../data/scripted-fetch.ts';
import { createHarness, deleteDatabases, type Harness, memberSession, TODAY } from './harness.ts';
import { createMemberServer } from './member-server.ts';

const open: Harness[] = [];
afterEach(async () => {
  for (const { sync } of open) await sync.sendNow();
  await deleteDatabases(...open.splice(0).map(({ db }) => db));
});

/** A member whose queue holds what `queue` makes; its first row was misanswered seven times in a row. */
const startDoubted = async (answer: Answer, queue: (harness: Harness) => Promise<unknown>) => {
  const harness = createHarness(answer, { extensions: ['journal'] });
  open.push(harness);
  const { session, db } = harness;
  const access = session.current()?.access ?? '';
  session.expire(access);
  await queue(harness);
  const [first] = await listOutbox(db);
  const doubted: Partial<OutboxRow> = {
    attempts: 7,
    repeats: 7,
    lastError: { kind: 'malformed', status: 200, reason: 'markup' },
  };
  await db.outbox.update(first?.order ?? -1, doubted);
  session.signIn({ ...memberSession(db.memberId), access, extensions: ['journal'] });
  return harness;
};

const drink =
  (...litres: readonly number[]) =>
  async ({ sync }: Harness) => {
    for (const each of litres)
      await sync.record({ kind: 'water.add', day: TODAY, payload: { litres: each } });
  };
const isQuestion = ({ url }: SeenRequest) => url.includes('/profiles/');
/** Sends when whatever was to wait has waited. */
const sendLater = async ({ clock, sync }: Harness) => {
  clock.setNow(clock.now() + 60_000);
  await sync.sendNow();
};
const litresOf = ({ init }: SeenRequest): readonly number[] =>
  JSON.parse(String(init.body)).operations.map(
    (operation: { payload: { litres: number } }) => operation.payload.litres,
  );
const appends = (harness: Harness) =>
  harness.calls().filter((call) => call.startsWith('POST') && call.endsWith('/journal'));

describe('what was misanswered for the eighth time, when the backend answers another call', () => {
  test('is delivered where the page in the backend’s place went away just before', async () => {
    const server = createMemberServer();
    let isHotel = true;
    const harness = await startDoubted((request) => {
      if (isQuestion(request)) isHotel = false;
      return isHotel ? html(200) : server.answer(request);
    }, drink(1));
    await harness.sync.sendNow();
    expect(await listOutbox(harness.db)).toEqual([]);
    expect(server.journal.map(({ payload }) => payload.litres)).toEqual([1]);
  });

  test('is delivered at last where that page comes and goes, whatever was answered between', async () => {
    const server = createMemberServer();
    let asked = 0;
    const harness = await startDoubted((request) => {
      if (!isQuestion(request)) return asked < 3 ? html(200) : server.answer(request);
      asked += 1;
      return asked === 2 ? html(200) : server.answer(request);
    }, drink(1));
    await harness.sync.sendNow();
    expect(asked).toBe(2);
    expect(await listOutbox(harness.db)).toMatchObject([{ state: 'waiting', attempts: 9 }]);
    await sendLater(harness);
    expect(asked).toBe(3);
    expect(await listOutbox(harness.db)).toEqual([]);
  });

  test('is doubted anew after it was refused and the member tries again', async () => {
    const server = createMemberServer();
    let isHotel = false;
    let isOnline = true;
    const harness = await startDoubted((request) => {
      if (!isOnline) return unreachable();
      if (!isQuestion(request)) return isHotel || !wasRefused ? html(200) : server.answer(request);
      isHotel = false;
      return server.answer(request);
    }, drink(1));
    let wasRefused = false;
    await harness.sync.sendNow();
    const [refused] = await listOutbox(harness.db);
    expect(refused).toMatchObject({ state: 'refused' });
    wasRefused = true;
    isOnline = false;
    await harness.sync.retry(refused?.id ?? '');
    await expect.poll(async () => (await listOutbox(harness.db))[0]).toMatchObject({ attempts: 1 });
    isOnline = true;
    isHotel = true;
    for (let tries = 0; tries < 8; tries += 1) await sendLater(harness);
    expect(isHotel).toBe(false);
    expect(await listOutbox(harness.db)).toEqual([]);
  });

  test('is refused where it is misanswered again', async () => {
    const server = createMemberServer();
    const harness = await startDoubted(
      (request) => (isQuestion(request) ? server.answer(request) : html(200)),
      drink(1),
    );
    await harness.sync.sendNow();
    expect(await listOutbox(harness.db)).toMatchObject([{ state: 'refused', attempts: 9 }]);
    expect(appends(harness)).toHaveLength(2);
  });

  test('is refused also where what travels beside it is answered, and does not hold that up', async () => {
    const server = createMemberServer();
    const harness = await startDoubted(
      (request) => {
        if (isQuestion(request)) return server.answer(request);
        const litres = litresOf(request);
        if (litres.length > 1) return json({ detail: 'Too many.' }, 400);
        return litres[0] === 1 ? html(200) : server.answer(request);
      },
      drink(1, 2),
    );
    await harness.sync.sendNow();
    expect(await listOutbox(harness.db)).toMatchObject([{ state: 'refused', attempts: 9 }]);
    expect(server.journal.map(({ payload }) => payload.litres)).toEqual([2]);
  });

  test('is not sent once more where the member chose to work offline meanwhile', async () => {
    const server = createMemberServer();
    const harness = await startDoubted(async (request) => {
      if (!isQuestion(request)) return html(200);
      await writeMemberSetting(harness.db, 'workOffline', true);
      return server.answer(request);
    }, drink(1));
    await harness.sync.sendNow();
    expect(appends(harness)).toHaveLength(1);
    expect(await listOutbox(harness.db)).toMatchObject([{ state: 'waiting' }]);
  });

  test('is asked nothing about where the member chose to work offline while it was sent', async () => {
    const harness = await startDoubted(async () => {
      await writeMemberSetting(harness.db, 'workOffline', true);
      return html(200);
    }, drink(1));
    await harness.sync.sendNow();
    expect(harness.calls()).toEqual(appends(harness));
    expect(await listOutbox(harness.db)).toMatchObject([{ state: 'waiting', attempts: 8 }]);
  });

  test('is not sent once more where the member ended the sharing of those notes meanwhile', async () => {
    const server = createMemberServer();
    const harness = await startDoubted(
      async (request) => {
        if (!isQuestion(request)) return html(200);
        await endSharing(harness.db);
        return server.answer(request);
      },
      async ({ db, sync }) => {
        await changeCycle(db, (held) => noteFlow(held, TODAY, 'heavy'));
        await writeMemberSetting(db, 'cycleShared', true);
        await shareNotes(db, sync, { next: () => crypto.randomUUID() }, TODAY);
      },
    );
    await harness.sync.sendNow();
    expect(appends(harness)).toHaveLength(1);
    expect(await listOutbox(harness.db)).toEqual([]);
  });

  test('counts as what may have arrived, with all that travelled beside it', async () => {
    const server = createMemberServer();
    let tries = 0;
    const harness = await startDoubted(
      (request) => {
        if (isQuestion(request)) return server.answer(request);
        tries += 1;
        return tries === 1 ? html(200) : json({ detail: 'No.' }, 403);
      },
      drink(1, 2),
    );
    await harness.sync.sendNow();
    expect(await listOutbox(harness.db)).toMatchObject([
      { state: 'refused', mayHaveArrived: true },
      { state: 'refused', mayHaveArrived: true },
    ]);
  });
});
