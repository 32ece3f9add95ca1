import { beforeEach, expect, test } from 'vitest';
import { profileOf } from '../../../../tests/support/stored-samples.ts';
import { NO_ANSWERS } from '../../../contract/plan.ts';
import { DEFAULT_PUSH, type PushChoices } from '../../../domain/reminders/choices.ts';
import { MemberDatabase } from '../../db/member-database.ts';
import { writeMemberSetting } from '../../db/settings.ts';
import { preparePlanInputs } from '../../rows/plan-inputs.ts';
import { storeProfile } from '../../rows/profile.ts';
import { readCalendarReminders } from './calendar-reminders.ts';

let ana: MemberDatabase;
const kinds = async () => (await readCalendarReminders(ana, '2026-11-27')).map(({ kind }) => kind);
const remind = (changes: Partial<PushChoices> = {}) => {
  const weighIns = { on: true, minute: 450, days: [1] };
  const chosen = { ...DEFAULT_PUSH.kinds, weight: weighIns };
  return writeMemberSetting(ana, 'pushReminders', { ...DEFAULT_PUSH, on: true, kinds: chosen, ...changes });
};
const keepAge = (age: number) => storeProfile(ana, profileOf({ age }), 1);

beforeEach(() => {
  ana = new MemberDatabase('ana');
  return keepAge(30);
});

test('are none before the member has switched any on, and none in calm mode', async () => {
  expect(await kinds()).toEqual([]);
  await remind();
  expect(await kinds()).toEqual(['lunch', 'dinner', 'water', 'weight', 'soak']);
  await writeMemberSetting(ana, 'calm', true);
  expect(await kinds()).toEqual([]);
});

test('are the weekly one of the questionnaire where no closed app is to be reminded', async () => {
  // A Tuesday.
  await writeMemberSetting(ana, 'weeklyReminder', { minuteOfDay: 1080, since: '2026-11-24' });
  const weekly = { kind: 'weight', minute: 1080, days: [2] };
  expect(await readCalendarReminders(ana, '2026-11-27')).toEqual([weekly]);
  await remind({ on: false });
  expect(await readCalendarReminders(ana, '2026-11-27')).toEqual([weekly]);
  await remind();
  expect(await readCalendarReminders(ana, '2026-11-27')).toContainEqual({
    kind: 'weight',
    minute: 450,
    days: [1],
  });
  await writeMemberSetting(ana, 'pushReminders', DEFAULT_PUSH);
  await writeMemberSetting(ana, 'notifications', { email: '', topics: ['water'] });
  expect(await kinds()).toEqual([]);
});

test('say nothing of weight to members under age, in pregnancy and with an eating disorder', async () => {
  await remind();
  const answer = async (change: object) => {
    const save = await preparePlanInputs(ana, { ...NO_ANSWERS, ...change }, 1);
    await save(ana, null);
    return kinds();
  };
  expect(await answer({ eating_disorder: true })).not.toContain('weight');
  expect(await answer({ pregnant_or_breastfeeding: true })).not.toContain('weight');
  expect(await answer({})).toContain('weight');
  await keepAge(17);
  expect(await kinds()).not.toContain('weight');
});
