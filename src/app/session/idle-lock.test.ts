import { beforeEach, expect, test, vi } from 'vitest';
import { rememberedMember } from '../../../tests/support/stored-samples.ts';
import { createStorage } from '../../../tests/support/unit/fake-browser.ts';
import { createHarness, type Harness, memberSession } from '../../../tests/support/unit/sync-harness.ts';
import { writeMemberSetting } from '../../device/db/settings.ts';
import { makeUnlockKey } from '../../device/db/unlock-key.ts';
import { keepTimer } from '../../device/journal/kitchen.ts';
import type { Ports } from '../../device/ports/ports.tsx';
import { addUnlockWay, tryUnlock } from '../../device/session/unlock.ts';
import { pauseTimer, startTimer } from '../../domain/kitchen/cooking/timers.ts';
import { watchIdle } from './idle-lock.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 15_000;

let items: Map<string, string>;
let fillStorage: () => void;
let harness: Harness;
/** Milliseconds that the member's clock was set back by: the steady one does not know. */
let setBack: number;

/** A tab's own events over the storage and the session that all tabs share. */
function openTab(online = true, kitchenOpen = () => false): EventTarget {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  const { session, device, clock } = harness;
  const visibility = {
    visible: () => true,
    subscribe: (listener: () => void) => tab.addEventListener('visibilitychange', listener),
  };
  const ports = {
    session,
    device,
    clock: { ...clock, now: () => clock.now() - setBack },
    visibility,
    kitchen: { screen: { wanted: kitchenOpen } },
    connectivity: { online: () => online },
  };
  watchIdle(ports as unknown as Ports, () => clock.now());
  return tab;
}

/** Time goes on and no timer runs. */
const sleep = (ms: number): void => harness.clock.setNow(harness.clock.now() + ms);
const locked = () => expect.poll(() => harness.session.current(), { interval: 1 }).toBeNull();

/** Lets time pass in the steps of the check, each of which reads the database before the next is due. */
async function pass(ms: number, eachStep = () => {}): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    eachStep();
    const timers = harness.clock.timers();
    harness.clock.advance(STEP_MS);
    await expect.poll(() => harness.clock.timers(), { interval: 1 }).toBe(timers);
  }
}

beforeEach(async () => {
  const storage = createStorage();
  ({ items, fill: fillStorage } = storage);
  setBack = 0;
  vi.stubGlobal('localStorage', storage);
  harness = createHarness();
  await writeMemberSetting(harness.db, 'keepSignedIn', false);
});

test('five minutes without a touch lock the device', async () => {
  openTab();
  await pass(5 * MINUTE_MS - STEP_MS);
  expect(harness.session.current()).not.toBeNull();
  await pass(STEP_MS);
  expect(harness.session.current()).toBeNull();
});

test('the session of a member with a PIN is put away for the next unlock', async () => {
  const { db, session, clock } = harness;
  const secret = { kind: 'pin', pin: '731946' } as const;
  await addUnlockWay(db, { pin: await makeUnlockKey(secret, db.memberId, 1) });
  const until = clock.now() + 60 * MINUTE_MS;
  const known = { ...rememberedMember(db.memberId), until };
  vi.spyOn(session, 'remembered').mockReturnValue(known);
  const lock = vi.spyOn(session, 'lock');
  const access = session.current()?.access;
  openTab();
  await pass(5 * MINUTE_MS);
  await locked();
  expect(lock).toHaveBeenCalledExactlyOnceWith('idle', true);
  const kept = { access, isClient: true, until };
  expect(await tryUnlock(db, secret)).toEqual({ ok: true, value: { kind: 'open', kept } });
});

test('a tab in the background does not lock the one that is used', async () => {
  openTab();
  const used = openTab();
  await pass(10 * MINUTE_MS, () => used.dispatchEvent(new Event('keydown')));
  expect(harness.session.current()).not.toBeNull();
  await pass(5 * MINUTE_MS + STEP_MS);
  expect(harness.session.current()).toBeNull();
});

test('a clock that was set back does not keep the device open', async () => {
  items.set('sorrel.active', String(harness.clock.now() + 24 * 60 * MINUTE_MS));
  openTab();
  await pass(5 * MINUTE_MS);
  expect(harness.session.current()).toBeNull();
});

test('a phone that slept is locked when it wakes, and when it is touched before that was noticed', async () => {
  const woken = openTab();
  sleep(5 * MINUTE_MS);
  woken.dispatchEvent(new Event('visibilitychange'));
  await locked();

  const member = memberSession(harness.db.memberId);
  harness.session.signIn({ ...member, access: 'again' });
  sleep(5 * MINUTE_MS);
  woken.dispatchEvent(new Event('pointerdown'));
  await locked();
});

test('a clock that was set back while the phone slept does not hide how long that was', async () => {
  const woken = openTab();
  sleep(20 * MINUTE_MS);
  setBack = 30 * MINUTE_MS;
  woken.dispatchEvent(new Event('pointerdown'));
  await locked();
});

test('who signs out leaves nothing behind that tells when they were here', async () => {
  openTab();
  await pass(STEP_MS);
  expect([...items.keys()]).toEqual(['sorrel.active']);
  harness.session.signOut();
  expect([...items.keys()]).toEqual([]);
  await pass(STEP_MS);
  expect([...items.keys()]).toEqual([]);
});

test('it never happens while somebody cooks', async () => {
  let cooks = true;
  openTab(true, () => cooks);
  await pass(20 * MINUTE_MS);
  expect(harness.session.current()).not.toBeNull();
  cooks = false;
  await pass(5 * MINUTE_MS + STEP_MS);
  expect(harness.session.current()).toBeNull();
});

test('a running timer counts as activity until five minutes after its end; a paused one does not', async () => {
  const now = harness.clock.now();
  const timer = { place: { recipeId: 'dal', date: null }, dishName: 'Dal', step: 1, label: 'Simmer' };
  await keepTimer(harness.db, startTimer({ ...timer, id: 'runs' }, 12, now));
  await keepTimer(harness.db, pauseTimer(startTimer({ ...timer, id: 'rests' }, 60, now), now));
  openTab();
  await pass(17 * MINUTE_MS - STEP_MS);
  expect(harness.session.current()).not.toBeNull();
  await pass(2 * STEP_MS);
  expect(harness.session.current()).toBeNull();
});

test('a device whose storage fails is locked all the same', async () => {
  fillStorage();
  openTab();
  harness.device.release(harness.db.memberId);
  vi.spyOn(harness.device, 'open').mockReturnValue(harness.db);
  await pass(5 * MINUTE_MS);
  expect(harness.session.current()).toBeNull();
});
