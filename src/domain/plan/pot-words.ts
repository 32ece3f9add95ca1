import { addDays, weekdayOf } from '../calendar/days.ts';
import type { LocalDay } from '../planner/types.ts';
import type { PlannedServing } from '../shopping/servings-to-cook.ts';
import type { CookingEvent } from './cooking-events.ts';

type Place = Pick<PlannedServing, 'day' | 'slot'>;

const isSamePlace = (one: Place, other: Place): boolean => one.day === other.day && one.slot === other.slot;

/** Whether the meal is already made when its time comes. */
export const isLeftover = ({ meals: [first] }: CookingEvent, meal: Place): boolean =>
  !isSamePlace(first, meal);

/** "Cook for 3 meals", "From Monday"; null for a dish that is made for one meal alone. */
export const potMark = (event: CookingEvent, meal: Place): string | null => {
  const { meals } = event;
  if (meals.length === 1) return null;
  return isLeftover(event, meal) ? `From ${weekdayOf(meals[0].day)}` : `Cook for ${meals.length} meals`;
};

const dayInWords = (day: LocalDay, today: LocalDay): string => {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : weekdayOf(day);
};

const inList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Returns a sentence that says to cook once or to heat up; null for a dish that is made for one meal alone. */
export const potSentence = (event: CookingEvent, meal: Place, today: LocalDay): string | null => {
  const { meals, goodUntil } = event;
  if (meals.length === 1) return null;
  const [{ day }] = meals;
  if (isLeftover(event, meal)) {
    const until = `It keeps until ${dayInWords(goodUntil, today)}.`;
    return day < today
      ? `Left over from ${weekdayOf(day)}, if you cooked it: only heat it up. ${until}`
      : `Left over from ${dayInWords(day, today)}: only heat it up. ${until}`;
  }
  return `Cook it once for ${inList([...new Set(meals.map((one) => dayInWords(one.day, today)))])}: ${meals.length} meals.`;
};
