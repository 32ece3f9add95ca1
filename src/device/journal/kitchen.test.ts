import { beforeEach, expect, test } from 'vitest';
import { createHarness, type Harness } from '../../../tests/support/unit/sync-harness.ts';
import { addMinute, pauseTimer, startTimer } from '../../domain/kitchen/cooking/timers.ts';
import { createDevice } from '../session/device.ts';
import { changeTimer, dropTimer, keepTimer, readTimers } from './kitchen.ts';

let harness: Harness;
beforeEach(() => {
  harness = createHarness();
});

const place = { recipeId: 'dal', date: '2026-11-21' };
const timer = startTimer({ id: 'a', place, dishName: 'Dal', step: 2, label: 'Simmer' }, 12, 1_000);

test('timers on the device are there after a restart', async () => {
  await keepTimer(harness.db, timer);
  harness.db.close();
  expect(await readTimers(createDevice().open(harness.db.memberId))).toEqual([timer]);
});

test('timers on the device take two taps at once, one after the other', async () => {
  await keepTimer(harness.db, timer);
  await Promise.all([
    changeTimer(harness.db, 'a', (now) => addMinute(now, 2_000)),
    changeTimer(harness.db, 'a', (now) => addMinute(now, 2_000)),
    changeTimer(harness.db, 'a', (now) => pauseTimer(now, 2_000)),
  ]);
  const [kept] = await readTimers(harness.db);
  expect(kept?.state).toEqual({ kind: 'paused', leftMs: 14 * 60_000 - 1_000 });
});

test('timers on the device stay stopped, whatever another tab still wanted of them', async () => {
  await keepTimer(harness.db, timer);
  await dropTimer(harness.db, 'a');
  await changeTimer(harness.db, 'a', (now) => addMinute(now, 2_000));
  expect(await readTimers(harness.db)).toEqual([]);
});
