import { type Catalogue, type Dish, MEAL_KINDS, type MealKind, SLOTS } from '../../../terms/food.ts';
import {
  FOOD_MEASURES,
  type FoodMeasure,
  type NutrientVector,
  nutrientIndex,
} from '../../../terms/nutrients.ts';
import type { DayTargets, PlannedMeal } from '../../../terms/plan.ts';
import { saturatedFatLimitG } from '../../body/nutrition/conditions.ts';
import type { DailyAmount, NutrientGoals } from '../../body/nutrition/reference-intakes.ts';
import type { MealTime } from '../wishes/cooking-limits.ts';
import { VARIETY_PRICES, type VarietyPrices } from '../wishes/variety.ts';
import type { MealsWanted } from '../wishes/wishes.ts';
import { kindAlike } from './alike.ts';
import { measureOf } from './dish-measures.ts';
import { clampSteps, MAX_STEPS, STEPS_PER_SERVING, wholeSteps } from './portions.ts';
import { createShoppingModel, type ShoppingModel } from './shopping-cost.ts';
import { SLOT_SHARES } from './slot-shares.ts';

/**
 * Index of energy in a row of `PlanModel.perStep`; the other steering totals follow, then aims and ceilings of the
 * goals.
 */
export const ENERGY = 0;
export const PROTEIN = 1;
export const FAT = 2;
export const CARBS = 3;
export const SATURATED_FAT = 4;
export const SODIUM = 5;
export const FIBER = 6;
export const FIRST_AIM = 7;
const LEADING = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'carbs_g',
  'sat_fat_g',
  'sodium_mg',
  'fiber_g',
] as const;

const SLOT_SHARE_LIST: readonly number[] = SLOTS.map((slot) => SLOT_SHARES[slot]);

/** No week of ordinary food holds the reference intake of vitamin D: a plan that chased it would be all fish and milk. */
const VITAMIN_D_OF_FOOD_UG = 5;

const plannedAim = (aim: DailyAmount): DailyAmount =>
  aim.nutrient === 'vit_d_ug' ? { ...aim, amount: Math.min(aim.amount, VITAMIN_D_OF_FOOD_UG) } : aim;

const isMeasure = (column: string): column is FoodMeasure => FOOD_MEASURES.some((one) => one === column);

/** The effect of the member's wishes on a plan. */
export interface Steering {
  /** Share of the day's energy for each of SLOTS. A slot without a share stays empty where that can be had. */
  readonly slotShares: readonly number[];
  /** The weight of keeping them, relative to the usual. */
  readonly shareWeight: number;
  /** The price of each use of a dish; zero without an entry. */
  readonly dishPrices: Float64Array;
  /** The days on which cooking is to take little time, as bits. */
  readonly quickDays: number;
  /** Lunches and dinners with meat, and with fish, wanted a week; null where that is no matter. */
  readonly mealsWanted: MealsWanted | null;
  /** The time for each of SLOTS of each day in turn; any without an entry. */
  readonly times: readonly MealTime[];
  readonly variety: VarietyPrices;
}

export const UNSTEERED: Steering = {
  slotShares: SLOT_SHARE_LIST,
  shareWeight: 1,
  dishPrices: new Float64Array(0),
  quickDays: 0,
  mealsWanted: null,
  times: [],
  variety: VARIETY_PRICES.usual,
};

/** The eligible dishes as flat arrays of numbers, so that a move costs a few dozen additions. */
export interface PlanModel {
  readonly dishes: readonly Dish[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly pools: Readonly<Record<MealKind, readonly number[]>>;
  readonly width: number;
  /** The numbers of food that is no dish in the model's own order: all its sugars count as free. */
  readonly rowOf: (nutrients: NutrientVector) => readonly number[];
  readonly rowOfMeals: (meals: readonly PlannedMeal[]) => readonly number[];
  /** Nutrients of one step of a portion: `width` numbers for each dish. */
  readonly perStep: Float64Array;
  readonly servingKcal: Float64Array;
  readonly shopping: ShoppingModel;
  readonly targets: DayTargets;
  readonly saturatedFatMax: number;
  readonly sodiumMax: number;
  /** Daily amounts wanted of the nutrients from FIRST_AIM on. */
  readonly aims: Float64Array;
  /** Daily amounts of the nutrients after the aims that the week's mean is drawn under. */
  readonly ceilings: Float64Array;
  readonly steering: Steering;
  /** Dishes for lunch and dinner with meat, and with fish and no meat: 1, else 0. */
  readonly isMeat: Uint8Array;
  readonly isFish: Uint8Array;
  /** Dishes for lunch and dinner: 1, else 0. */
  readonly isMain: Uint8Array;
  /** Sweet drinks. */
  readonly isDrink: Uint8Array;
  /** See `kindAlike`. */
  readonly alike: Uint8Array;
  /** Dishes with a food that is cooked anew for later days. */
  readonly hasFresh: Uint8Array;
  /** The largest portion of each dish that fits a plate, in steps. */
  readonly mostSteps: Uint8Array;
  /** See `wholeSteps`. */
  readonly wholeSteps: Uint8Array;
}

/** A plate, bowl or glass holds so many grams; of somebody who needs much energy more. */
const PLATES_G: readonly (readonly [MealKind, { readonly usual: number; readonly large: number }])[] = [
  ['main', { usual: 650, large: 750 }],
  ['breakfast', { usual: 550, large: 700 }],
  ['snack', { usual: 400, large: 500 }],
];
const LARGE_PLATE_FROM_KCAL = 2800;

/** Of a dish for several kinds of meals the largest plate counts. */
const mostStepsOf = ({ kinds, portionGrams }: Dish, { kcal }: DayTargets): number => {
  const plate = PLATES_G.find(([kind]) => kinds.includes(kind))?.[1];
  if (plate === undefined) return MAX_STEPS;
  const most = kcal > LARGE_PLATE_FROM_KCAL ? plate.large : plate.usual;
  return clampSteps(Math.floor((most / portionGrams) * STEPS_PER_SERVING));
};

export const createPlanModel = (
  dishes: readonly Dish[],
  { foods, dishes: all }: Catalogue,
  targets: DayTargets,
  goals: NutrientGoals,
  steering: Steering = UNSTEERED,
): PlanModel => {
  const aims = [...goals.aims.map(plannedAim), ...goals.foods.aims];
  const ceilings = [...goals.ceilings, ...goals.foods.ceilings];
  const columns = [
    ...LEADING,
    ...[...aims, ...ceilings].map((goal) => ('measure' in goal ? goal.measure : goal.nutrient)),
  ];
  const width = columns.length;
  const perStep = new Float64Array(dishes.length * width);
  const rowOf = (nutrients: NutrientVector) =>
    columns.map((column) => {
      if (isMeasure(column)) return column === 'free_sugars_g' ? (nutrients[nutrientIndex.sugars_g] ?? 0) : 0;
      return nutrients[nutrientIndex[column]] ?? 0;
    });
  const rowOfDish = (dish: Dish) =>
    columns.map((column) =>
      isMeasure(column) ? measureOf(column, dish, foods) : (dish.nutrients[nutrientIndex[column]] ?? 0),
    );
  dishes.forEach((dish, at) => {
    perStep.set(
      rowOfDish(dish).map((amount) => amount / STEPS_PER_SERVING),
      at * width,
    );
  });
  const pool = (kind: MealKind): readonly number[] =>
    dishes.flatMap((dish, at) => (dish.kinds.includes(kind) ? [at] : []));
  return {
    dishes,
    indexOf: new Map(dishes.map((dish, at) => [dish.id, at])),
    pools: Object.fromEntries(MEAL_KINDS.map((kind) => [kind, pool(kind)])) as PlanModel['pools'],
    width,
    rowOf,
    rowOfMeals: (meals) =>
      meals.reduce<readonly number[]>(
        (sum, { recipeId, portion }) => {
          const dish = all.get(recipeId);
          if (dish === undefined) return sum;
          const row = rowOfDish(dish);
          return sum.map((amount, at) => amount + (row[at] ?? 0) * portion);
        },
        columns.map(() => 0),
      ),
    perStep,
    servingKcal: Float64Array.from(dishes, (dish) => dish.nutrients[nutrientIndex.energy_kcal] ?? 0),
    shopping: createShoppingModel(dishes, foods, steering.variety.thing),
    targets,
    saturatedFatMax: saturatedFatLimitG(targets, goals.saturatedFatShare),
    sodiumMax: goals.sodiumMaxMg,
    aims: Float64Array.from(aims, ({ amount }) => amount),
    ceilings: Float64Array.from(ceilings, ({ amount }) => amount),
    steering,
    isMeat: Uint8Array.from(dishes, ({ kinds, hasMeat }) => (kinds.includes('main') && hasMeat ? 1 : 0)),
    isFish: Uint8Array.from(dishes, ({ kinds, hasMeat, hasFish }) =>
      kinds.includes('main') && hasFish && !hasMeat ? 1 : 0,
    ),
    isMain: Uint8Array.from(dishes, ({ kinds }) => (kinds.includes('main') ? 1 : 0)),
    isDrink: Uint8Array.from(dishes, ({ drink }) => (drink ? 1 : 0)),
    alike: Uint8Array.from(dishes, (dish) => kindAlike(dish, foods)),
    hasFresh: Uint8Array.from(dishes, ({ fresh }) => (fresh === null ? 0 : 1)),
    mostSteps: Uint8Array.from(dishes, (dish) => mostStepsOf(dish, targets)),
    wholeSteps: Uint8Array.from(dishes, wholeSteps),
  };
};
