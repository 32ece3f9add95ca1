import { calendarReminders } from '../../../domain/reminders/calendar-reminders.ts';
import { remindersOf } from '../../../domain/reminders/choices.ts';
import { mayNameWeight } from '../../../domain/reminders/kinds.ts';
import { DEFAULT_NOTIFICATIONS } from '../../../domain/reminders/notification-topics.ts';
import { dayOfWeek, type PushReminder } from '../../../domain/reminders/schedule.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting } from '../../db/settings.ts';
import { gatesOf } from '../known-of-plan.ts';
import { readKnownOfPlan } from './known-of-plan.ts';

/**
 * The reminders that the member has switched on, for their calendar: those of a closed app, and the weekly one of the
 * questionnaire. Calm mode makes none.
 */
export const readCalendarReminders = async (
  db: MemberDatabase,
  today: LocalDay,
): Promise<readonly PushReminder[]> => {
  const [calm, push, weekly, notifications, known] = await Promise.all([
    readMemberSetting(db, 'calm'),
    readMemberSetting(db, 'pushReminders'),
    readMemberSetting(db, 'weeklyReminder'),
    readMemberSetting(db, 'notifications'),
    readKnownOfPlan(db, today),
  ]);
  if (calm === true) return [];
  const { topics } = notifications ?? DEFAULT_NOTIFICATIONS;
  const chosen = push?.on === true ? remindersOf(push) : [];
  const isWeekly = topics.includes('weight') && !chosen.some(({ kind }) => kind === 'weight');
  const ofWeek: readonly PushReminder[] =
    weekly === null || !isWeekly
      ? []
      : [{ kind: 'weight', minute: weekly.minuteOfDay, days: [dayOfWeek(weekly.since)] }];
  const weightMayBeNamed = known !== null && mayNameWeight(known.profile.age, gatesOf(known));
  return calendarReminders(
    [
      { reminders: chosen, quiet: push?.quiet ?? null },
      { reminders: ofWeek, quiet: null },
    ],
    { weightMayBeNamed },
  );
};
