import { beforeEach, expect, test } from 'vitest';
import { devicePlan } from '../../../tests/support/device-plan.ts';
import { rememberedMember } from '../../../tests/support/stored-samples.ts';
import { writeMemberSetting } from '../../device/db/settings.ts';
import { storePlan } from '../../device/plan/read/plan.ts';
import { createDevice, type Device } from '../../device/session/device.ts';
import type { RememberedMember } from '../../device/session/session.ts';
import { err } from '../../terms/result.ts';
import { createLockedPlan } from './locked-plan.ts';

const planOf = (planId: string) => devicePlan({ planId, source: 'plain' });

const LOCKED: RememberedMember = { ...rememberedMember('ana'), locked: true };

let device: Device;
let remembered: RememberedMember | null;
const catalogue = { load: async () => err({ kind: 'offline' } as const) };
const read = async () =>
  (
    await createLockedPlan(device, { remembered: () => remembered }, catalogue, {
      today: () => '2026-11-21',
    })()
  )?.plan.planId ?? null;

beforeEach(async () => {
  device = createDevice();
  remembered = LOCKED;
  for (const memberId of ['ana', 'ben']) await storePlan(device.open(memberId), planOf(`of ${memberId}`), 1);
});

test('a locked device shows its member’s plan', async () => {
  expect(await read()).toBe('of ana');
});

test('it shows none where its member turned that off, and never another member’s', async () => {
  await writeMemberSetting(device.open('ana'), 'readableWhenLocked', false);
  expect(await read()).toBeNull();
  remembered = { ...LOCKED, memberId: 'ben', username: 'ben' };
  expect(await read()).toBe('of ben');
});

test('a device that other people use, and one that nobody uses, shows none here', async () => {
  remembered = { ...LOCKED, shared: true };
  expect(await read()).toBeNull();
  remembered = null;
  expect(await read()).toBeNull();
});
