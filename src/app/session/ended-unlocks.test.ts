import { expect, test } from 'vitest';
import { rememberedMember } from '../../../tests/support/stored-samples.ts';
import { createEvent } from '../../../tests/support/unit/sync-harness.ts';
import { makeUnlockKey } from '../../device/db/unlock-key.ts';
import { createDevice } from '../../device/session/device.ts';
import { addUnlockWay, readUnlockWays } from '../../device/session/unlock.ts';
import { forgetEndedUnlocks } from './ended-unlocks.ts';

test('a device that was signed out elsewhere forgets the PIN, and one that locked by itself does not', async () => {
  const device = createDevice();
  const db = device.open('ana');
  const pin = await makeUnlockKey({ kind: 'pin', pin: '731946' }, 'ana', 1);
  await addUnlockWay(db, { pin });
  const changed = createEvent();
  let known = { ...rememberedMember('ana'), locked: true };
  forgetEndedUnlocks(device, { remembered: () => known, subscribe: changed.subscribe });
  changed.fire();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await readUnlockWays(db)).toMatchObject({ pin: true });
  known = { ...known, ended: true };
  changed.fire();
  await expect.poll(() => readUnlockWays(db)).toMatchObject({ pin: false });
});
