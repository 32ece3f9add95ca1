import { beforeEach, expect, test, vi } from 'vitest';
import {
  ANA,
  type Answer,
  createDevice,
  DEAD,
  ENDED,
  login,
} from '../../../tests/support/unit/renewal-device.ts';
import type { AppError } from '../../terms/app-error.ts';
import { err, ok } from '../../terms/result.ts';

beforeEach(() => void vi.useFakeTimers());

/** A tab of a signed-in member on a device that is not remembered yet. */
const openSignedIn = async (rememberDevice: () => Answer = () => ok(null)) => {
  const device = createDevice(ANA);
  device.answers.rememberDevice = rememberDevice;
  const tab = device.openTab();
  await device.settled();
  return { device, tab };
};

/** A tab on a remembered device whose hour is over. */
const openExpired = async (renewSession: () => Answer | Promise<Answer> = () => login('second')) => {
  const device = createDevice({ ...ANA, access: null });
  device.hold('7');
  device.answers.renewSession = renewSession;
  const tab = device.openTab();
  await device.settled();
  return { device, tab };
};

/** Renews nothing before the answer is given. */
const holdRenewal = ({ answers }: ReturnType<typeof createDevice>) => {
  let give = (_: Answer): void => undefined;
  answers.renewSession = () =>
    new Promise((resolve) => {
      give = resolve;
    });
  return (answer: Answer) => give(answer);
};

test('a device where the member stays signed in is remembered once, by however many tabs', async () => {
  const device = createDevice(ANA);
  device.openTab();
  device.openTab();
  await device.settled();
  device.look();
  await device.settled();
  expect(device.calls).toEqual(['rememberDevice']);
  expect(device.holder()).toBe('7');
});

test('a device where the member stays signed in renews once over all tabs when the hour is over, and asks nobody meanwhile', async () => {
  const device = createDevice(ANA);
  const tab = device.openTab();
  device.openTab();
  await device.settled();
  const answer = holdRenewal(device);
  device.set({ ...ANA, access: null, isClient: true });
  await device.settled();
  expect(tab.expected()).toBe(true);
  answer(login('second'));
  await device.settled();
  expect(device.calls).toEqual(['rememberDevice', 'renewSession']);
  expect(tab.expected()).toBe(false);
  expect(device.state.session).toEqual({
    ...ANA,
    access: 'second',
    isClient: true,
    membershipType: 'proFit',
  });
});

test('a device where the member stays signed in waits for the network, then renews at once', async () => {
  const device = createDevice({ ...ANA, access: null });
  device.hold('7');
  device.state.online = false;
  const tab = device.openTab();
  await device.settled();
  expect([device.calls, tab.expected()]).toEqual([[], false]);
  device.goOnline(true);
  await device.settled();
  expect(device.state.session?.access).toBe('second');
});

test('a device where the member stays signed in is asked for the password once the backend refuses, and not asked again and again', async () => {
  const { device, tab } = await openExpired(() => err(DEAD));
  expect([device.holder(), tab.expected()]).toEqual([null, false]);
  device.look();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(device.calls).toEqual(['renewSession']);
});

test.each([
  ['where the member did not ask for it', { wanted: false }, ANA, {}],
  ['where that cannot be read', { wanted: null }, ANA, {}],
  ['by a backend that does not offer it', {}, { ...ANA, extensions: [] }, {}],
  ['by a backend of another origin', {}, ANA, { ownOrigin: false }],
  ['without a member', {}, null, {}],
])('a device is not remembered %s', async (_, state, member, tab) => {
  const device = createDevice(member);
  Object.assign(device.state, state);
  device.openTab(tab);
  await device.settled();
  expect([device.calls, device.holder()]).toEqual([[], null]);
});

test('the cookie goes back when the member no longer wants to stay signed in', async () => {
  const { device, tab } = await openSignedIn();
  device.state.wanted = false;
  await tab.settle();
  expect([device.calls.at(-1), device.holder()]).toEqual(['forgetDevice', null]);
});

test('the cookie goes back when the device is locked or logged out', async () => {
  const { device } = await openSignedIn();
  device.set(null);
  await device.settled();
  expect([device.calls.at(-1), device.holder()]).toEqual(['forgetDevice', null]);
});

test('the cookie goes back before another member’s device is remembered', async () => {
  const { device } = await openSignedIn();
  device.set({ ...ANA, memberId: '8', access: 'other' });
  await device.settled();
  expect(device.calls).toEqual(['rememberDevice', 'forgetDevice', 'rememberDevice']);
  expect(device.holder()).toBe('8');
});

test('the cookie goes back when it turns out to be another member’s', async () => {
  const { device } = await openExpired(() => login('stolen', '8'));
  expect(device.state.session).toMatchObject({ memberId: '7', access: null });
  expect([device.calls, device.holder()]).toEqual([['renewSession', 'forgetDevice'], null]);
});

test('the cookie goes back with the next connection, where the device was logged out without one', async () => {
  const { device, tab } = await openSignedIn();
  device.goOnline(false);
  device.set(null);
  await tab.end();
  expect([device.calls, device.holder()]).toEqual([['rememberDevice'], '']);
  device.goOnline(true);
  await device.settled();
  expect([device.calls.at(-1), device.holder()]).toEqual(['forgetDevice', null]);
});

test('the cookie goes back and a renewal that was under way does not bring the member back', async () => {
  const device = createDevice({ ...ANA, access: null });
  device.hold('7');
  const answer = holdRenewal(device);
  device.openTab();
  await device.settled();
  device.set(null);
  answer(login('second'));
  await device.settled();
  expect(device.state.session).toBeNull();
  expect([device.calls.at(-1), device.holder()]).toEqual(['forgetDevice', null]);
});

test.each<[string, string]>([
  ['session_ended', 'ended'],
  ['account_gone', 'gone'],
])('a device that the backend does not renew locks where the backend says %s', async (code, locked) => {
  const { device } = await openExpired(() => err({ ...ENDED, code } as AppError));
  expect([device.state.locked, device.state.session, device.holder()]).toEqual([locked, null, null]);
});
