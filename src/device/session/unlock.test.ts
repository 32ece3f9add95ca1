import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createDice } from '../../../tests/chaos/dice.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { makeUnlockKey, type UnlockKey, type UnlockSecret } from '../db/unlock-key.ts';
import { createDevice } from './device.ts';
import {
  addUnlockWay,
  eraseUnlockWays,
  MAX_TRIES,
  passwordWasRight,
  putSessionAway,
  readUnlockWays,
  removeUnlockWay,
  tryUnlock,
} from './unlock.ts';

const RIGHT: UnlockSecret = { kind: 'pin', pin: '731946' };
const WRONG: UnlockSecret = { kind: 'pin', pin: '731947' };
const FINGER: UnlockSecret = { kind: 'device', bytes: new Uint8Array(32).fill(7) };
const credentialId = new ArrayBuffer(4);
const SESSION = { access: 'token-of-ana', isClient: true, until: 2_000 };
const OPEN = { ok: true, value: { kind: 'open', kept: null } };
const NEEDS_PASSWORD = { ok: true, value: { kind: 'password' } };
const wrong = (triesLeft: number) => ({ ok: true, value: { kind: 'wrong', triesLeft } });

let ana: MemberDatabase;
let key: UnlockKey;

beforeAll(async () => {
  key = await makeUnlockKey(RIGHT, 'ana', 1);
});

beforeEach(async () => {
  ana = createDevice().open('ana');
  await addUnlockWay(ana, { pin: key });
});

test('a locked device is opened by the right PIN and gives back the session that was put away, once', async () => {
  expect(await putSessionAway(ana, SESSION)).toBe(true);
  expect(await tryUnlock(ana, WRONG)).toEqual(wrong(4));
  expect(await tryUnlock(ana, RIGHT)).toEqual({ ok: true, value: { kind: 'open', kept: SESSION } });
  expect(await tryUnlock(ana, RIGHT)).toEqual(OPEN);
});

test('a locked device is opened by the device as well, and each way may go without the other', async () => {
  const device = { ...(await makeUnlockKey(FINGER, 'ana')), credentialId };
  await addUnlockWay(ana, { device });
  await putSessionAway(ana, SESSION);
  expect(await tryUnlock(ana, FINGER)).toEqual({ ok: true, value: { kind: 'open', kept: SESSION } });
  const other = { ...FINGER, bytes: new Uint8Array(32) };
  expect(await tryUnlock(ana, other)).toEqual(wrong(MAX_TRIES));
  await removeUnlockWay(ana, 'pin');
  expect(await readUnlockWays(ana)).toEqual({ pin: false, device: credentialId });
  expect(await tryUnlock(ana, RIGHT)).toEqual(NEEDS_PASSWORD);
  await removeUnlockWay(ana, 'device');
  expect(await ana.keys.toArray()).toEqual([]);
});

test('a locked device is opened by the password alone after five wrong PINs in a row, the right one among them or not', async () => {
  for (const left of [4, 3, 2, 1]) expect(await tryUnlock(ana, WRONG)).toEqual(wrong(left));
  expect(await tryUnlock(ana, WRONG)).toEqual(NEEDS_PASSWORD);
  expect(await tryUnlock(ana, RIGHT)).toEqual(NEEDS_PASSWORD);
  expect(await ana.keys.toArray()).toEqual([]);
});

test('a locked device counts anew after the right PIN and after the password', async () => {
  for (const forgive of [() => tryUnlock(ana, RIGHT), () => passwordWasRight(ana)]) {
    for (let tried = 1; tried < MAX_TRIES; tried += 1) await tryUnlock(ana, WRONG);
    await forgive();
    expect(await tryUnlock(ana, WRONG)).toEqual(wrong(4));
    await passwordWasRight(ana);
  }
});

test('a locked device is not opened by what another member chose, also where that is put among their rows', async () => {
  const ben = createDevice().open('ben');
  expect(await tryUnlock(ben, RIGHT)).toEqual(NEEDS_PASSWORD);
  await addUnlockWay(ben, { pin: key });
  expect(await tryUnlock(ben, RIGHT)).toEqual(wrong(4));
});

test('a locked device ends the session where no way could give it back', async () => {
  expect(await putSessionAway(ana, { ...SESSION, access: 'x'.repeat(400) })).toBe(false);
  await eraseUnlockWays(ana);
  expect(await putSessionAway(ana, SESSION)).toBe(false);
  expect(await ana.keys.toArray()).toEqual([]);
});

test('a locked device keeps neither the PIN nor the token in a form that can be read', async () => {
  await putSessionAway(ana, SESSION);
  const bytes: number[] = [];
  const collect = (value: unknown): void => {
    if (value instanceof ArrayBuffer) bytes.push(...new Uint8Array(value), 0);
    else if (ArrayBuffer.isView(value)) bytes.push(...new Uint8Array(value.buffer), 0);
    else if (typeof value === 'string') bytes.push(...new TextEncoder().encode(value), 0);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  (await ana.keys.toArray()).forEach(collect);
  const text = String.fromCharCode(...bytes);
  expect(text).toContain('unlock');
  expect(text).not.toMatch(/731946|token-of-ana/);
});

test('a locked device that a member leaves with unsent changes kept, opens for nobody', async () => {
  const device = createDevice();
  expect(await device.keepUnsentOnly('ana')).toEqual({ ok: true, value: undefined });
  expect(await readUnlockWays(createDevice().open('ana'))).toEqual({ pin: false, device: null });
});

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'no more than five PINs are ever looked at in a row, with tabs that run at once and are killed (seed %i)',
  async (seed) => {
    const dice = createDice(seed);
    const opened = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
    const tabs = Array.from({ length: 3 }, () => createDevice().open('ana'));
    let inRow = 0;
    let most = 0;
    const tap = async (tab: MemberDatabase): Promise<void> => {
      const isRight = dice.chance(15);
      const isKilled = dice.chance(30);
      let die = (): void => undefined;
      const killed = new Promise<void>((resolve) => {
        die = resolve;
      });
      const look = async (): Promise<CryptoKey | null> => {
        inRow += 1;
        most = Math.max(most, inRow);
        if (isKilled) {
          die();
          return new Promise(() => undefined);
        }
        await new Promise((resolve) => setTimeout(resolve, dice.below(4)));
        if (isRight) inRow = 0;
        return isRight ? opened : null;
      };
      await Promise.race([tryUnlock(tab, isRight ? RIGHT : WRONG, look), killed]);
    };
    for (let round = 0; round < 8; round += 1) await Promise.all(tabs.filter(() => dice.chance(70)).map(tap));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(MAX_TRIES);
    for (const tab of tabs) tab.close();
  },
);
