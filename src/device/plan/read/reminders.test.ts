import { beforeEach, expect, it } from 'vitest';
import { profileOf } from '../../../../tests/support/stored-samples.ts';
import { createHarness, type Harness, TODAY } from '../../../../tests/support/unit/sync-harness.ts';
import { NOTIFICATION_TOPICS } from '../../../domain/reminders/notification-topics.ts';
import { dueReminders, type ReminderFacts } from '../../../domain/reminders/reminders.ts';
import { writeMemberSetting } from '../../db/settings.ts';
import { countUnreadNotices, markNoticesRead, readNotices } from '../../rows/notices.ts';
import { storeProfile } from '../../rows/profile.ts';
import { announceReminders } from './reminders.ts';

const facts: ReminderFacts = {
  today: TODAY,
  minuteOfDay: 16 * 60,
  topics: NOTIFICATION_TOPICS,
  hasPlan: true,
  dishesToday: 0,
  waterLitres: 0.5,
  waterGoal: 2,
  lastWeighIn: '2026-11-14',
  weekly: null,
  weightMayBeNamed: true,
};
const due = (change: Partial<ReminderFacts>) =>
  dueReminders({ ...facts, ...change }).map(({ id }) => id.split(':')[1]);

it('reminders are due by the time of day', () => {
  expect(due({ minuteOfDay: 6 * 60 + 59 })).toEqual([]);
  expect(due({ minuteOfDay: 7 * 60 })).toEqual(['weight']);
  expect(due({ minuteOfDay: 13 * 60 })).toEqual(['meals', 'weight']);
  expect(due({ minuteOfDay: 15 * 60 })).toEqual(['meals', 'water', 'weight']);
});

it('reminders are not due for what is done', () => {
  expect(due({ dishesToday: 1, waterLitres: 1, lastWeighIn: '2026-11-15' })).toEqual([]);
  expect(due({ hasPlan: false, waterLitres: 2, lastWeighIn: null })).toEqual([]);
});

it('reminders come at the hour that the member asked for, every week', () => {
  const weekly = { minuteOfDay: 18 * 60, since: '2026-11-01' };
  const ids = (change: Partial<ReminderFacts>) =>
    dueReminders({ ...facts, topics: ['weight'], weekly, ...change }).map(({ id }) => id);
  expect(ids({ minuteOfDay: 17 * 60 + 59 })).toEqual([]);
  expect(ids({ minuteOfDay: 18 * 60 })).toEqual(['reminder:weight:2026-11-14:1']);
  expect(ids({ minuteOfDay: 18 * 60, today: '2026-11-27' })).toEqual(['reminder:weight:2026-11-14:1']);
  expect(ids({ minuteOfDay: 18 * 60, today: '2026-11-28' })).toEqual(['reminder:weight:2026-11-14:2']);
});

it('reminders reach who asked for them and never logged a weight', () => {
  const weekly = { minuteOfDay: 7 * 60, since: '2026-11-14' };
  expect(due({ topics: ['weight'], lastWeighIn: null, weekly })).toEqual(['weight']);
  expect(due({ topics: ['weight'], lastWeighIn: null, weekly: { ...weekly, since: TODAY } })).toEqual([]);
});

let harness: Harness;
const EVENING = 20 * 60;
const announce = (minute = EVENING) => announceReminders(harness.db, TODAY, minute, 1);
const weighed = (kg: number | null, day: string) =>
  harness.sync.record({ day, kind: 'weight.set', payload: { kg } });
const keepAge = (age: number) => storeProfile(harness.db, profileOf({ age }), 1);
const texts = async () => (await readNotices(harness.db, 100)).map(({ about }) => about);

beforeEach(() => {
  harness = createHarness();
});

it('reminders under the bell come once, however often the app is opened', async () => {
  await announce();
  expect(await texts()).toEqual(['Time for a glass of water.']);
  await markNoticesRead(harness.db);
  await announce();
  expect(await countUnreadNotices(harness.db)).toBe(0);
});

it('reminders under the bell talk about weight to adults alone', async () => {
  await writeMemberSetting(harness.db, 'notifications', { email: '', topics: ['weight'] });
  await weighed(70, '2026-11-10');
  // A phone whose clock ran ahead said so: it silences nothing.
  await weighed(150, '2199-03-01');
  await keepAge(17);
  await announce();
  expect(await texts()).toEqual([]);
  await keepAge(18);
  await announce();
  expect(await texts()).toEqual(['A week since you logged your weight. Log it again if you like.']);
});

it('reminders under the bell stay away in calm mode', async () => {
  await writeMemberSetting(harness.db, 'calm', true);
  await announce();
  expect(await texts()).toEqual([]);
});
