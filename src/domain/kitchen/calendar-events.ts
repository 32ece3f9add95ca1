import type { Dish, Slot } from '../catalogue/types.ts';
import type { LocalDay } from '../planner/types.ts';
import { MEAL_TIMES } from './meal-times.ts';
import { plannedPreparations } from './preparations.ts';

/** An entry of a calendar, at the member's own time of day wherever they are. It names dishes and nothing else. */
export interface CalendarEvent {
  /** The same for the same meal in every copy, so that a newer copy changes the entry instead of adding one. */
  readonly id: string;
  readonly title: string;
  readonly notes: string;
  readonly day: LocalDay;
  readonly minuteOfDay: number;
  readonly minutes: number;
}

/** A dish of a planned meal; `recipeId` is null where only its name is known. */
export interface CalendarDish {
  readonly date: LocalDay;
  readonly slot: Slot;
  readonly name: string;
  readonly recipeId: string | null;
}

const MEAL_MINUTES = 30;
const AHEAD_MINUTES = 15;

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The meals that the planned dishes make and what has to be begun ahead of them, by time. */
export const calendarEvents = (
  planned: readonly CalendarDish[],
  dishes: ReadonlyMap<string, Dish>,
): readonly CalendarEvent[] => {
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
    return [{ id, title, notes: '', day: first.date, minuteOfDay: at, minutes: MEAL_MINUTES }];
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
  }));
  return [...meals, ...ahead].sort((a, b) =>
    a.day === b.day ? a.minuteOfDay - b.minuteOfDay : a.day < b.day ? -1 : 1,
  );
};
