import { beforeEach, describe, expect, test } from 'vitest';
import { createApiClient, type Token } from '../../../src/data/api/api-client.ts';
import { MemberDatabase } from '../../../src/data/db/member-database.ts';
import { listOutbox } from '../../../src/data/repositories/outbox.ts';
import { createLocalLocks } from '../../../src/sync/locks.ts';
import { type Command, runCommand } from '../../../src/sync/outbox/command.ts';
import { createDrain } from '../../../src/sync/outbox/drain.ts';
import {
  type Answer,
  heldAnswer,
  html,
  json,
  type SeenRequest,
  scriptedFetch,
} from '../data/scripted-fetch.ts';
import { createManualClock } from './harness.ts';
import { chat, lifestyle } from './samples.ts';

/** A drain as a worker has it: its token comes from outside and is not taken back after a 401. */
const clock = createManualClock();
let db: MemberDatabase;
beforeEach(() => {
  db = new MemberDatabase('ana');
});

const createWorker = (answer: Answer) => {
  const network = scriptedFetch(answer);
  const token: { current: Token | null } = { current: { memberId: 'ana', access: 'first' } };
  const tokenOf = () => token.current;
  const drain = createDrain({
    api: createApiClient({ fetch: network.fetch, backendUrl: '', aiUrl: '', tokenOf }),
    locks: createLocalLocks(),
    clock,
    random: () => 0,
    tokenOf,
    idempotent: () => false,
  });
  return { drain, token, network };
};

let ids = 0;
const commit = (command: Command) =>
  runCommand(db, command, { id: `id-${++ids}`, now: clock.now(), travels: true });

const bodyOf = ({ init }: SeenRequest): unknown => JSON.parse(String(init.body));

describe('two drainers without shared locks', () => {
  test('a sender that was overtaken does not disturb the one that has the row now', async () => {
    const slow = heldAnswer();
    const first = createWorker(slow.answer);
    const second = createWorker(heldAnswer().answer);
    await commit(chat('one'));
    const late = first.drain.run(db);
    await expect.poll(() => first.network.requests).toHaveLength(1);
    clock.advance(20_000);
    void second.drain.run(db);
    await expect.poll(() => second.network.requests).toHaveLength(1);
    const taken = await listOutbox(db);
    slow.give(html(500));
    await late;
    expect(await listOutbox(db)).toEqual(taken);
    expect(taken).toMatchObject([{ state: 'sending', attempts: 0 }]);
  });

  test('a newer answer waits for the older one that is on its way', async () => {
    const slow = heldAnswer();
    const first = createWorker(slow.answer);
    const second = createWorker(() => json({}));
    await commit({ intent: lifestyle('Friday') });
    const running = first.drain.run(db);
    await expect.poll(() => first.network.requests).toHaveLength(1);
    await commit({ intent: lifestyle('Sunday') });
    await second.drain.run(db);
    expect(second.network.requests).toEqual([]);
    first.network.script.answer = () => json({});
    slow.give(json({}));
    await running;
    const days = first.network.requests.map((request) => bodyOf(request));
    expect(days).toMatchObject([{ shopping_day: 'Friday' }, { shopping_day: 'Sunday' }]);
  });
});
