import type { FoodMeasure, Nutrient } from '../../../terms/nutrients.ts';
import type { PersonFacts, SafetyFacts } from '../../../terms/plan.ts';
import { type ConditionRules, NO_CONDITION_RULES } from './conditions.ts';
import { bySex } from './energy.ts';
import { STAGES } from './expecting.ts';
import {
  REFERENCE_COLUMNS,
  REFERENCE_ROWS,
  type ReferenceColumn,
  type ReferenceRow,
} from './reference-table.ts';

/** The nutrients a week is measured against: fibre, ALA, and 22 vitamins and minerals. */
export const COVERED_NUTRIENTS = [
  'fiber_g',
  'ala_g',
  'potassium_mg',
  'calcium_mg',
  'iron_mg',
  'magnesium_mg',
  'phosphorus_mg',
  'zinc_mg',
  'copper_mg',
  'manganese_mg',
  'selenium_ug',
  'vit_a_rae_ug',
  'vit_c_mg',
  'vit_d_ug',
  'vit_e_mg',
  'vit_k_ug',
  'thiamin_mg',
  'riboflavin_mg',
  'niacin_mg',
  'pantothenic_mg',
  'vit_b6_mg',
  'folate_dfe_ug',
  'vit_b12_ug',
  'choline_mg',
] as const satisfies readonly (Nutrient & ReferenceColumn)[];
export type CoveredNutrient = (typeof COVERED_NUTRIENTS)[number];

/** Daily intakes of one person, units as in the names. */
export type ReferenceIntakes = Readonly<Record<ReferenceColumn, number>>;

/** The table starts here. */
export const FIRST_AGE = Math.min(...REFERENCE_ROWS.map((row) => row.ageMin));

export type Expecting = Pick<SafetyFacts, 'pregnantOrBreastfeeding' | 'expectingStage'>;

const rowsFor = (
  sex: 'male' | 'female',
  age: number,
  { pregnantOrBreastfeeding, expectingStage = null }: Expecting,
): readonly ReferenceRow[] => {
  const own = REFERENCE_ROWS.filter(
    (row) => row.condition === null && row.sex === sex && row.ageMin <= age && age <= row.ageMax,
  );
  if (!pregnantOrBreastfeeding) return own;
  const told = expectingStage === null ? null : STAGES[expectingStage].condition;
  const nearest = Math.min(Math.max(age, 19), 50);
  return [
    ...own,
    ...REFERENCE_ROWS.filter(
      (row) =>
        row.condition !== null &&
        (told === null || row.condition === told) &&
        row.ageMin <= nearest &&
        nearest <= row.ageMax,
    ),
  ];
};

/** Ceilings take the lower of several rows, everything else the higher. */
const isCeiling = (column: ReferenceColumn): boolean =>
  column === 'sodium_ai_mg' || column === 'sodium_cdrr_mg';

/**
 * The row of the member's age and sex (NASEM). Unknown sex takes the mean of both. Pregnant or
 * breastfeeding takes the most demanding of the member's own row and the condition's; of both conditions' while it is
 * not told which. Ages below the table take its first row: no plan is made for them.
 */
export const referenceIntakes = (
  { sex, age }: Pick<PersonFacts, 'sex' | 'age'>,
  expecting: Expecting,
): ReferenceIntakes => {
  const figure = (column: ReferenceColumn): number => {
    const at = REFERENCE_COLUMNS.indexOf(column);
    return bySex(sex ?? (expecting.pregnantOrBreastfeeding ? 'female' : null), (one) => {
      const values = rowsFor(one, Math.max(age, FIRST_AGE), expecting).map((row) => row.values[at] ?? 0);
      return isCeiling(column) ? Math.min(...values) : Math.max(...values);
    });
  };
  return Object.fromEntries(REFERENCE_COLUMNS.map((column) => [column, figure(column)])) as ReferenceIntakes;
};

/** A person of unknown age and sex: the mean of adults of 31 to 50. */
export const ADULT_INTAKES = referenceIntakes({ sex: null, age: 40 }, { pregnantOrBreastfeeding: false });

/** Those who like mushrooms eat a tray of them a week. */
const MUSHROOMS_G_A_WEEK = 250;

/** Little, if any (World Cancer Research Fund 2018): about two portions. */
const PROCESSED_MEAT_G_A_WEEK = 100;

export interface DailyAmount {
  readonly nutrient: Nutrient;
  readonly amount: number;
}

export interface DailyFood {
  readonly measure: FoodMeasure;
  readonly amount: number;
}

/**
 * Daily targets for a week of dishes: `aims` are to be reached, ceilings not to be passed. With kidney disease
 * potassium, phosphorus and protein are never pushed up, so they are no aims there.
 */
export interface NutrientGoals {
  readonly aims: readonly DailyAmount[];
  readonly sodiumMaxMg: number;
  /** Amounts that the week's mean should stay under; they are not forced. */
  readonly ceilings: readonly DailyAmount[];
  /** The same of foods. */
  readonly foods: { readonly aims: readonly DailyFood[]; readonly ceilings: readonly DailyFood[] };
  /** Share of energy; null is the usual one. */
  readonly saturatedFatShare: number | null;
}

const present = (nutrient: Nutrient, amount: number | null): readonly DailyAmount[] =>
  amount === null ? [] : [{ nutrient, amount }];

const presentFood = (measure: FoodMeasure, amount: number | null): readonly DailyFood[] =>
  amount === null ? [] : [{ measure, amount }];

export const nutrientGoals = (
  intakes: ReferenceIntakes,
  kidneyDisease: boolean,
  rules: ConditionRules = NO_CONDITION_RULES,
): NutrientGoals => {
  const amountFor = (nutrient: CoveredNutrient): number => {
    if (nutrient === 'fiber_g') return Math.max(intakes.fiber_g, rules.fiberG);
    if (nutrient === 'potassium_mg') return Math.max(intakes.potassium_mg, rules.potassiumMg ?? 0);
    return nutrient === 'ala_g' ? intakes.ala_g * rules.alaFactor : intakes[nutrient];
  };
  return {
    aims: [
      ...COVERED_NUTRIENTS.filter(
        (nutrient) => !(kidneyDisease && (nutrient === 'potassium_mg' || nutrient === 'phosphorus_mg')),
      ).map((nutrient) => ({ nutrient, amount: amountFor(nutrient) })),
      ...present('epa_dha_g', rules.epaDhaG),
    ],
    sodiumMaxMg: Math.min(intakes.sodium_cdrr_mg, rules.sodiumMg?.max ?? Number.POSITIVE_INFINITY),
    ceilings: present('sodium_mg', rules.sodiumMg?.aim ?? null),
    foods: {
      aims: presentFood('whole_fruit_g', rules.wholeFruitG),
      ceilings: [
        ...presentFood('free_sugars_g', rules.sugarsMaxG),
        { measure: 'mushrooms_g', amount: MUSHROOMS_G_A_WEEK / 7 },
        { measure: 'processed_meat_g', amount: PROCESSED_MEAT_G_A_WEEK / 7 },
      ],
    },
    saturatedFatShare: rules.saturatedFatShare,
  };
};
