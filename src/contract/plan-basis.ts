import * as v from 'valibot';
import { CONDITIONS } from '../domain/body/nutrition/condition-names.ts';
import type { PlannedFor } from '../domain/plan/week/solver-input.ts';
import { MEALS_A_WEEK } from '../domain/plan/wishes/meals-wanted.ts';
import {
  CUISINES,
  DISH_WISHES,
  FRUITS,
  MAIN_MEALS,
  type SnackWish,
  VARIETIES,
} from '../domain/plan/wishes/wishes.ts';
import { ALLERGENS } from '../terms/food.ts';
import type { EatingRules } from '../terms/plan.ts';
import { EXPECTING_STAGES } from '../terms/plan.ts';
import { DIET_TYPES } from '../terms/profile.ts';

/** The hard rules that the plan was made by: what a device needs to choose another dish by itself. */
export const planRules = v.object({
  diet: v.picklist(DIET_TYPES),
  eats_eggs: v.boolean(),
  eats_dairy: v.boolean(),
  allergies: v.array(v.picklist(ALLERGENS)),
  /** Ids of foods. */
  excluded_foods: v.array(v.string()),
  /** No dish takes longer at the stove. */
  active_minutes_max: v.optional(v.number()),
});
export type WirePlanRules = v.InferOutput<typeof planRules>;

const SNACKS = [
  'none',
  'fruit',
  'nuts',
  'yoghurt',
  'savoury',
  'sweet',
] as const satisfies readonly SnackWish[];

/* @__NO_SIDE_EFFECTS__ */
const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

const mealCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MEALS_A_WEEK));
/** Lunches and dinners a week with meat, and with fish; left out where the member never said. */
export const mealsWanted = v.optional(v.object({ meat: mealCount, fish: mealCount }));

/** Minutes of work in the kitchen that a meal takes at most; null where any are fine. */
const minuteLimit = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(240)));
const mealLimits = v.object({ breakfast: minuteLimit, lunch: minuteLimit, dinner: minuteLimit });
/** Left out where the member never said. */
const dayLimits = { weekdays: mealLimits, weekend: mealLimits };
/** `ready`: minutes until a meal stands on the table, left out where any are fine. */
export const cookingLimits = v.optional(v.object({ ...dayLimits, ready: v.optional(v.object(dayLimits)) }));
export const variety = v.optional(v.picklist(VARIETIES));
const cuisines = keysOf(CUISINES);
/** Each left out where the member never said. */
export const tastes = {
  small_budget: v.optional(v.boolean()),
  mild: v.optional(v.boolean()),
  cuisines_out: v.optional(v.pipe(v.array(v.picklist(cuisines)), v.maxLength(cuisines.length))),
};

/** Left out or null where the member never said. */
export const expectingStage = v.optional(v.nullable(v.picklist(EXPECTING_STAGES)));

/** The person that the plan is made for: reference intakes and wishes. */
export const plannedFor = v.object({
  sex: v.nullable(v.picklist(['male', 'female'])),
  age: v.number(),
  pregnant_or_breastfeeding: v.boolean(),
  expecting_stage: expectingStage,
  kidney_disease: v.boolean(),
  eating_disorder: v.boolean(),
  conditions: v.array(v.picklist(CONDITIONS)),
  main_meal: v.nullable(v.picklist(MAIN_MEALS)),
  snack: v.nullable(v.picklist(SNACKS)),
  cuisine: v.nullable(v.picklist(keysOf(CUISINES))),
  fruit: v.nullable(v.picklist(keysOf(FRUITS))),
  dish: v.nullable(v.picklist(keysOf(DISH_WISHES))),
  quick_weekdays: v.boolean(),
  meals_wanted: mealsWanted,
  cooking_limits: cookingLimits,
  variety,
  ...tastes,
  /** Left out in the northern temperate zone. */
  region: v.optional(v.picklist(['south', 'tropics'])),
});
export type WirePlannedFor = v.InferOutput<typeof plannedFor>;

export const toWireRules = (rules: EatingRules): WirePlanRules => ({
  diet: rules.diet,
  eats_eggs: rules.eatsEggs,
  eats_dairy: rules.eatsDairy,
  allergies: [...rules.allergies],
  excluded_foods: [...rules.excludedFoods],
  ...(rules.activeMinutesMax === undefined ? {} : { active_minutes_max: rules.activeMinutesMax }),
});

export const fromWireRules = (rules: WirePlanRules): EatingRules => ({
  diet: rules.diet,
  eatsEggs: rules.eats_eggs,
  eatsDairy: rules.eats_dairy,
  allergies: rules.allergies,
  excludedFoods: rules.excluded_foods,
  ...(rules.active_minutes_max === undefined ? {} : { activeMinutesMax: rules.active_minutes_max }),
});

export const toWirePlannedFor = ({ facts, safety, wishes }: PlannedFor): WirePlannedFor => ({
  sex: facts.sex,
  age: facts.age,
  pregnant_or_breastfeeding: safety.pregnantOrBreastfeeding,
  ...(safety.expectingStage == null ? {} : { expecting_stage: safety.expectingStage }),
  kidney_disease: safety.kidneyDisease,
  eating_disorder: safety.eatingDisorder,
  conditions: [...wishes.conditions],
  main_meal: wishes.mainMeal,
  snack: wishes.snack,
  cuisine: wishes.cuisine,
  fruit: wishes.fruit,
  dish: wishes.dish,
  quick_weekdays: wishes.quickWeekdays,
  ...(wishes.mealsWanted === undefined ? {} : { meals_wanted: wishes.mealsWanted }),
  ...(wishes.cookingLimits === undefined ? {} : { cooking_limits: wishes.cookingLimits }),
  ...(wishes.variety === undefined ? {} : { variety: wishes.variety }),
  ...(wishes.smallBudget === undefined ? {} : { small_budget: wishes.smallBudget }),
  ...(wishes.mild === undefined ? {} : { mild: wishes.mild }),
  ...(wishes.cuisinesOut === undefined ? {} : { cuisines_out: [...wishes.cuisinesOut] }),
  ...(wishes.region === undefined ? {} : { region: wishes.region }),
});

export const fromWirePlannedFor = (wire: WirePlannedFor): PlannedFor => ({
  facts: { sex: wire.sex, age: wire.age },
  safety: {
    pregnantOrBreastfeeding: wire.pregnant_or_breastfeeding,
    ...(wire.expecting_stage == null ? {} : { expectingStage: wire.expecting_stage }),
    kidneyDisease: wire.kidney_disease,
    eatingDisorder: wire.eating_disorder,
  },
  wishes: {
    conditions: wire.conditions,
    mainMeal: wire.main_meal,
    snack: wire.snack,
    cuisine: wire.cuisine,
    fruit: wire.fruit,
    dish: wire.dish,
    quickWeekdays: wire.quick_weekdays,
    ...(wire.meals_wanted === undefined ? {} : { mealsWanted: wire.meals_wanted }),
    ...(wire.cooking_limits === undefined ? {} : { cookingLimits: wire.cooking_limits }),
    ...(wire.variety === undefined ? {} : { variety: wire.variety }),
    ...(wire.small_budget === undefined ? {} : { smallBudget: wire.small_budget }),
    ...(wire.mild === undefined ? {} : { mild: wire.mild }),
    ...(wire.cuisines_out === undefined ? {} : { cuisinesOut: wire.cuisines_out }),
    ...(wire.region === undefined ? {} : { region: wire.region }),
  },
});
