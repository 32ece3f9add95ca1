import type { Catalogue, Dish } from '../../../terms/food.ts';
import { nutrientIndex } from '../../../terms/nutrients.ts';

/** Two dishes that stand on the same of these are the same meal again, whatever is on top. Bread comes last. */
const STAPLES: readonly RegExp[] = [
  /pasta|noodles|^soba/,
  /^rice-(?:brown|short|white)/,
  /^(?:potatoes|sweet-potato)/,
  /^(?:rolled-oats|oat-bran)/,
  /^cottage-cheese/,
  /^(?:greek-)?yogurt$/,
  /^peanut-butter/,
  /^egg$/,
  /peas-cooked$/,
  /^(?:hummus|chickpeas)/,
  /bread$|^(?:bagel|pita|naan|chapati)|tortilla|crispbread/,
];
export const DRINK = 1;
const FIRST_STAPLE = 2;
export const KINDS_ALIKE = FIRST_STAPLE + STAPLES.length;
const BREAD = KINDS_ALIKE - 1;
/** Less of a dish's energy is a side or a topping. */
const STAPLE_SHARE = 0.2;

/** Below KINDS_ALIKE: two dishes of one number are one too many on a day; 0 for a dish that is like no other. */
export const kindAlike = (dish: Dish, foods: Catalogue['foods']): number => {
  if (dish.drink) return DRINK;
  const energy = STAPLES.map((staple) =>
    dish.ingredients
      .filter(({ food }) => staple.test(food))
      .reduce(
        (sum, { food, grams }) =>
          sum + ((foods.get(food)?.per100[nutrientIndex.energy_kcal] ?? 0) * grams) / 100 / dish.portions,
        0,
      ),
  );
  const most = energy.indexOf(Math.max(...energy));
  const least = STAPLE_SHARE * (dish.nutrients[nutrientIndex.energy_kcal] ?? 0);
  if ((energy[most] ?? 0) < least || least === 0) return 0;
  const kind = FIRST_STAPLE + most;
  // Toast in the morning and a sandwich at noon are an ordinary day.
  return kind === BREAD && !dish.kinds.includes('main') ? 0 : kind;
};
