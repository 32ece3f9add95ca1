import { DEFAULT_WATER_GOAL_L } from '../../domain/constants.ts';
import { foldDay, unsyncedAmounts } from '../../domain/journal/fold.ts';
import { DEFAULT_NOTIFICATIONS } from '../../domain/notification-topics.ts';
import { ADULT_AGE } from '../../domain/nutrition/gates.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { weightLog } from '../../domain/progress/weights.ts';
import { dueReminders } from '../../domain/reminders.ts';
import { intakeWith } from '../../domain/water/water.ts';
import type { MemberDatabase } from '../member-database.ts';
import { readBudget } from './budget.ts';
import { readJournalDay, readJournalKinds } from './journal.ts';
import { announce } from './notices.ts';
import { readPlan } from './plan.ts';
import { readProfile } from './profile.ts';
import { readMemberSetting } from './settings.ts';

const lastWeighIn = async (db: MemberDatabase): Promise<LocalDay | null> => {
  const profile = (await readProfile(db))?.profile;
  if (profile === undefined || profile.age < ADULT_AGE) return null;
  return weightLog(await readJournalKinds(db, ['weight.set'])).at(-1)?.day ?? null;
};

/** Announces what is due at this minute of the member's day: the app's only reminders, made while it is open. */
export const announceReminders = async (
  db: MemberDatabase,
  today: LocalDay,
  minuteOfDay: number,
  now: number,
): Promise<void> => {
  const { topics } = (await readMemberSetting(db, 'notifications')) ?? DEFAULT_NOTIFICATIONS;
  const [plan, budget, journal] = await Promise.all([
    readPlan(db),
    readBudget(db, today),
    readJournalDay(db, today),
  ]);
  const due = dueReminders({
    today,
    minuteOfDay,
    topics,
    hasPlan: plan !== null,
    dishesToday: foldDay(journal).eaten.size,
    waterLitres: intakeWith(budget?.budget.current_water_intake ?? 0, [unsyncedAmounts(journal).waterLitres]),
    waterGoal: budget?.budget.daily_water_goal ?? DEFAULT_WATER_GOAL_L,
    lastWeighIn: await lastWeighIn(db),
  });
  for (const { id, text } of due) await announce(db, { id, kind: 'reminder', about: text, at: now });
};
