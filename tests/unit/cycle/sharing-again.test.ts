import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeCycle, eraseCycle } from '../../../src/data/repositories/cycle.ts';
import { writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { addDays } from '../../../src/domain/calendar/days.ts';
import { type Flow, noteFlow } from '../../../src/domain/cycle/log.ts';
import { shareNotes } from '../../../src/features/cycle/share-notes.ts';
import { endSharing } from '../../../src/sync/outbox/cycle-notes.ts';
import { json } from '../data/scripted-fetch.ts';
import { type Harness, TODAY } from '../sync/harness.ts';
import { createAccount, notesOf, queue, share, uuids } from './account.ts';

/** Notes that go back and forth: to a value of before, off the account and onto it again. */

const DAY = '2026-11-20';

let account: ReturnType<typeof createAccount>;
let phone: Harness;
let reachable: Harness['network']['script']['answer'];
beforeEach(() => {
  account = createAccount();
  phone = account.start('ana');
  reachable = phone.network.script.answer;
});
afterEach(() => account.end());

const note = (flow: Flow | null) => changeCycle(phone.db, (held) => noteFlow(held, DAY, flow));
const send = async (): Promise<void> => {
  await share(phone);
  await phone.sync.sendNow();
};
const look = async (): Promise<void> => {
  await phone.sync.refresh('journal');
  // A look that has just ended is not joined by the next.
  await phone.db.outbox.count();
};
const flowHere = async () => (await notesOf(phone))?.[DAY]?.flow ?? null;
const refuseAll = () => {
  phone.network.script.answer = () => json({ detail: 'Wrong.' }, 400);
};
const acceptAll = () => {
  phone.network.script.answer = reachable;
};

test('a refused note is not newer than what said the same later', async () => {
  refuseAll();
  await note('light');
  await send();
  const [refused] = await phone.db.outbox.toArray();
  acceptAll();
  for (const flow of ['heavy', 'light'] as const) {
    await note(flow);
    await send();
  }
  await look();
  account.tell(DAY, 'medium');
  await look();
  expect(await flowHere()).toBe('medium');
  await phone.sync.discard(refused?.id ?? '');
  await send();
  expect(account.flows()).toEqual(['heavy', 'light', 'medium']);
});

test('a day that is emptied after a discarded change is told as an empty one', async () => {
  await note('light');
  await send();
  await look();
  refuseAll();
  await note('heavy');
  await send();
  const [refused] = await phone.db.outbox.toArray();
  acceptAll();
  await phone.sync.discard(refused?.id ?? '');
  await note(null);
  await send();
  expect(account.flows()).toEqual(['light', null]);
});

test('a note that goes back to what was sent before counts as a change of what the account has since', async () => {
  await note('light');
  await send();
  await look();
  await endSharing(phone.db);
  await note('heavy');
  account.tell(DAY, 'medium');
  await look();
  await note('light');
  await send();
  await look();
  expect([await flowHere(), account.flows().at(-1)]).toEqual(['light', 'light']);
});

test('a tap by mistake, taken back, does not hide what the account has', async () => {
  await note('light');
  account.tell(DAY, 'heavy');
  await look();
  await note(null);
  await send();
  expect([await flowHere(), account.flows().at(-1)]).toEqual([null, null]);
});

test('a tab that was stopped over a fresh start queues nothing of before', async () => {
  await note('light');
  await writeMemberSetting(phone.db, 'cycleShared', true);
  let erased = false;
  const run: Harness['sync']['run'] = async (command) => {
    if (!erased) {
      erased = true;
      await eraseCycle(phone.db);
      await changeCycle(phone.db, (held) => noteFlow(held, '2026-11-19', 'heavy'));
    }
    return phone.sync.run(command);
  };
  await shareNotes(phone.db, { run }, uuids, TODAY);
  await phone.sync.sendNow();
  expect(account.log.map(({ day }) => day)).toEqual(['2026-11-19']);
});

test('a second try that is stopped on its way sends nothing that is old by then', async (context) => {
  refuseAll();
  await note('heavy');
  await send();
  const [refused] = await phone.db.outbox.toArray();
  acceptAll();
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  const spy = vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...sealing) => {
    const sealed = await encrypt(...sealing);
    await note('light');
    await send();
    return sealed;
  });
  context.onTestFinished(() => spy.mockRestore());
  await phone.sync.retry(refused?.id ?? '');
  await phone.sync.sendNow();
  expect(account.flows()).toEqual(['light']);
});

test('what reached the account before sharing ended, though nobody heard, is older than what came after', async () => {
  phone.network.script.answer = async (request) => {
    if (request.init.method === 'POST') await reachable(request);
    return json({ detail: 'Later.' }, 503);
  };
  await note('light');
  await send();
  await endSharing(phone.db);
  acceptAll();
  account.tell(DAY, 'heavy');
  await look();
  expect(await flowHere()).toBe('heavy');
  await send();
  expect(account.flows()).toEqual(['light', 'heavy']);
});

test('of more days than one call takes those that were queued are not sent again', async () => {
  const days = Array.from({ length: 501 }, (_, at) => addDays('2025-01-01', at));
  await changeCycle(phone.db, (held) => days.reduce((log, day) => noteFlow(log, day, 'light'), held));
  await writeMemberSetting(phone.db, 'cycleShared', true);
  let rows = 0;
  const run: Harness['sync']['run'] = async (command) => {
    rows += 1;
    const full = { ok: false, error: { kind: 'storage', reason: 'QuotaExceededError' } } as const;
    return rows > 1 ? full : phone.sync.run(command);
  };
  expect(await shareNotes(phone.db, { run }, uuids, TODAY)).toMatchObject({ ok: false });
  await phone.sync.sendNow();
  await look();
  account.tell('2025-01-04', 'heavy');
  await look();
  await queue(phone);
  await phone.sync.sendNow();
  expect(account.log).toHaveLength(502);
  expect(account.flows().filter((flow) => flow === 'heavy')).toHaveLength(1);
}, 30_000);
