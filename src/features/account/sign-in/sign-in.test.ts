import { beforeEach, expect, it, vi } from 'vitest';
import { profileOf, rememberedMember } from '../../../../tests/support/stored-samples.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { ApiClient } from '../../../device/api/api-client.ts';
import { readMemberSetting } from '../../../device/db/settings.ts';
import { makeUnlockKey } from '../../../device/db/unlock-key.ts';
import type { SignOut } from '../../../device/ports/sign-out.ts';
import { readProfile, storeProfile } from '../../../device/rows/profile.ts';
import { createDevice, type Device } from '../../../device/session/device.ts';
import type { NewSession, RememberedMember, SessionStore } from '../../../device/session/session.ts';
import { addUnlockWay, readUnlockWays, tryUnlock } from '../../../device/session/unlock.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { err, ok, type Result } from '../../../terms/result.ts';
import { type Credentials, type SignInPorts, signIn } from './sign-in.ts';

const clock = { now: () => 1, today: () => '2026-01-01', after: () => () => undefined };
let device: Device;
beforeEach(() => {
  device = createDevice();
});

const signInAt = (
  login: object,
  profile: Result<unknown, AppError>,
  meanwhile: 'here' | 'left' = 'here',
  finishFor: SignOut['finishFor'] = async () => ok(undefined),
  known: RememberedMember | null = null,
) => {
  const sessions: NewSession[] = [];
  const cookies: unknown[] = [];
  const ended: (string | null)[] = [];
  const dropped: unknown[] = [];
  let current: NewSession | null = null;
  const answers: Readonly<Record<string, Result<unknown, AppError>>> = {
    login: ok({ access: 'secret', membership_type: 'free', extensions: [], ...login }),
    getProfile: profile,
  };
  const ports: SignInPorts = {
    api: {
      call: async (endpoint: Endpoint, { body }: { body?: unknown }) => {
        if (endpoint.name === 'endSession') dropped.push(body);
        if (endpoint.name === 'getProfile' && meanwhile === 'left') current = null;
        return answers[endpoint.name];
      },
    } as unknown as ApiClient,
    session: {
      current: () => current,
      remembered: () => known,
      signIn: (session: NewSession) => {
        current = session;
        sessions.push(session);
      },
      storeProfile: (kept: unknown) => cookies.push(kept),
    } as unknown as SessionStore,
    device,
    clock,
    renewal: {
      end: async () => {
        ended.push(current?.access ?? null);
      },
    },
    signOut: { finishFor, erase: async () => undefined },
    ids: { next: () => crypto.randomUUID() },
    sync: { sendNow: async () => ok(0) },
  };
  const credentials = {
    email: 'robin@example.org',
    password: 'Lovage-7',
    keep: true,
    shared: false,
    trial: null,
  };
  return {
    session: () => sessions.at(-1),
    current: () => current,
    cookies,
    ended,
    dropped,
    signIn: (typed: Partial<Credentials> = {}) =>
      signIn(ports, { ...credentials, signUpName: null, ...typed }),
  };
};

const OFFLINE: AppError = { kind: 'offline' };
const MALFORMED: AppError = { kind: 'malformed', status: 200, reason: 'html' };
const MISSING: AppError = { kind: 'rejected', status: 404, code: null, detail: '', fields: {} };

it('the first screen after signing in is the dashboard for a member with a profile, which is then on the device [2.17 4.4]', async () => {
  const backend = signInAt({ id: 'a1' }, ok(profileOf({ age: 41 })));
  expect(await backend.signIn()).toEqual({ kind: 'dashboard' });
  expect((await readProfile(device.open('a1')))?.profile.age).toBe(41);
  expect(await readMemberSetting(device.open('a1'), 'keepSignedIn')).toBe(true);
});

it.each([
  ['null', ok(null)],
  ['a 404', err(MISSING)],
])('the first screen after signing in is onboarding where the profile is %s', async (_, profile) => {
  expect(await signInAt({ id: 'a2' }, profile).signIn()).toEqual({ kind: 'onboarding' });
});

it.each([OFFLINE, MALFORMED])(
  'the first screen after signing in is not decided by a call that failed',
  async (error) => {
    expect(await signInAt({ id: 'a3' }, err(error)).signIn()).toMatchObject({
      kind: 'profile-unknown',
      error,
    });
  },
);

it('the first screen after signing in is the dashboard when the call failed but the device knows the member', async () => {
  await storeProfile(device.open('a4'), profileOf({}), 1);
  expect(await signInAt({ id: 'a4' }, err(MALFORMED)).signIn()).toEqual({ kind: 'dashboard' });
});

const LOCKED = { ...rememberedMember('c1'), locked: true };
const PIN = { kind: 'pin', pin: '731946' } as const;
const signInFrom = (known: RememberedMember, typed: Partial<Credentials>) =>
  signInAt({ id: 'c1' }, ok(null), 'here', undefined, known).signIn(typed);
const offer = () => readMemberSetting(device.open('c1'), 'unlockOffer');
const choosePin = async () => {
  const pin = await makeUnlockKey(PIN, 'c1', 1);
  await addUnlockWay(device.open('c1'), { pin });
};

it('after a lock a PIN is offered to who typed the password, where the device locks for them alone', async () => {
  await signInFrom(LOCKED, { keep: true });
  await signInFrom(LOCKED, { keep: false, shared: true });
  await signInFrom({ ...LOCKED, ended: true }, { keep: false });
  await signInFrom(rememberedMember('c1'), { keep: false });
  expect(await offer()).toBeNull();
  await choosePin();
  await signInFrom(LOCKED, { keep: false });
  expect(await offer()).toBeNull();
  await signInFrom(LOCKED, { keep: false, shared: true });
  await signInFrom(LOCKED, { keep: false });
  expect(await offer()).toBe('due');
});

it('after a lock wrong PINs are forgiven, and the PIN is gone once other people use the device', async () => {
  const db = device.open('c1');
  await choosePin();
  await tryUnlock(db, { ...PIN, pin: '0' });
  await signInFrom(LOCKED, { keep: false });
  expect(await tryUnlock(db, { ...PIN, pin: '0' })).toMatchObject({ value: { triesLeft: 4 } });
  await signInFrom(LOCKED, { keep: false, shared: true });
  expect(await readUnlockWays(db)).toEqual({ pin: false, device: null });
});

it.each([
  [{}, {}, true],
  [{}, { isClient: false }, false],
  [{ isClient: true }, { isClient: false }, true],
  [{ isClient: false }, {}, false],
])('who is signed in is a client by login %o and profile %o: %s [3.2]', async (login, profile, isClient) => {
  const backend = signInAt({ id: 'b2', ...login }, ok(profileOf(profile)));
  await backend.signIn();
  expect(backend.session()?.isClient).toBe(isClient);
});

it('stays ended for a member who left in another tab before the profile came', async () => {
  const backend = signInAt({ id: 'c1' }, ok(profileOf({ age: 41 })), 'left');
  await backend.signIn();
  expect(backend.current()).toBeNull();
  expect(backend.cookies).toEqual([]);
  expect(await readProfile(device.open('c1'))).toBeNull();
});

it('is remembered anew: what the device was remembered by belongs to the sign-in before', async () => {
  const backend = signInAt({ id: 'd1' }, ok(null));
  await backend.signIn();
  expect(backend.ended).toEqual([null]);
});

const refuseToWrite = (): void => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
};

it('a member who kept what is unsent is not signed in where the device cannot write that they are back', async () => {
  await device.keepUnsentOnly('d1');
  const backend = signInAt({ id: 'd1' }, ok(profileOf({})));
  refuseToWrite();
  const outcome = await backend.signIn();
  expect(outcome).toMatchObject({ kind: 'refused', error: { kind: 'storage' } });
  expect(backend.current()).toBeNull();
  vi.restoreAllMocks();
  expect(await backend.signIn()).toEqual({ kind: 'dashboard' });
  expect(await readMemberSetting(device.open('d1'), 'left')).toBe(false);
});

it('does not begin before an earlier departure of the member’s is finished', async () => {
  await storeProfile(device.open('e1'), profileOf({}), 1);
  const backend = signInAt({ id: 'e1' }, ok(null), 'here', (memberId) => device.wipe(memberId));
  await backend.signIn();
  expect(await readProfile(device.open('e1'))).toBeNull();
});

it.each([
  [['sign-out'], [{ access: 'secret' }]],
  [[], []],
])('that comes to nothing leaves no session open where the backend declares %o', async (extensions, told) => {
  const failing = signInAt({ id: 'e1', extensions }, ok(null), 'here', async () => err(OFFLINE));
  expect(await failing.signIn()).toEqual({ kind: 'refused', error: OFFLINE });
  expect(failing.current()).toBeNull();
  expect(failing.dropped).toEqual(told);
});
