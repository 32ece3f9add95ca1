import type { Dish, Slot } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { MEAL_TIMES } from '../kitchen/cooking/meal-times.ts';
import { plannedPreparations } from '../kitchen/cooking/preparations.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { alarmOf, reminderEvents } from './calendar-reminders.ts';
import { PUSH_KINDS } from './kinds.ts';
import type { PushReminder } from './schedule.ts';

/** A dish of a planned meal; `recipeId` is null where only its name is known. */
export interface CalendarDish {
  readonly date: LocalDay;
  readonly slot: Slot;
  readonly name: string;
  readonly recipeId: string | null;
}

export interface CalendarInput {
  readonly planned: readonly CalendarDish[];
  readonly dishes: ReadonlyMap<string, Dish>;
  /** As `calendarReminders` gives them. */
  readonly reminders: readonly PushReminder[];
  /** The day from which reminders come. */
  readonly from: LocalDay;
}

const MEAL_MINUTES = 30;
const AHEAD_MINUTES = 15;

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The meals that the planned dishes make, what has to be begun ahead of them, and reminders, by time. */
export const calendarEvents = ({
  planned,
  dishes,
  reminders,
  from,
}: CalendarInput): readonly CalendarEvent[] => {
  const byMeal = new Map<string, CalendarDish[]>();
  for (const one of planned) {
    const id = `${one.date}-${one.slot}`;
    byMeal.set(id, [...(byMeal.get(id) ?? []), one]);
  }
  const meals = [...byMeal].flatMap(([id, [first, ...others]]): CalendarEvent[] => {
    if (first === undefined) return [];
    const { at, word } = MEAL_TIMES[first.slot];
    const names = [first, ...others].map(({ name }) => name).join(', ');
    const title = `${capitalised(word)}: ${names}`;
    const time = { day: first.date, minuteOfDay: at };
    const kind = PUSH_KINDS.find((each) => each === first.slot) ?? null;
    const alarm = alarmOf(reminders, kind, time);
    return [{ id, title, notes: '', ...time, minutes: MEAL_MINUTES, weekly: [], alarm }];
  });
  const upcoming = planned.flatMap(({ date, slot, recipeId }) => {
    const dish = dishes.get(recipeId ?? '');
    return dish === undefined ? [] : [{ date, slot, dish }];
  });
  const ahead = plannedPreparations(upcoming).map(({ id, meal, task, day, minuteOfDay }) => ({
    id: id.replaceAll('/', '-'),
    title: task,
    notes: `For ${meal.dish.name}, ${MEAL_TIMES[meal.slot].word}.`,
    day,
    minuteOfDay,
    minutes: AHEAD_MINUTES,
    weekly: [],
    alarm: alarmOf(reminders, 'soak', { day, minuteOfDay }) === null ? null : 0,
  }));
  return [...meals, ...ahead, ...reminderEvents(reminders, from)].sort((a, b) =>
    a.day === b.day ? a.minuteOfDay - b.minuteOfDay : a.day < b.day ? -1 : 1,
  );
};
