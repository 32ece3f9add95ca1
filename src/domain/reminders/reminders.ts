import type { LocalDay } from '../../terms/local-day.ts';
import { daysBetween } from '../calendar/days.ts';
import type { NotificationTopic } from './notification-topics.ts';

/** The questionnaire's answer: from which minute of the day on, and on which day it was given. */
export interface WeeklyReminder {
  readonly minuteOfDay: number;
  readonly since: LocalDay;
}

/** Facts of a day at the time when the app is opened. */
export interface ReminderFacts {
  readonly today: LocalDay;
  readonly minuteOfDay: number;
  readonly topics: readonly NotificationTopic[];
  readonly hasPlan: boolean;
  readonly dishesToday: number;
  readonly waterLitres: number;
  readonly waterGoal: number;
  /** The last day with a weight; null where nothing was ever logged. */
  readonly lastWeighIn: LocalDay | null;
  /** Null where the member did not ask for one. */
  readonly weekly: WeeklyReminder | null;
  /** Weight is not talked about to members under age. */
  readonly weightMayBeNamed: boolean;
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

const later = (one: LocalDay | null, other: LocalDay | null): LocalDay | null =>
  one !== null && other !== null && one > other ? one : (other ?? one);

/** Once after each weigh-in; every week for who asked for that, from the last weigh-in or the asking on. */
const weightReminder = ({
  today,
  minuteOfDay,
  lastWeighIn,
  weekly,
}: Pick<ReminderFacts, 'today' | 'minuteOfDay' | 'lastWeighIn' | 'weekly'>): Reminder | null => {
  const from = later(lastWeighIn, weekly?.since ?? null);
  if (from === null || minuteOfDay < (weekly?.minuteOfDay ?? WEEKLY_FROM)) return null;
  const weeks = Math.floor(daysBetween(from, today) / WEEK_DAYS);
  if (weeks < 1) return null;
  return weekly === null
    ? {
        id: `reminder:weight:${from}`,
        text: 'A week since you logged your weight. Log it again if you like.',
      }
    : {
        id: `reminder:weight:${from}:${weeks}`,
        text: 'Your weekly reminder: log your weight if you like.',
      };
};

/** Reminders that are due: about meals and water at most once a day each. */
export const dueReminders = (facts: ReminderFacts): readonly Reminder[] => {
  const { today, minuteOfDay, topics } = facts;
  const reminders: Reminder[] = [];
  if (topics.includes('meals') && minuteOfDay >= MEALS_FROM && facts.hasPlan && facts.dishesToday === 0)
    reminders.push({ id: `reminder:meals:${today}`, text: 'Eaten already? Tick it on your plan.' });
  if (topics.includes('water') && minuteOfDay >= WATER_FROM && facts.waterLitres < facts.waterGoal / 2)
    reminders.push({ id: `reminder:water:${today}`, text: 'Time for a glass of water.' });
  const weight = topics.includes('weight') && facts.weightMayBeNamed ? weightReminder(facts) : null;
  return weight === null ? reminders : [...reminders, weight];
};
