import { beforeEach, expect, test } from 'vitest';
import { devicePlan, planDay, planDish } from '../../../../tests/support/device-plan.ts';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { createHarness, type Harness, TODAY } from '../../../../tests/support/unit/sync-harness.ts';
import type { Catalogue } from '../../../terms/food.ts';
import { writeMemberSetting } from '../../db/settings.ts';
import { readNotices } from '../../rows/notices.ts';
import { storePlan } from './plan.ts';
import { announcePreparations, markPreparation, readPreparations } from './preparations.ts';

const EVENING = 20 * 60 + 30;
const TOMORROW = '2026-11-22';
const SAID = "For tomorrow's lunch: soak the beans tonight.";

const real = realCatalogue();
const [dish] = real.dishes.values();
if (dish === undefined) throw new Error('no dishes');
const soaked = { ...dish, minutesTotal: 30, ahead: [{ hours: 10, text: 'Soak the beans 10 hours ahead.' }] };
const catalogue: Catalogue = { ...real, dishes: new Map([[soaked.id, soaked]]) };

const lunch = planDay(TOMORROW, { lunch: [planDish(soaked.id)] });

let harness: Harness;
beforeEach(async () => {
  harness = createHarness();
  await storePlan(harness.db, devicePlan({ planId: 'plan-1', weekStart: TODAY, dated: [lunch] }), 0);
});

const read = () => readPreparations(harness.db, catalogue, TODAY, EVENING);
const announce = (minute = EVENING) => announcePreparations(harness.db, catalogue, TODAY, minute, 5);
const rung = async () =>
  (await readNotices(harness.db, 100)).flatMap(({ kind, about }) => (kind === 'reminder' ? [about] : []));

test('what must be begun for tomorrow is said under the bell once, from its hour on', async () => {
  await announce(19 * 60);
  expect(await rung()).toEqual([]);
  await announce();
  await announce(EVENING + 15);
  expect(await rung()).toEqual([SAID]);
});

test('what is done is not said, and stays done after a restart; it can be taken back', async () => {
  const [due] = await read();
  await markPreparation(harness.db, due?.id ?? '', true);
  await announce();
  expect([(await read()).map(({ done }) => done), await rung()]).toEqual([[true], []]);
  await markPreparation(harness.db, due?.id ?? '', false);
  expect((await read()).map(({ done }) => done)).toEqual([false]);
});

test('calm mode and who wants to hear nothing of meals are left in peace', async () => {
  await writeMemberSetting(harness.db, 'calm', true);
  await announce();
  expect([await read(), await rung()]).toEqual([[], []]);
  await writeMemberSetting(harness.db, 'calm', false);
  await writeMemberSetting(harness.db, 'notifications', { email: '', topics: ['water'] });
  await announce();
  expect([await read(), await rung()]).toEqual([[], []]);
});
