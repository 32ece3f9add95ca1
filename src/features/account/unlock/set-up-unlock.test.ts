import { expect, test, vi } from 'vitest';
import { rememberedMember } from '../../../../tests/support/stored-samples.ts';
import { json } from '../../../../tests/support/unit/scripted-fetch.ts';
import { createHarness } from '../../../../tests/support/unit/sync-harness.ts';
import { readUnlockWays, tryUnlock } from '../../../device/session/unlock.ts';
import { type SetUpPorts, setUpDeviceLock, setUpPin } from './set-up-unlock.ts';

const TYPED = { password: 'Lovage-7', pin: '731946' };
const bytes = new Uint8Array(32).fill(3);
const credentialId = new ArrayBuffer(2);

/** The backend answers the password as `id`, where there is one; the device's lock answers `made`. */
const setUpAs = (id: string | null, made: object | string = { bytes, credentialId }) => {
  const harness = createHarness(
    () => (id === null ? json({ detail: 'No.' }, 401) : json({ id, access: 'newer' })),
    { member: 'ana' },
  );
  const known = { ...rememberedMember('ana'), email: 'ana@example.org' };
  vi.spyOn(harness.session, 'remembered').mockReturnValue(known);
  const ports = {
    ...harness,
    renewal: { end: async () => undefined },
    deviceLock: async () => ({ make: async () => made }),
  } as unknown as SetUpPorts;
  return { ...harness, ports };
};

test('a PIN that was set up with the right password opens, and the session is the newer one', async () => {
  const { ports, db, session } = setUpAs('ana');
  expect(await setUpPin(ports, TYPED)).toEqual({ kind: 'done' });
  expect(session.current()?.access).toBe('newer');
  expect(await tryUnlock(db, { kind: 'pin', pin: TYPED.pin })).toMatchObject({ value: { kind: 'open' } });
});

test('the lock of the device is set up likewise, and not where it says no or gives out no secret', async () => {
  for (const [made, kind] of [
    ['refused', 'not-confirmed'],
    ['no-secret', 'no-secret'],
  ] as const) {
    const { ports, db } = setUpAs('ana', made);
    expect(await setUpDeviceLock(ports, TYPED)).toEqual({ kind });
    expect(await readUnlockWays(db)).toEqual({ pin: false, device: null });
  }
  const { ports, db } = setUpAs('ana');
  expect(await setUpDeviceLock(ports, TYPED)).toEqual({ kind: 'done' });
  expect(await tryUnlock(db, { kind: 'device', bytes })).toMatchObject({ value: { kind: 'open' } });
});

test.each([
  ['a wrong password', null, ['POST /django/api/login']],
  ['another account’s', 'ben', ['POST /django/api/login', 'POST /django/ext/v1/session/end']],
])('nothing is set up with %s, and no session is left', async (_, id, calls) => {
  const harness = setUpAs(id);
  const before = harness.session.current();
  expect(await setUpPin(harness.ports, TYPED)).toMatchObject({ kind: 'refused' });
  expect(harness.session.current()).toEqual(before);
  expect(await readUnlockWays(harness.db)).toEqual({ pin: false, device: null });
  expect(harness.calls()).toEqual(calls);
});
