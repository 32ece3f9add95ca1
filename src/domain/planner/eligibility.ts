import { type Catalogue, type Dish, kindOfSlot, type Slot } from '../catalogue/types.ts';
import type { EatingRules } from './types.ts';

/** Whether the diet type allows a dish; the two switches widen the vegetarian kinds only. */
const suitsDiet = (dish: Dish, { diet, eatsEggs, eatsDairy }: EatingRules): boolean =>
  dish.diets.includes(diet) ||
  (!dish.hasMeat &&
    !dish.hasFish &&
    ((diet === 'vegetarian' && eatsEggs) || (diet === 'ovo_vegetarian' && eatsDairy)));

/** An allergy to gluten leaves out oats too: most oats are milled beside wheat. */
const isHit = (allergy: EatingRules['allergies'][number], dish: Dish): boolean =>
  dish.allergens.includes(allergy) || (allergy === 'gluten' && dish.allergens.includes('gluten_oats'));

/** Hard rules are filters, never penalties: diet type, allergies, foods left out, time at the stove. */
export const isAllowed = (dish: Dish, rules: EatingRules): boolean =>
  suitsDiet(dish, rules) &&
  !rules.allergies.some((allergy) => isHit(allergy, dish)) &&
  !dish.ingredients.some(({ food }) => rules.excludedFoods.includes(food)) &&
  dish.minutesActive <= (rules.activeMinutesMax ?? dish.minutesActive);

/** The dishes a member may be given, ordered by id so that every device sees the same list. */
export const eligibleDishes = (rules: EatingRules, catalogue: Catalogue): readonly Dish[] =>
  [...catalogue.dishes.values()]
    .filter((dish) => isAllowed(dish, rules))
    .sort((one, other) => (one.id < other.id ? -1 : 1));

export const fitsSlot = (dish: Dish, slot: Slot): boolean => dish.kinds.includes(kindOfSlot(slot));
