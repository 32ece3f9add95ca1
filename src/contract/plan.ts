import * as v from 'valibot';
import { DEFAULT_WATER_GOAL_L } from '../domain/constants.ts';
import { ALLERGENS, SLOTS } from '../terms/food.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  cookingLimits,
  expectingStage,
  mealsWanted,
  plannedFor,
  planRules,
  tastes,
  variety,
} from './plan-basis.ts';
import { anyAnswer, boundedText, wireNumber, wireNumberOr } from './wire.ts';

const amount = v.optional(wireNumberOr(0), 0);

export const getBudget = defineEndpoint({
  name: 'getBudget',
  method: 'GET',
  path: '/django/today-nutrition-budget/{userId}/',
  auth: 'bearer',
  owner: { in: 'path', key: 'userId' },
  /** The member's local calendar day, `YYYY-MM-DD`. */
  query: ['day'],
  body: null,
  answer: v.object({
    calories_breakfast: amount,
    calories_snacks: amount,
    calories_lunch: amount,
    calories_dinner: amount,
    calories_breakfast_goal: amount,
    calories_snacks_goal: amount,
    calories_lunch_goal: amount,
    calories_dinner_goal: amount,
    current_water_intake: amount,
    daily_water_goal: v.optional(wireNumberOr(DEFAULT_WATER_GOAL_L), DEFAULT_WATER_GOAL_L),
    total_calories: amount,
    /** The last operation of the member's journal that these figures count; from a backend with a journal only. */
    journal_seq: v.optional(v.number()),
  }),
});
export type Budget = v.InferOutput<typeof getBudget.answer>;

const group = v.optional(v.record(v.string(), wireNumber), {});

export const wirePlanDay = v.object({
  'Total calorie': wireNumberOr(0),
  total_carbs: amount,
  total_proteins: amount,
  total_fats: amount,
  breakfast: group,
  snacks1: group,
  lunch: group,
  snacks2: group,
  dinner: group,
});
export type WirePlanDay = v.InferOutput<typeof wirePlanDay>;

/** Category -> item -> quantity as a shopper reads it ("1.2 kg"). */
const wireQuantity = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
export const wireShoppingList = v.record(v.string(), v.record(v.string(), wireQuantity));

const detailMeal = v.object({
  slot: v.picklist(SLOTS),
  recipe_id: v.string(),
  name: v.string(),
  portion: v.number(),
  kcal: v.number(),
  protein_g: v.number(),
  carbs_g: v.number(),
  fat_g: v.number(),
  /** One short clause: why this dish is here. */
  why: v.string(),
});
export type DetailMeal = v.InferOutput<typeof detailMeal>;

/** One answer of the questionnaires that has a part in the plan. */
const planAnswer = v.object({
  /** Goes into `answers_off` of `putPlanSwitches` to turn it off. */
  id: v.string(),
  question: v.string(),
  answer: v.string(),
  /** The effect on the plan, in a sentence. */
  effect: v.string(),
  /** To be read before the plan is followed. */
  warning: v.nullable(v.string()),
  switchable: v.boolean(),
  on: v.boolean(),
});
export type PlanAnswer = v.InferOutput<typeof planAnswer>;

/** Details that the reference backend adds beside `Meal_plan`. A plain client ignores them. */
export const planDetails = v.object({
  plan_id: v.string(),
  /** First planned day (yesterday when the plan was made). */
  week_start: v.string(),
  targets: v.object({
    kcal: v.number(),
    protein: v.number(),
    fat: v.number(),
    carbs: v.number(),
    fiber: v.number(),
  }),
  /** True where a safety gate replaced the member's goal by maintenance. */
  maintenance_only: v.boolean(),
  /** Left out by an older backend; one that a newer backend names in words unknown here is no rule to go by. */
  rules: v.fallback(v.optional(planRules), undefined),
  /** The same of what else it was made by. */
  planned_for: v.fallback(v.optional(plannedFor), undefined),
  /** The least energy a day may come down to, kcal. */
  floor_kcal: v.optional(v.number()),
  /** Litres to drink in a day. */
  water_goal_l: v.optional(v.number()),
  /** The first day whose dishes are cooked for later days too; without it each meal is cooked for itself. */
  cooks_from: v.optional(v.string()),
  /** Left out by an older backend. */
  answers: v.optional(v.array(planAnswer)),
  days: v.array(
    v.object({
      date: v.string(),
      /** As planned. The member's changes are in their journal. */
      meals: v.array(detailMeal),
      /** Slots that were locked when the plan was made. */
      locked: v.optional(v.array(v.picklist(SLOTS))),
    }),
  ),
});
export type PlanDetails = v.InferOutput<typeof planDetails>;

/** Keys beside the weekday names (`shopping_list`, say) are read on their own. */
const wireMeals = v.looseObject({
  Meal_plan: v.record(v.string(), v.unknown()),
  shopping_list: v.optional(v.unknown()),
  details: v.optional(v.unknown()),
});

/** An empty list means that no plan exists yet. Days are decoded one by one by the reader. */
export const getMealPlan = defineEndpoint({
  name: 'getMealPlan',
  method: 'GET',
  path: '/django/nutrition/meal/{userId}',
  auth: 'bearer',
  owner: { in: 'path', key: 'userId' },
  body: null,
  answer: v.array(v.looseObject({ meals: wireMeals })),
});
export type MealPlanAnswer = v.InferOutput<typeof getMealPlan.answer>;

/** Allergies and safety facts that the contract's own calls have no field for. */
export const planInputsBody = v.object({
  user: boundedText(64),
  allergies: v.pipe(v.array(v.picklist(ALLERGENS)), v.maxLength(ALLERGENS.length)),
  excluded_foods: v.pipe(v.array(boundedText(80)), v.maxLength(200)),
  eats_eggs: v.boolean(),
  eats_dairy: v.boolean(),
  pregnant_or_breastfeeding: v.boolean(),
  expecting_stage: expectingStage,
  kidney_disease: v.boolean(),
  eating_disorder: v.boolean(),
  /** False until "Is this you?" was answered; then a deficit may be planned from untouched defaults. */
  facts_confirmed: v.boolean(),
  /** The profile's gender is only the wire's default; formulas take the mean of both. */
  sex_undisclosed: v.boolean(),
  meals_wanted: mealsWanted,
  cooking_limits: cookingLimits,
  variety,
  ...tastes,
});
export type PlanInputs = Omit<v.InferOutput<typeof planInputsBody>, 'user'>;

/** A member who has told nothing. */
export const NO_ANSWERS: PlanInputs = {
  allergies: [],
  excluded_foods: [],
  eats_eggs: false,
  eats_dairy: false,
  pregnant_or_breastfeeding: false,
  kidney_disease: false,
  eating_disorder: false,
  facts_confirmed: false,
  sex_undisclosed: false,
};

export const putPlanInputs = defineEndpoint({
  name: 'putPlanInputs',
  method: 'PUT',
  path: '/django/ext/v1/plan-inputs/{userId}/',
  auth: 'bearer',
  owner: { in: 'path', key: 'userId' },
  body: planInputsBody,
  answer: anyAnswer,
  extension: 'plan-inputs',
});

/** The answers of the questionnaires that the plan leaves aside: all of them, by the ids of the plan's details. */
export const planSwitchesBody = v.object({
  user: boundedText(64),
  answers_off: v.pipe(v.array(boundedText(240)), v.maxLength(50)),
});
export type PlanSwitches = Omit<v.InferOutput<typeof planSwitchesBody>, 'user'>;

export const putPlanSwitches = defineEndpoint({
  name: 'putPlanSwitches',
  method: 'PUT',
  path: '/django/ext/v1/plan-switches/{userId}/',
  auth: 'bearer',
  owner: { in: 'path', key: 'userId' },
  body: planSwitchesBody,
  answer: anyAnswer,
  extension: 'plan-inputs',
});

/** Why the answer to `getMealPlan` stays empty; `refusal` is null while a plan is being made and once there is one. */
export const getPlanRefusal = defineEndpoint({
  name: 'getPlanRefusal',
  method: 'GET',
  path: '/django/ext/v1/plan-refusal/{userId}/',
  auth: 'bearer',
  owner: { in: 'path', key: 'userId' },
  body: null,
  answer: v.object({
    refusal: v.nullable(
      v.variant('kind', [
        v.object({ kind: v.literal('under-nine') }),
        v.object({ kind: v.literal('kidney-disease') }),
        v.object({
          kind: v.literal('conflict'),
          slot: v.picklist(SLOTS),
          rules: v.pipe(v.array(v.string()), v.readonly()),
        }),
        v.object({ kind: v.literal('energy-out-of-reach'), kcal: v.number() }),
      ]),
    ),
  }),
  extension: 'plan-inputs',
});
