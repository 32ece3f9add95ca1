import { amountOf, type Nutrient } from '../catalogue/nutrients.ts';
import type { Catalogue, Dish } from '../catalogue/types.ts';
import { eligibleDishes, fitsSlot } from './eligibility.ts';
import { stepsForEnergy, stepsToPortion } from './portions.ts';
import { createDishUses, nearbyDays } from './repeats.ts';
import { dayTotals, mealNutrients } from './totals.ts';
import type { DayTargets, EatingRules, LocalDay, PlannedDay, PlannedMeal } from './types.ts';

/** A meal that could stand in another's place, and what the day becomes with it. */
export interface Alternative {
  readonly meal: PlannedMeal;
  /** What the exchange adds to the day: kcal and grams, negative when it takes away. */
  readonly effect: Readonly<Record<'kcal' | 'protein' | 'carbs' | 'fat', number>>;
  readonly dayKcal: number;
}

export interface SlotQuestion {
  readonly days: readonly PlannedDay[];
  readonly date: LocalDay;
  /** The meal to replace. */
  readonly meal: Pick<PlannedMeal, 'slot' | 'recipeId'>;
  readonly targets: DayTargets;
  readonly rules: EatingRules;
  readonly catalogue: Catalogue;
  /** How many alternatives are wanted. */
  readonly limit: number;
}

const MACROS = [
  ['energy_kcal', 'kcal'],
  ['protein_g', 'protein'],
  ['fat_g', 'fat'],
  ['carbs_g', 'carbs'],
] as const satisfies readonly (readonly [Nutrient, keyof DayTargets])[];

/** Energy counts as much as the three macros together. */
const ENERGY_WEIGHT = 3;

/**
 * The dishes that would suit a place best, nearest to the day's targets first. Each keeps every hard rule,
 * the repeat rules against the other days included, and comes in the portion that brings the day nearest
 * to its energy; the day's other meals stay as they are. Empty when the date is not planned.
 */
export const resolveSlot = (question: SlotQuestion): readonly Alternative[] => {
  const { days, date, meal, targets, rules, catalogue, limit } = question;
  const day = days.find((one) => one.date === date);
  if (!day) return [];
  const others = day.meals.filter((one) => one.slot !== meal.slot || one.recipeId !== meal.recipeId);
  const rest = dayTotals({ meals: others }, catalogue);
  const before = dayTotals(day, catalogue);
  const candidates = eligibleDishes(rules, catalogue).filter((dish) => fitsSlot(dish, meal.slot));
  const uses = createDishUses(candidates.length, 1);
  const remaining = days.map((one) => (one === day ? { date, meals: others } : one));
  for (const near of nearbyDays(remaining, date, 1))
    candidates.forEach((dish, at) => {
      if (near.recipeIds.includes(dish.id)) uses.add(at, near.day);
    });

  const alternative = (dish: Dish): Alternative & { readonly distance: number } => {
    const wanted = targets.kcal - amountOf(rest, 'energy_kcal');
    const steps = stepsForEnergy(wanted, amountOf(dish.nutrients, 'energy_kcal'));
    const replacement = { slot: meal.slot, recipeId: dish.id, portion: stepsToPortion(steps) };
    const added = mealNutrients(replacement, catalogue);
    const after = (nutrient: Nutrient) => amountOf(rest, nutrient) + amountOf(added, nutrient);
    const change = (nutrient: Nutrient) => after(nutrient) - amountOf(before, nutrient);
    return {
      meal: replacement,
      effect: {
        kcal: change('energy_kcal'),
        protein: change('protein_g'),
        carbs: change('carbs_g'),
        fat: change('fat_g'),
      },
      dayKcal: after('energy_kcal'),
      distance: MACROS.reduce((sum, [nutrient, target]) => {
        const error = Math.abs(after(nutrient) / targets[target] - 1);
        return sum + (target === 'kcal' ? ENERGY_WEIGHT : 1) * error;
      }, 0),
    };
  };

  return candidates
    .filter((dish, at) => dish.id !== meal.recipeId && uses.allows(at, 0))
    .map(alternative)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ distance: _, ...rest }) => rest);
};
