import { expect, test } from 'vitest';
import { createDevice } from '../../../src/data/db/device.ts';
import { MemberDatabase } from '../../../src/data/db/member-database.ts';
import { readMessages } from '../../../src/data/repositories/messages.ts';
import { writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { createLocalLocks } from '../../../src/sync/locks.ts';
import { runCommand } from '../../../src/sync/outbox/command.ts';
import { createWorkerDrain } from '../../../src/sync/outbox/worker-drain.ts';
import { heldAnswer, json, scriptedFetch } from '../data/scripted-fetch.ts';
import { createManualClock } from './harness.ts';
import { chat } from './samples.ts';

const clock = createManualClock();
const ana = encodeURIComponent(JSON.stringify({ id: 'ana', access: 'token' }));
const workerOn = (fetch: ReturnType<typeof scriptedFetch>['fetch']) =>
  createWorkerDrain({
    fetch,
    backendUrl: '',
    readCookie: async () => ana,
    locks: createLocalLocks(),
    clock,
    random: () => 0,
  });

const database = (): MemberDatabase => new MemberDatabase('ana');

test('the worker keeps no answer of a member who left with unsent changes kept', async () => {
  const db = database();
  const { answer, give } = heldAnswer();
  const network = scriptedFetch(answer);
  await writeMemberSetting(db, 'extensions', ['idempotency']);
  await runCommand(db, chat('a question'), { id: 'id-1', now: clock.now(), travels: true });
  const pass = workerOn(network.fetch)();
  await expect.poll(() => network.requests).toHaveLength(1);
  await createDevice().keepUnsentOnly('ana');
  give(json({ message: 'an answer' }));
  await pass;
  expect((await readMessages(database())).map(({ text }) => text)).toEqual([]);
});
