import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import {
  type Answer,
  heldAnswer,
  json,
  scriptedFetch,
  unreachable,
} from '../../../tests/support/unit/scripted-fetch.ts';
import { createManualClock } from '../../../tests/support/unit/sync-harness.ts';
import { chat } from '../../../tests/support/unit/sync-samples.ts';
import { MemberDatabase } from '../db/member-database.ts';
import { writeMemberSetting } from '../db/settings.ts';
import type { Command } from '../outbox/drain/command.ts';
import { runCommand } from '../outbox/drain/command.ts';
import { createLocalLocks } from '../outbox/drain/locks.ts';
import { claimNext, listOutbox } from '../outbox/rows/outbox.ts';
import { readMessages } from '../rows/messages.ts';
import { createDevice } from '../session/device.ts';
import { createWorkerDrain } from './worker-drain.ts';

const clock = createManualClock();
const cookieOf = (id: string, access: string) => encodeURIComponent(JSON.stringify({ id, access }));
let ana: MemberDatabase;
beforeEach(() => {
  ana = new MemberDatabase('ana');
});

const createWorker = (answer: Answer, cookie: string | null = cookieOf('ana', 'token')) => {
  const network = scriptedFetch(answer);
  const send = createWorkerDrain({
    fetch: network.fetch,
    backendUrl: 'https://api.example',
    readCookie: async () => cookie,
    locks: createLocalLocks(),
    clock,
    random: () => 0,
  });
  return { send, network };
};

const reply = () => json({ message: 'ok' });
let ids = 0;
const commit = async (command: Command, extensions: readonly string[] | null = ['idempotency']) => {
  if (extensions !== null) await writeMemberSetting(ana, 'extensions', extensions);
  await runCommand(ana, command, { id: `id-${++ids}`, now: clock.now(), travels: true });
};

test('sends what waits, with the cookie’s token and the key that the backend knows', async () => {
  const { send, network } = createWorker(reply);
  await commit(chat('one'));
  expect(await send()).toEqual({ delivered: 1, stale: [], heldBack: false });
  expect(await listOutbox(ana)).toEqual([]);
  const [request] = network.requests;
  expect(request?.url).toBe('https://api.example/django/assistant/ana/chat/');
  expect(request?.headers).toMatchObject({
    Authorization: 'Bearer token',
    'Idempotency-Key': `"id-${ids}"`,
  });
});

test('says that the network holds something back, and does not wait for its back-off when woken again', async () => {
  const { send, network } = createWorker(unreachable);
  await commit(chat('one'));
  expect(await send()).toEqual({ delivered: 0, stale: [], heldBack: true });
  network.script.answer = reply;
  expect(await send()).toEqual({ delivered: 1, stale: [], heldBack: false });
});

test('asks to be woken again for what a page that may be gone was sending', async () => {
  const { send, network } = createWorker(reply);
  await commit(chat('one'));
  await claimNext(ana, 'chat', clock.now(), 1);
  expect(await send()).toEqual({ delivered: 0, stale: [], heldBack: true });
  expect(network.requests).toEqual([]);
});

test.each([
  ['without a cookie', null],
  ['with a cookie that is no session', 'gibberish'],
  ['with another member’s cookie', cookieOf('ben', 'b')],
])('%s sends nothing and creates no database', async (_, cookie) => {
  const { send, network } = createWorker(reply, cookie);
  await commit(chat('one'));
  const names = await Dexie.getDatabaseNames();
  expect(await send()).toEqual({ delivered: 0, stale: [], heldBack: false });
  expect(network.requests).toEqual([]);
  expect(await Dexie.getDatabaseNames()).toEqual(names);
  expect(await listOutbox(ana)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

test('leaves everything alone while no page has noted what the backend knows, and while the member works offline', async () => {
  const { send, network } = createWorker(reply);
  await commit(chat('one'), null);
  await send();
  await writeMemberSetting(ana, 'workOffline', true);
  await commit(chat('two'));
  await send();
  expect(network.requests).toEqual([]);
  expect(await listOutbox(ana)).toHaveLength(2);
});

test('keeps no answer of a member who left with unsent changes kept', async () => {
  const { answer, give } = heldAnswer();
  const { send, network } = createWorker(answer);
  await commit(chat('a question'));
  const pass = send();
  await expect.poll(() => network.requests).toHaveLength(1);
  await createDevice().keepUnsentOnly('ana');
  give(json({ message: 'an answer' }));
  await pass;
  expect(await readMessages(new MemberDatabase('ana'))).toEqual([]);
});
