import { addDays } from '../../../domain/calendar/days.ts';
import { eatenKey, foldDay } from '../../../domain/food/journal/fold.ts';
import {
  duePreparations,
  type Preparation,
  preparationText,
  type UpcomingMeal,
} from '../../../domain/kitchen/cooking/preparations.ts';
import { DEFAULT_NOTIFICATIONS } from '../../../domain/reminders/notification-topics.ts';
import { type Catalogue, SLOTS } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { type DevicePlan, dayOfPlan, dishKey } from '../../db/device-plan.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../../db/settings.ts';
import { readJournalDay } from '../../journal/journal.ts';
import { announce } from '../../rows/notices.ts';
import { readMemberPlan } from './plan-of-member.ts';

/** Today, tomorrow and the day after: no preparation is longer than 48 hours. */
const DAYS_AHEAD = 3;
const REMEMBERED = 100;

export interface KnownPreparation extends Preparation {
  readonly done: boolean;
}

/** False in calm mode, and where the member wants to hear nothing of meals. */
export const wantsPreparations = async (db: MemberDatabase): Promise<boolean> => {
  if ((await readMemberSetting(db, 'calm')) === true) return false;
  const { topics } = (await readMemberSetting(db, 'notifications')) ?? DEFAULT_NOTIFICATIONS;
  return topics.includes('meals');
};

const uneatenMeals = async (
  db: MemberDatabase,
  plan: DevicePlan,
  date: LocalDay,
  { dishes }: Catalogue,
): Promise<UpcomingMeal[]> => {
  const planned = dayOfPlan(plan, date);
  if (planned === null) return [];
  const { eaten } = foldDay(await readJournalDay(db, date));
  return SLOTS.flatMap((slot) =>
    planned.slots[slot].flatMap((entry) => {
      const dish = dishes.get(entry.detail?.recipeId ?? '');
      return dish === undefined || eaten.has(eatenKey(slot, dishKey(entry))) ? [] : [{ date, slot, dish }];
    }),
  );
};

/** Preparations to begin today, done or not. */
export const readPreparations = async (
  db: MemberDatabase,
  catalogue: Catalogue,
  today: LocalDay,
  minuteOfDay: number,
): Promise<readonly KnownPreparation[]> => {
  if (!(await wantsPreparations(db))) return [];
  const plan = (await readMemberPlan(db, catalogue, today))?.plan;
  if (plan === undefined) return [];
  const done = (await readMemberSetting(db, 'preparationsDone')) ?? [];
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead));
  const meals = await Promise.all(days.map((date) => uneatenMeals(db, plan, date, catalogue)));
  return duePreparations(meals.flat(), today, minuteOfDay).map((due) => ({
    ...due,
    done: done.includes(due.id),
  }));
};

export const markPreparation = (db: MemberDatabase, id: string, isDone: boolean): Promise<void> =>
  db.transaction('rw', db.settings, async () => {
    const others = ((await readMemberSetting(db, 'preparationsDone')) ?? []).filter((other) => other !== id);
    await writeMemberSetting(db, 'preparationsDone', (isDone ? [...others, id] : others).slice(-REMEMBERED));
  });

/** Puts what has to be begun by now under the bell, once each. */
export const announcePreparations = async (
  db: MemberDatabase,
  catalogue: Catalogue,
  today: LocalDay,
  minuteOfDay: number,
  now: number,
): Promise<void> => {
  for (const preparation of await readPreparations(db, catalogue, today, minuteOfDay)) {
    const { id, isTime, done } = preparation;
    const about = preparationText(preparation);
    if (isTime && !done) await announce(db, { id: `reminder:ahead:${id}`, kind: 'reminder', about, at: now });
  }
};
