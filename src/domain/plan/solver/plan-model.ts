import { type Catalogue, type Dish, MEAL_KINDS, type MealKind, SLOTS } from '../../../terms/food.ts';
import { type NutrientVector, nutrientIndex } from '../../../terms/nutrients.ts';
import type { DayTargets } from '../../../terms/plan.ts';
import { saturatedFatLimitG } from '../../body/nutrition/conditions.ts';
import type { NutrientGoals } from '../../body/nutrition/reference-intakes.ts';
import { VARIETY_PRICES, type VarietyPrices } from '../wishes/variety.ts';
import type { MealsWanted } from '../wishes/wishes.ts';
import { freeSugarsOf } from './free-sugars.ts';
import { STEPS_PER_SERVING } from './portions.ts';
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
  /** Minutes of work that a meal takes at most, for each of SLOTS of each day in turn; any without an entry. */
  readonly minuteLimits: Float64Array;
  readonly variety: VarietyPrices;
}

export const UNSTEERED: Steering = {
  slotShares: SLOT_SHARE_LIST,
  shareWeight: 1,
  dishPrices: new Float64Array(0),
  quickDays: 0,
  mealsWanted: null,
  minuteLimits: new Float64Array(0),
  variety: VARIETY_PRICES.usual,
};

/** The eligible dishes as flat arrays of numbers, so that a move costs a few dozen additions. */
export interface PlanModel {
  readonly dishes: readonly Dish[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly pools: Readonly<Record<MealKind, readonly number[]>>;
  readonly width: number;
  /** A NutrientVector's numbers in the model's own order. */
  readonly rowOf: (nutrients: NutrientVector) => readonly number[];
  /** Nutrients of one step of a portion: `width` numbers for each dish. */
  readonly perStep: Float64Array;
  /** The place of free sugars in a row; -1 where nothing limits them. */
  readonly sugarsColumn: number;
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
}

export const createPlanModel = (
  dishes: readonly Dish[],
  foods: Catalogue['foods'],
  targets: DayTargets,
  goals: NutrientGoals,
  steering: Steering = UNSTEERED,
): PlanModel => {
  const columns = [
    ...LEADING.map((nutrient) => nutrientIndex[nutrient]),
    ...[...goals.aims, ...goals.ceilings].map(({ nutrient }) => nutrientIndex[nutrient]),
  ];
  const width = columns.length;
  const perStep = new Float64Array(dishes.length * width);
  const rowOf = (nutrients: NutrientVector) => columns.map((column) => nutrients[column] ?? 0);
  dishes.forEach((dish, at) => {
    perStep.set(
      rowOf(dish.nutrients).map((amount) => amount / STEPS_PER_SERVING),
      at * width,
    );
  });
  const sugars = columns.indexOf(nutrientIndex.sugars_g);
  if (sugars >= 0)
    dishes.forEach((dish, at) => {
      perStep[at * width + sugars] = freeSugarsOf(dish, foods) / STEPS_PER_SERVING;
    });
  const pool = (kind: MealKind): readonly number[] =>
    dishes.flatMap((dish, at) => (dish.kinds.includes(kind) ? [at] : []));
  return {
    dishes,
    indexOf: new Map(dishes.map((dish, at) => [dish.id, at])),
    pools: Object.fromEntries(MEAL_KINDS.map((kind) => [kind, pool(kind)])) as PlanModel['pools'],
    width,
    rowOf,
    sugarsColumn: sugars,
    perStep,
    servingKcal: Float64Array.from(dishes, (dish) => dish.nutrients[nutrientIndex.energy_kcal] ?? 0),
    shopping: createShoppingModel(dishes, foods, steering.variety.thing),
    targets,
    saturatedFatMax: saturatedFatLimitG(targets, goals.saturatedFatShare),
    sodiumMax: goals.sodiumMaxMg,
    aims: Float64Array.from(goals.aims, ({ amount }) => amount),
    ceilings: Float64Array.from(goals.ceilings, ({ amount }) => amount),
    steering,
    isMeat: Uint8Array.from(dishes, ({ kinds, hasMeat }) => (kinds.includes('main') && hasMeat ? 1 : 0)),
    isFish: Uint8Array.from(dishes, ({ kinds, hasMeat, hasFish }) =>
      kinds.includes('main') && hasFish && !hasMeat ? 1 : 0,
    ),
  };
};
