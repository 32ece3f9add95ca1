import { addDays } from '../../src/domain/calendar/days.ts';
import { type Catalogue, type DietClass, type Dish, kindOfSlot } from '../../src/terms/food.ts';
import type { EatingRules, PlannedDay } from '../../src/terms/plan.ts';
import type { DietType } from '../../src/terms/profile.ts';

/** Written apart from the planner's own filters, from the foods up, so that both would have to be wrong. */
const foodBreaks = (foodId: string, rules: EatingRules, catalogue: Catalogue): readonly string[] => {
  const food = catalogue.foods.get(foodId);
  if (!food) return [`unknown food ${foodId}`];
  const { diet, eatsEggs, eatsDairy } = rules;
  const forbiddenBy: Readonly<Record<DietType, readonly DietClass[]>> = {
    full_non_vegetarian: [],
    vegetarian: eatsEggs ? ['meat', 'fish'] : ['meat', 'fish', 'ovo', 'lacto_ovo'],
    ovo_vegetarian: eatsDairy ? ['meat', 'fish'] : ['meat', 'fish', 'lacto', 'lacto_ovo'],
    vegan: ['honey', 'meat', 'fish', 'ovo', 'lacto', 'lacto_ovo'],
  };
  const forbidden = forbiddenBy[diet];
  const allergies: readonly string[] = rules.allergies.includes('gluten')
    ? [...rules.allergies, 'gluten_oats']
    : rules.allergies;
  return [
    ...(forbidden.includes(food.diet) ? [`${foodId} in a ${diet} plan`] : []),
    ...food.allergens.filter((one) => allergies.includes(one)).map((one) => `${foodId} holds ${one}`),
    ...(rules.excludedFoods.includes(foodId) ? [`${foodId} was left out`] : []),
  ];
};

/** Days after its cooking on which a dish may come again, and how often in a week, by the dish. */
export const repeatBreaks = (
  days: readonly PlannedDay[],
  { dishes }: Pick<Catalogue, 'dishes'>,
): readonly string[] => {
  const timesOn = (recipeId: string, from: string, to: string) =>
    days
      .filter(({ date }) => from <= date && date <= to)
      .flatMap(({ meals }) => meals)
      .filter((meal) => meal.recipeId === recipeId).length;
  return days.flatMap(({ date, meals }) =>
    meals.flatMap(({ recipeId }) => {
      const dish = dishes.get(recipeId);
      const isLeftoverOrQuick = dish !== undefined && (dish.keeps > 0 || dish.minutesActive <= 10);
      const most = dish?.kinds.includes('main') === false ? 4 : 3;
      return [
        ...(timesOn(recipeId, date, date) > 1 ? [`${recipeId} twice on ${date}`] : []),
        ...(!isLeftoverOrQuick && timesOn(recipeId, addDays(date, -1), date) > 1
          ? [`${recipeId} again within two days on ${date}`]
          : []),
        ...(timesOn(recipeId, addDays(date, -6), date) > most ? [`${recipeId} too often by ${date}`] : []),
      ];
    }),
  );
};

/** Every break of a hard rule by a dish itself, in words. */
export const dishBreaks = (dish: Dish, rules: EatingRules, catalogue: Catalogue): readonly string[] => [
  ...dish.ingredients.flatMap(({ food }) => foodBreaks(food, rules, catalogue)),
  ...(rules.activeMinutesMax !== undefined && dish.minutesActive > rules.activeMinutesMax
    ? [`${dish.id} takes ${dish.minutesActive} minutes`]
    : []),
];

/** Every break of a hard rule in a plan, in words. */
export const ruleBreaks = (
  days: readonly PlannedDay[],
  rules: EatingRules,
  catalogue: Catalogue,
): readonly string[] => [
  ...repeatBreaks(days, catalogue),
  ...days.flatMap(({ date, meals }) =>
    meals.flatMap(({ recipeId, slot, portion }) => {
      const dish = catalogue.dishes.get(recipeId);
      if (!dish) return [`unknown dish ${recipeId}`];
      return [
        ...dishBreaks(dish, rules, catalogue),
        ...(dish.kinds.includes(kindOfSlot(slot)) ? [] : [`${recipeId} in ${slot} on ${date}`]),
        ...(portion >= 0.5 && portion <= 2 && Number.isInteger(portion * 4)
          ? []
          : [`portion ${portion} of ${recipeId}`]),
      ];
    }),
  ),
];
