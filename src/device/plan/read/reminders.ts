import { intakeWith } from '../../../domain/body/water/water.ts';
import { foldDay, unsyncedAmounts } from '../../../domain/food/journal/fold.ts';
import { DEFAULT_NOTIFICATIONS } from '../../../domain/reminders/notification-topics.ts';
import { dueReminders } from '../../../domain/reminders/reminders.ts';
import { ADULT_AGE } from '../../../terms/adult-age.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting } from '../../db/settings.ts';
import { readJournalDay, readLastWeight } from '../../journal/journal.ts';
import { countedUpTo, readToldDay } from '../../rows/budget.ts';
import { announce } from '../../rows/notices.ts';
import { readProfile } from '../../rows/profile.ts';
import { waterGoalOf } from '../water-goal.ts';
import { readPlan } from './plan.ts';

/**
 * Announces what is due at this minute of the member's day: the app's only reminders, made while it is open.
 * Calm mode makes none.
 */
export const announceReminders = async (
  db: MemberDatabase,
  today: LocalDay,
  minuteOfDay: number,
  now: number,
): Promise<void> => {
  if ((await readMemberSetting(db, 'calm')) === true) return;
  const { topics } = (await readMemberSetting(db, 'notifications')) ?? DEFAULT_NOTIFICATIONS;
  const [plan, told, journal, profile, weekly] = await Promise.all([
    readPlan(db),
    readToldDay(db, today),
    readJournalDay(db, today),
    readProfile(db),
    readMemberSetting(db, 'weeklyReminder'),
  ]);
  const due = dueReminders({
    today,
    minuteOfDay,
    topics,
    hasPlan: plan !== null,
    dishesToday: foldDay(journal).eaten.size,
    waterLitres: intakeWith(told.budget?.current_water_intake ?? 0, [
      unsyncedAmounts(journal, countedUpTo(told.budget)).waterLitres,
    ]),
    waterGoal: waterGoalOf(told, plan?.plan ?? null),
    lastWeighIn: (await readLastWeight(db, today))?.day ?? null,
    weekly,
    weightMayBeNamed: (profile?.profile.age ?? 0) >= ADULT_AGE,
  });
  for (const { id, text } of due) await announce(db, { id, kind: 'reminder', about: text, at: now });
};
