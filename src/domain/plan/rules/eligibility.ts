import { type Allergen, type Catalogue, type Dish, kindOfSlot, type Slot } from '../../../terms/food.ts';
import type { EatingRules } from '../../../terms/plan.ts';

/** True if the diet type allows a dish; the two switches widen the vegetarian kinds only. */
const suitsDiet = (dish: Dish, { diet, eatsEggs, eatsDairy }: EatingRules): boolean =>
  dish.diets.includes(diet) ||
  (!dish.hasMeat &&
    !dish.hasFish &&
    ((diet === 'vegetarian' && eatsEggs) || (diet === 'ovo_vegetarian' && eatsDairy)));

/**
 * The allergens of `contains` that these allergies forbid. Gluten also excludes oats: most are milled beside wheat.
 */
export const allergensHit = (
  contains: readonly Allergen[],
  allergies: readonly Allergen[],
): readonly Allergen[] =>
  contains.filter(
    (allergen) =>
      allergies.includes(allergen) || (allergen === 'gluten_oats' && allergies.includes('gluten')),
  );

/** Nobody knows whether an unknown ingredient holds something that the member must not or will not eat. */
const isKnownEnough = ({ withheld }: Dish, { diet, allergies, excludedFoods }: EatingRules): boolean =>
  withheld !== 'incomplete' ||
  (diet === 'full_non_vegetarian' && allergies.length + excludedFoods.length === 0);

const holdsExcluded = ({ ingredients, toTaste = [] }: Dish, excluded: readonly string[]): boolean =>
  ingredients.some(({ food }) => excluded.includes(food)) || toTaste.some((food) => excluded.includes(food));

/** True if nothing in a dish is against the rules, however long it takes. */
export const mayBeEaten = (dish: Dish, rules: EatingRules): boolean =>
  isKnownEnough(dish, rules) &&
  suitsDiet(dish, rules) &&
  allergensHit(dish.allergens, rules.allergies).length === 0 &&
  !holdsExcluded(dish, rules.excludedFoods);

/** Hard rules are filters, never penalties: diet type, allergies, foods left out, time at the stove. */
export const isAllowed = (dish: Dish, rules: EatingRules): boolean =>
  mayBeEaten(dish, rules) && dish.minutesActive <= (rules.activeMinutesMax ?? dish.minutesActive);

/** The dishes a member may be given, ordered by id so that every device sees the same list. */
export const eligibleDishes = (rules: EatingRules, catalogue: Catalogue): readonly Dish[] =>
  [...catalogue.dishes.values()]
    .filter((dish) => dish.withheld === undefined && isAllowed(dish, rules))
    .sort((one, other) => (one.id < other.id ? -1 : 1));

export const fitsSlot = (dish: Dish, slot: Slot): boolean => dish.kinds.includes(kindOfSlot(slot));
