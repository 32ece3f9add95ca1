import { describe, expect, test } from 'vitest';
import type { OutboxRow } from '../../../src/data/intents.ts';
import { listOutbox } from '../../../src/data/repositories/outbox.ts';
import { writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { type Answer, html, json, type SeenRequest } from '../data/scripted-fetch.ts';
import { createHarness, type Harness, memberSession, TODAY } from './harness.ts';
import { createMemberServer } from './member-server.ts';

/** A member whose queue holds what `queue` makes; its first row was misanswered seven times in a row. */
const startDoubted = async (answer: Answer, queue: (harness: Harness) => Promise<unknown>) => {
  const harness = createHarness(answer, { extensions: ['journal'] });
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
