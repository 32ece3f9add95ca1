import type { Catalogue } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { dayInWords } from '../../calendar/day-words.ts';
import { weekdayOf } from '../../calendar/days.ts';
import { kitchenGrams } from '../../food/amounts/kitchen-amounts.ts';
import { gramsToCook } from '../../food/catalogue/grams-to-cook.ts';
import type { PlannedServing } from '../../kitchen/shopping/servings-to-cook.ts';
import { type CookingEvent, freshServings, servingsOf } from './cooking-events.ts';

type Place = Pick<PlannedServing, 'day' | 'slot'>;

const isSamePlace = (one: Place, other: Place): boolean => one.day === other.day && one.slot === other.slot;

/** True if the meal is already made when its time comes. */
export const isLeftover = ({ meals: [first] }: CookingEvent, meal: Place): boolean =>
  first.made === 'thawed' || !isSamePlace(first, meal);

/** "Make for 3 meals", "From Monday", "From the freezer"; null for a dish that is made for one meal alone. */
export const potMark = (event: CookingEvent, meal: Place): string | null => {
  const { meals } = event;
  if (meals[0].made === 'thawed') return 'From the freezer';
  if (meals.length === 1) return null;
  return isLeftover(event, meal) ? `From ${weekdayOf(meals[0].day)}` : `Make for ${meals.length} meals`;
};

/** "today, Thursday and Friday"; a day that comes twice is named once. */
export const daysInList = (days: readonly LocalDay[], today: LocalDay): string => {
  const words = [...new Set(days.map((day) => dayInWords(day, today)))];
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
};

/** "today, Thursday and Friday: 4 meals" */
export const mealsOfPot = ({ meals }: CookingEvent, today: LocalDay): string =>
  `${daysInList(
    meals.map(({ day }) => day),
    today,
  )}: ${meals.length} meals`;

/** The rice or pasta of a pot that is cooked with a meal, in words: "60 g white rice". Null where none is. */
const cookedWith = (
  event: CookingEvent,
  meal: Place,
  { foods, dishes }: Pick<Catalogue, 'foods' | 'dishes'>,
): string | null => {
  const { ingredients = [], fresh = null, portions = 1 } = dishes.get(event.recipeId) ?? {};
  const part = ingredients.find(({ food }) => food === fresh);
  const food = foods.get(fresh ?? '');
  const servings = freshServings(event, meal);
  if (part === undefined || food === undefined || servings === 0) return null;
  const name = food.name.slice(0, 1).toLowerCase() + food.name.slice(1);
  return `${kitchenGrams(gramsToCook(food, (part.grams / portions) * servings))} ${name}`;
};

/** Returns a sentence that says to make it once or that it is there; null for a dish that is made for one meal alone. */
export const potSentence = (
  event: CookingEvent,
  meal: Place,
  today: LocalDay,
  catalogue: Pick<Catalogue, 'foods' | 'dishes'>,
): string | null => {
  const { meals, goodUntil } = event;
  const anew = cookedWith(event, meal, catalogue);
  const toCook = anew === null ? 'nothing to cook' : `cook ${anew} anew`;
  if (meals[0].made === 'thawed') return `From your freezer: ${toCook}.`;
  if (meals.length === 1) return null;
  const [{ day }] = meals;
  if (isLeftover(event, meal)) {
    const until = `It keeps until ${dayInWords(goodUntil, today)}.`;
    return day < today
      ? `Left over from ${weekdayOf(day)}, if you made it: ${toCook}. ${until}`
      : `Left over from ${dayInWords(day, today)}: ${toCook}. ${until}`;
  }
  const once = `Make it once for ${mealsOfPot(event, today)}.`;
  return anew === null || freshServings(event, meal) === servingsOf(event)
    ? once
    : `${once} Cook only ${anew} now: the rest is cooked on its day.`;
};
