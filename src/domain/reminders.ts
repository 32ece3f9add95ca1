import { daysBetween } from './calendar/days.ts';
import type { NotificationTopic } from './notification-topics.ts';
import type { LocalDay } from './planner/types.ts';

/** What is known of a day when somebody looks at the app. */
export interface ReminderFacts {
  readonly today: LocalDay;
  readonly minuteOfDay: number;
  readonly topics: readonly NotificationTopic[];
  readonly hasPlan: boolean;
  readonly dishesToday: number;
  readonly waterLitres: number;
  readonly waterGoal: number;
  /** The last day with a weight; null where weight is not talked about or nothing was ever logged. */
  readonly lastWeighIn: LocalDay | null;
}

/** The id names the cause, so that nothing is said twice. */
export interface Reminder {
  readonly id: string;
  readonly text: string;
}

const WEEKLY_FROM = 7 * 60;
const MEALS_FROM = 13 * 60;
const WATER_FROM = 15 * 60;
const WEEK_DAYS = 7;

/** What is worth a word now: at most once a day each, for weight once after each weigh-in. */
export const dueReminders = (facts: ReminderFacts): readonly Reminder[] => {
  const { today, minuteOfDay, topics, lastWeighIn } = facts;
  const reminders: Reminder[] = [];
  if (topics.includes('meals') && minuteOfDay >= MEALS_FROM && facts.hasPlan && facts.dishesToday === 0)
    reminders.push({ id: `reminder:meals:${today}`, text: 'Eaten already? Tick it on your plan.' });
  if (topics.includes('water') && minuteOfDay >= WATER_FROM && facts.waterLitres < facts.waterGoal / 2)
    reminders.push({ id: `reminder:water:${today}`, text: 'Time for a glass of water.' });
  if (
    topics.includes('weight') &&
    minuteOfDay >= WEEKLY_FROM &&
    lastWeighIn !== null &&
    daysBetween(lastWeighIn, today) >= WEEK_DAYS
  )
    reminders.push({
      id: `reminder:weight:${lastWeighIn}`,
      text: 'A week since you logged your weight. Log it again if you like.',
    });
  return reminders;
};
