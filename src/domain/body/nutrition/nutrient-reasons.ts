import { ADULT_AGE } from '../../../terms/adult-age.ts';
import type { DayTargets, OwnTargets, PersonFacts } from '../../../terms/plan.ts';
import { PROTEIN_WEIGHT_BMI, weightAtBmi } from './body.ts';
import type { Condition } from './condition-names.ts';
import { type ConditionRules, saturatedFatLimitG } from './conditions.ts';
import type { EffectiveGoal } from './goal.ts';
import { ownCarbsReason, ownProteinReason } from './own-targets.ts';
import { type Reason, reason, SOURCES, thousands } from './reason.ts';
import { nutrientGoals, type ReferenceIntakes } from './reference-intakes.ts';

export interface ProteinNeed {
  readonly grams: number;
  /** The calculation of the grams in words, without weights for a minor. */
  readonly words: string;
  readonly source: string;
}

/** From 65 years at least 1 g/kg keeps muscle (ESPEN 2022: 1.0 to 1.2 g/kg). */
const OLDER_ADULT_AGE = 65;
const OLDER_ADULT_PER_KG = 1;

/**
 * 0.8 g/kg, 1 from 65 years, 1.4 for loss, 1.6 for muscle, or the life stage's own figure if higher; weight up to
 * BMI 25.
 */
export const proteinNeed = (
  person: PersonFacts,
  { goal }: EffectiveGoal,
  intakes: ReferenceIntakes,
): ProteinNeed => {
  const forGoal = goal === 'Muscle Gain' ? 1.6 : goal === 'Weight Loss' ? 1.4 : intakes.protein_g_per_kg;
  const forAge = person.age >= OLDER_ADULT_AGE ? OLDER_ADULT_PER_KG : 0;
  const perKg = Math.max(forGoal, forAge, intakes.protein_g_per_kg);
  const countedKg = Math.min(person.weightKg, weightAtBmi(PROTEIN_WEIGHT_BMI, person.heightCm));
  return {
    grams: perKg * countedKg,
    words:
      person.age < ADULT_AGE
        ? 'what your age and size need'
        : `${perKg} g for each of ${Math.round(countedKg)} kg (weight counted up to a BMI of 25)`,
    source:
      forGoal > intakes.protein_g_per_kg
        ? SOURCES.muscle
        : forAge > forGoal
          ? SOURCES.olderAdults
          : SOURCES.macros,
  };
};

interface NutrientFacts {
  readonly protein: ProteinNeed;
  readonly intakes: ReferenceIntakes;
  readonly conditions: readonly Condition[];
  readonly health: ConditionRules;
  readonly own: OwnTargets;
}

const fiberReason = (targets: DayTargets, { conditions, health }: NutrientFacts): Reason => {
  if (health.fiberG < targets.fiber || health.fiberG === 0)
    return reason('fiber', `${targets.fiber} g fibre: 14 g for every 1 000 kcal.`, SOURCES.guidelines);
  return conditions.includes('diabetes')
    ? reason('fiber', `${targets.fiber} g fibre, as advised with diabetes.`, SOURCES.diabetesFiber)
    : reason('fiber', `${targets.fiber} g fibre, as advised with high blood pressure.`, SOURCES.dash);
};

const saturatedFatReason = (targets: DayTargets, { conditions, health }: NutrientFacts): Reason => {
  const grams = saturatedFatLimitG(targets, health.saturatedFatShare);
  const share = `${Math.round((health.saturatedFatShare ?? 0.1) * 100)} %`;
  const source =
    health.saturatedFatShare === null
      ? SOURCES.guidelines
      : conditions.includes('hypertension')
        ? SOURCES.dash
        : SOURCES.cholesterol;
  return reason(
    'saturated-fat',
    `Saturated fat: on average the week aims at ${grams} g a day or less, ${share} of your energy. A single day may be above.`,
    source,
  );
};

const sodiumReason = ({ intakes, health }: NutrientFacts): Reason => {
  const max = thousands(nutrientGoals(intakes, false, health).sodiumMaxMg);
  return health.sodiumMg === null
    ? reason(
        'sodium',
        `Sodium: ${max} mg a day or less on average over the week. A single day may be above.`,
        SOURCES.sodium,
      )
    : reason(
        'sodium',
        `Sodium: ${max} mg a day or less on average over the week, and as near to ${thousands(health.sodiumMg.aim)} mg as your dishes allow. A single day may be above.`,
        SOURCES.dash,
      );
};

/** Reasons of targets that health conditions add. */
const conditionReasons = ({ conditions, health }: NutrientFacts): readonly Reason[] => {
  const reasons: Reason[] = [];
  if (health.potassiumMg !== null)
    reasons.push(
      reason(
        'potassium',
        `As near to ${thousands(health.potassiumMg)} mg potassium a day as your dishes allow: it works against sodium.`,
        SOURCES.dash,
      ),
    );
  if (health.sugarsMaxG !== null)
    reasons.push(
      reason(
        'sugars',
        `Free sugars (sugar, honey, syrup, juice): on average the week aims at ${health.sugarsMaxG} g a day or less. Whole fruit and milk do not count. Of whole fruit it aims at ${health.wholeFruitG} g a day or more.`,
        SOURCES.freeSugars,
      ),
    );
  if (health.evenCarbs)
    reasons.push(
      reason(
        'even-carbs',
        'Carbohydrate is spread evenly over your meals. No meal has most of it.',
        SOURCES.diabetes,
      ),
    );
  if (conditions.includes('arthritis'))
    reasons.push(
      reason(
        'omega-3',
        health.epaDhaG === null
          ? `Twice the usual plant omega-3 (ALA), from seeds, nuts and soy. It may ease joints. It is not a cure.`
          : `${health.epaDhaG} g of omega-3 from oily fish a day on average over the week, about two portions. It may ease joints. It is not a cure.`,
        SOURCES.arthritis,
      ),
    );
  return reasons;
};

/** The reason of each target besides energy. */
export const nutrientReasons = (targets: DayTargets, facts: NutrientFacts): readonly Reason[] => {
  const { protein, own } = facts;
  const share = (kcal: number) => `${Math.round((kcal / targets.kcal) * 100)} %`;
  return [
    own.protein !== null
      ? ownProteinReason(own.protein, targets.protein)
      : reason(
          'protein',
          targets.protein > Math.round(protein.grams)
            ? `${targets.protein} g protein: ${share(targets.protein * 4)} of your energy, as in ordinary meals; the least is ${protein.words}.`
            : `${targets.protein} g protein: ${protein.words}, kept inside 10-35 % of energy.`,
          protein.source,
        ),
    reason(
      own.carbs === null ? 'fat' : 'own-fat',
      `${targets.fat} g fat is ${share(targets.fat * 9)} of your energy; 20-35 % is advised.`,
      SOURCES.macros,
    ),
    own.carbs !== null
      ? ownCarbsReason(own.carbs, targets.carbs)
      : reason(
          'carbs',
          `${targets.carbs} g carbohydrate is the rest of your energy (fibre counts 2 kcal a gram); 45-65 % is advised.`,
          SOURCES.macros,
        ),
    fiberReason(targets, facts),
    saturatedFatReason(targets, facts),
    sodiumReason(facts),
    ...conditionReasons(facts),
  ];
};
