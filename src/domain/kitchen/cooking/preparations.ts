import type { Ahead, Dish, Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { addDays, daysBetween, weekdayOf } from '../../calendar/days.ts';
import { MEAL_TIMES } from './meal-times.ts';

/** A meal that is still to be cooked. */
export interface UpcomingMeal {
  readonly date: LocalDay;
  readonly slot: Slot;
  readonly dish: Pick<Dish, 'id' | 'name' | 'ahead' | 'minutesTotal'>;
}

/** Something to begin now, or later today, for a meal to come. */
export interface Preparation {
  /** Names its cause, so that it is done and announced once. */
  readonly id: string;
  readonly meal: UpcomingMeal;
  /** "tomorrow's lunch" */
  readonly mealWords: string;
  /** "Soak the chickpeas tonight." */
  readonly task: string;
  /** Its time has come: from here on the bell may ring for it. */
  readonly isTime: boolean;
}

const DAY = 24 * 60;
/** Nobody gets up to soak beans: what falls before this hour belongs to the evening before. */
const MORNING = 7 * 60;
const EVENING_BEFORE = 20 * 60;
const AFTERNOON = 12 * 60;
const EVENING = 17 * 60;

/** When to begin, in minutes from today's midnight; negative on the days before. */
const beginsAt = ({ date, slot, dish }: UpcomingMeal, { hours }: Ahead, today: LocalDay): number => {
  const served = daysBetween(today, date) * DAY + MEAL_TIMES[slot].at;
  const exact = served - dish.minutesTotal - hours * 60;
  const day = Math.floor(exact / DAY);
  return exact - day * DAY < MORNING ? (day - 1) * DAY + EVENING_BEFORE : exact;
};

/**
 * Whether everything that a dish asks for ahead can still be begun this evening or later: what a plan made today may
 * put on `date`. The clock is left out, so that server and phone choose alike.
 */
export const canBeBegun = (
  dish: UpcomingMeal['dish'],
  { date, slot }: Pick<UpcomingMeal, 'date' | 'slot'>,
  today: LocalDay,
): boolean => dish.ahead.every((ahead) => beginsAt({ date, slot, dish }, ahead, today) >= EVENING_BEFORE);

/** There is time for it until this share of its hours is left before the meal; afterwards a reminder only nags. */
const IN_TIME = 0.5;

const isInTime = (
  { date, slot }: UpcomingMeal,
  { hours }: Ahead,
  today: LocalDay,
  minuteOfDay: number,
): boolean => daysBetween(today, date) * DAY + MEAL_TIMES[slot].at - minuteOfDay >= hours * 60 * IN_TIME;

const whenWords = (begins: number, minuteOfDay: number): string => {
  if (begins >= EVENING) return 'tonight';
  if (minuteOfDay >= begins - 60) return 'now';
  return begins < AFTERNOON ? 'this morning' : 'this afternoon';
};

const mealInWords = ({ date, slot }: UpcomingMeal, today: LocalDay): string => {
  const away = daysBetween(today, date);
  const day = away === 0 ? "today's" : away === 1 ? "tomorrow's" : `${weekdayOf(date)}'s`;
  return `${day} ${MEAL_TIMES[slot].word}`;
};

/** "Soak the chickpeas 8 hours ahead." as "Soak the chickpeas tonight." */
const taskWords = ({ hours, text }: Ahead, when: string): string =>
  text.replace(`${hours} hours ahead`, when);

/** Something to begin ahead of a meal, with its day and minute. */
export interface PlannedPreparation extends Pick<Preparation, 'id' | 'meal' | 'task'> {
  readonly day: LocalDay;
  readonly minuteOfDay: number;
}

/** Everything that the given meals ask for ahead, whenever that is. */
export const plannedPreparations = (meals: readonly UpcomingMeal[]): readonly PlannedPreparation[] =>
  meals.flatMap((meal) =>
    meal.dish.ahead.map((ahead, at) => {
      const begins = beginsAt(meal, ahead, meal.date);
      const days = Math.floor(begins / DAY);
      return {
        id: `${meal.date}/${meal.slot}/${meal.dish.id}/${at}`,
        meal,
        task: ahead.text.replace(` ${ahead.hours} hours ahead`, ''),
        day: addDays(meal.date, days),
        minuteOfDay: begins - days * DAY,
      };
    }),
  );

/** "For tomorrow's lunch: soak the chickpeas tonight." */
export const preparationText = ({ mealWords, task }: Pick<Preparation, 'mealWords' | 'task'>): string =>
  `For ${mealWords}: ${task.slice(0, 1).toLowerCase()}${task.slice(1)}`;

/**
 * Preparations to begin today, at `minuteOfDay`, for the given meals: the most urgent first. A task shows from the
 * start of its day until it is too late for it; one that would fall into the night moves to the evening before.
 */
export const duePreparations = (
  meals: readonly UpcomingMeal[],
  today: LocalDay,
  minuteOfDay: number,
): readonly Preparation[] =>
  meals
    .flatMap((meal) =>
      meal.dish.ahead.map((ahead, at) => ({ meal, ahead, at, begins: beginsAt(meal, ahead, today) })),
    )
    .filter(({ meal, ahead, begins }) => begins < DAY && isInTime(meal, ahead, today, minuteOfDay))
    .toSorted((a, b) => a.begins - b.begins)
    .map(({ meal, ahead, at, begins }) => ({
      id: `${meal.date}/${meal.slot}/${meal.dish.id}/${at}`,
      meal,
      mealWords: mealInWords(meal, today),
      task: taskWords(ahead, whenWords(begins, minuteOfDay)),
      isTime: minuteOfDay >= begins,
    }));
