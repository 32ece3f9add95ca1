import type { DayTargets, EatingRules } from '../../../terms/plan.ts';
import type { Condition } from './condition-names.ts';
import { carbsFor, fatFor, saturatedFatMaxG } from './macros.ts';

/** The member sees this with a plan whose carbohydrate differs from the usual. */
export const INSULIN_WARNING =
  'If you use insulin or tablets that lower blood sugar, talk to your clinician before you follow this plan: with other amounts of carbohydrate you may need another dose.';
/** The member sees this with a plan that raises potassium. */
export const POTASSIUM_WARNING =
  'If your kidneys are weak, or one of your medicines keeps potassium in your body, talk to your clinician before you follow this plan: it is rich in potassium.';

/** DASH (NHLBI): 1 500 to 2 300 mg sodium, 4 700 mg potassium, 30 g fibre, 6 % of energy as saturated fat. */
const DASH = { sodiumAimMg: 1500, sodiumMaxMg: 2300, potassiumMg: 4700, fiberG: 30 } as const;
/** AHA/ACC 2013: at most 5 to 6 % of energy where cholesterol is to come down. */
const LOW_SATURATED_FAT_SHARE = 0.06;
/** Diabetes and Nutrition Study Group (EASD), Diabetologia 2023. */
const DIABETES_FIBER_G_PER_1000_KCAL = 16.7;
/** A share of energy (WHO, free sugars, 2015). Whole fruit and milk do not count. */
const DIABETES_SUGARS_SHARE = 0.1;
const KCAL_PER_G_SUGAR = 4;
/** Two portions of whole fruit, which lower the blood sugar of the long run (Diabetes UK 2018). */
const DIABETES_FRUIT_G = 160;
/** Grams a day, from about two portions of oily fish a week (Academy of Nutrition and Dietetics 2014). */
const EPA_DHA_G = 0.5;
/** Those who eat no fish need twice the reference intake of ALA (Saunders et al., Med J Aust 2013). */
const ALA_WITHOUT_FISH = 2;

/** Daily amounts that one person's health conditions ask for. Null, zero and a factor of 1 mean no rule. */
export interface ConditionRules {
  readonly fiberG: number;
  /** At most this share of energy, 0 to 1. */
  readonly saturatedFatShare: number | null;
  readonly potassiumMg: number | null;
  /** The week's mean should come near `aim`; the planner gives up other wishes before it lets it exceed `max`. */
  readonly sodiumMg: { readonly aim: number; readonly max: number } | null;
  /** Free sugars as the week's mean. */
  readonly sugarsMaxG: number | null;
  /** The least as the week's mean. */
  readonly wholeFruitG: number | null;
  /** True where each meal's share of carbohydrate must equal its share of energy. */
  readonly evenCarbs: boolean;
  readonly epaDhaG: number | null;
  /** Multiplies the reference intake of ALA. */
  readonly alaFactor: number;
}

export const NO_CONDITION_RULES: ConditionRules = {
  fiberG: 0,
  saturatedFatShare: null,
  potassiumMg: null,
  sodiumMg: null,
  sugarsMaxG: null,
  wholeFruitG: null,
  evenCarbs: false,
  epaDhaG: null,
  alaFactor: 1,
};

interface Circumstances {
  readonly kcal: number;
  /** True forbids any rule that raises potassium. */
  readonly kidneyDisease: boolean;
  readonly eatsFish: boolean;
}

/**
 * Combines the rules of all conditions; where two ask for the same nutrient, the stricter one counts. Energy, protein
 * and fat stay as they are.
 */
export const conditionRules = (
  conditions: readonly Condition[],
  { kcal, kidneyDisease, eatsFish }: Circumstances,
): ConditionRules => {
  const has = (condition: Condition): boolean => conditions.includes(condition);
  return {
    fiberG: Math.max(
      has('hypertension') ? DASH.fiberG : 0,
      has('diabetes') ? Math.round((DIABETES_FIBER_G_PER_1000_KCAL * kcal) / 1000) : 0,
    ),
    saturatedFatShare: has('hypertension') || has('heart') ? LOW_SATURATED_FAT_SHARE : null,
    potassiumMg: has('hypertension') && !kidneyDisease ? DASH.potassiumMg : null,
    sodiumMg: has('hypertension') ? { aim: DASH.sodiumAimMg, max: DASH.sodiumMaxMg } : null,
    sugarsMaxG: has('diabetes') ? Math.round((kcal * DIABETES_SUGARS_SHARE) / KCAL_PER_G_SUGAR) : null,
    wholeFruitG: has('diabetes') ? DIABETES_FRUIT_G : null,
    evenCarbs: has('diabetes'),
    epaDhaG: has('arthritis') && eatsFish ? EPA_DHA_G : null,
    alaFactor: has('arthritis') && !eatsFish ? ALA_WITHOUT_FISH : 1,
  };
};

export const eatsFish = ({ diet, allergies }: Pick<EatingRules, 'diet' | 'allergies'>): boolean =>
  diet === 'full_non_vegetarian' && !allergies.includes('fish');

const KCAL_PER_G_FAT = 9;

/** Returns the limit of saturated fat in g a day, from a share of energy (0 to 1) or, for null, the general limit. */
export const saturatedFatLimitG = (targets: Pick<DayTargets, 'kcal'>, share: number | null): number =>
  share === null ? saturatedFatMaxG(targets) : Math.round((targets.kcal * share) / KCAL_PER_G_FAT);

/**
 * Raises fibre to `fiberG` g a day if it is lower, and sets carbohydrate, which includes fibre, to keep the energy; fat
 * where `keepsCarbs`.
 */
export const withFiber = (
  targets: DayTargets,
  { fiberG }: Pick<ConditionRules, 'fiberG'>,
  keepsCarbs = false,
): DayTargets =>
  targets.fiber >= fiberG
    ? targets
    : keepsCarbs
      ? { ...targets, fiber: fiberG, fat: fatFor(targets, fiberG) }
      : {
          ...targets,
          fiber: fiberG,
          carbs: Math.round(carbsFor(targets.kcal, targets.protein, targets.fat, fiberG)),
        };
