import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockIfEnded } from '../../../src/app/ended-elsewhere.ts';
import { readMemberSetting, writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import type { Session } from '../../../src/data/session.ts';
import { runCommand } from '../../../src/sync/command.ts';
import { createLocalLocks } from '../../../src/sync/locks.ts';
import { createWorkerDrain } from '../../../src/sync/worker-drain.ts';
import { type Answer, json, scriptedFetch, unreachable } from '../data/scripted-fetch.ts';
import { createHarness, deleteDatabases, type Harness } from '../sync/harness.ts';
import { chat } from '../sync/samples.ts';

let harness: Harness;
beforeEach(() => {
  harness = createHarness();
});
afterEach(() => deleteDatabases(harness.db, harness.device.settings));

const ended = () => json({ detail: 'This session was ended.', code: 'session_ended' }, 401);

/** A worker that wakes up without a page and tries to send. */
const wakeWorker = async (answer: Answer, extensions = ['sessions'], after?: string): Promise<void> => {
  const { db, clock } = harness;
  await writeMemberSetting(db, 'extensions', extensions);
  await runCommand(db, chat('one'), { id: crypto.randomUUID(), now: clock.now(), travels: true });
  const cookies = { access: 'token' };
  const network = scriptedFetch((request) => {
    if (after !== undefined) cookies.access = after;
    return answer(request);
  });
  await createWorkerDrain({
    fetch: network.fetch,
    backendUrl: '',
    readCookie: async () => encodeURIComponent(JSON.stringify({ id: db.memberId, ...cookies })),
    locks: createLocalLocks(),
    clock,
    random: () => 0,
  })();
};

/** A page that starts: what it did to the session. */
const openPage = async (access: string | null): Promise<string> => {
  let done = 'nothing';
  const member = { ...harness.session.current(), access } as Session;
  await lockIfEnded(harness.device, {
    current: () => member,
    lock: (why) => {
      done = `locked: ${why}`;
    },
  });
  return done;
};

describe('what the worker hears without a page', () => {
  test('locks the device at the next start, with the old cookie or without, and once', async () => {
    await wakeWorker(ended);
    expect(await openPage(null)).toBe('locked: ended');
    expect(await openPage(null)).toBe('nothing');
    await wakeWorker(ended);
    expect(await openPage('token')).toBe('locked: ended');
  });

  test('locks nobody who has signed in since', async () => {
    await wakeWorker(ended);
    expect(await openPage('newer')).toBe('nothing');
    expect(await openPage(null)).toBe('nothing');
  });

  test('is nothing where another token was in the cookie by then', async () => {
    const forOld: Answer = ({ headers }) =>
      headers.Authorization === 'Bearer token' ? ended() : json({ message: 'ok' });
    await wakeWorker(forOld, ['sessions'], 'newer');
    expect(await openPage('newer')).toBe('nothing');
    expect(await readMemberSetting(harness.db, 'endedToken')).toBeNull();
  });

  test.each<[string, Answer, string[]]>([
    ['an ordinary refusal', () => json({ detail: 'x', code: 'token_not_valid' }, 401), ['sessions']],
    ['a missing network', unreachable, ['sessions']],
    ['a backend that ends no sessions', ended, ['idempotency']],
  ])('is nothing after %s', async (_, answer, extensions) => {
    await wakeWorker(answer, extensions);
    expect(await openPage('token')).toBe('nothing');
  });
});
