import type { DayTargets, PersonFacts, SafetyFacts } from '../planner/types.ts';
import { err, ok, type Result } from '../result.ts';
import { PROTEIN_WEIGHT_BMI, weightAtBmi } from './body.ts';
import {
  ACTIVITY_FACTORS,
  energyFloor,
  GAIN_SURPLUS,
  lossDeficit,
  MUSCLE_SURPLUS,
  restingEnergy,
  youthEnergy,
} from './energy.ts';
import { ADULT_AGE, YOUNGEST_PLANNED } from './gates.ts';
import { type EffectiveGoal, effectiveGoal } from './goal.ts';
import { macrosFor, saturatedFatMaxG } from './macros.ts';
import { type Reason, type ReasonCode, SOURCES, thousands } from './reason.ts';
import { type ReferenceIntakes, referenceIntakes } from './reference-intakes.ts';

export interface DailyTargets {
  readonly targets: DayTargets;
  /** True where a safety rule holds the weight, whatever the member's goal. */
  readonly maintenanceOnly: boolean;
  /** Every number, bound and source, in the order in which they were applied. */
  readonly reasons: readonly Reason[];
}

/** No plan is generated under nine years. */
export interface UnderNine {
  readonly kind: 'under-nine';
}

const reason = (code: ReasonCode, sentence: string, source: string): Reason => ({ code, sentence, source });

/** Energy that holds the weight, kcal a day. */
const maintenanceEnergy = (person: PersonFacts): { kcal: number; reasons: readonly Reason[] } => {
  const unknownSex = reason(
    'mean-of-both-sexes',
    'You did not give a sex, so this takes the mean of the figures for men and women.',
    SOURCES.sorrel,
  );
  const mean = person.sex === null ? [unknownSex] : [];
  if (person.age < ADULT_AGE) {
    const kcal = youthEnergy(person);
    const sentence = `At your age and size and "${person.activity}" you need about ${thousands(kcal)} kcal a day, growth included.`;
    return { kcal, reasons: [reason('youth-energy', sentence, SOURCES.energy), ...mean] };
  }
  const resting = restingEnergy(person);
  const factor = ACTIVITY_FACTORS[person.activity];
  const kcal = resting * factor;
  return {
    kcal,
    reasons: [
      reason(
        'resting-energy',
        `At ${person.age} years, ${person.heightCm} cm and ${person.weightKg} kg your body at rest uses about ${thousands(resting)} kcal a day.`,
        SOURCES.mifflin,
      ),
      ...mean,
      reason(
        'activity',
        `Being "${person.activity}" multiplies that by ${factor}: about ${thousands(kcal)} kcal a day holds your weight.`,
        SOURCES.sorrel,
      ),
    ],
  };
};

const aimedEnergy = (kcal: number, { goal }: EffectiveGoal): { kcal: number; reason: Reason } => {
  if (goal === 'Weight Loss') {
    const deficit = lossDeficit(kcal);
    const sentence = `For loss ${thousands(deficit)} kcal are taken off: the smaller of 500 kcal and 20 %, at most 1 kg a week.`;
    return { kcal: kcal - deficit, reason: reason('deficit', sentence, SOURCES.loss) };
  }
  if (goal === 'Maintain Weight')
    return { kcal, reason: reason('maintenance', 'Nothing is taken off or added.', SOURCES.sorrel) };
  const share = goal === 'Muscle Gain' ? MUSCLE_SURPLUS : GAIN_SURPLUS;
  const surplus = kcal * share;
  const sentence = `For ${goal === 'Muscle Gain' ? 'muscle' : 'weight'} gain ${thousands(surplus)} kcal (${share * 100} %) are added.`;
  return { kcal: kcal + surplus, reason: reason('surplus', sentence, SOURCES.sorrel) };
};

interface ProteinNeed {
  readonly grams: number;
  /** How the grams came about, without weights for a minor. */
  readonly words: string;
  readonly source: string;
}

/** 0.8 g/kg, 1.4 for loss, 1.6 for muscle, or the life stage's own figure if higher; weight up to BMI 25. */
const proteinNeed = (
  person: PersonFacts,
  { goal }: EffectiveGoal,
  intakes: ReferenceIntakes,
): ProteinNeed => {
  const forGoal = goal === 'Muscle Gain' ? 1.6 : goal === 'Weight Loss' ? 1.4 : intakes.protein_g_per_kg;
  const perKg = Math.max(forGoal, intakes.protein_g_per_kg);
  const countedKg = Math.min(person.weightKg, weightAtBmi(PROTEIN_WEIGHT_BMI, person.heightCm));
  return {
    grams: perKg * countedKg,
    words:
      person.age < ADULT_AGE
        ? 'what your age and size need'
        : `${perKg} g for each of ${Math.round(countedKg)} kg (weight counted up to a BMI of 25)`,
    source: perKg > intakes.protein_g_per_kg ? SOURCES.muscle : SOURCES.macros,
  };
};

const macroReasons = (
  targets: DayTargets,
  protein: ProteinNeed,
  intakes: ReferenceIntakes,
): readonly Reason[] => {
  const share = (kcal: number) => `${Math.round((kcal / targets.kcal) * 100)} %`;
  return [
    reason(
      'protein',
      `${targets.protein} g protein: ${protein.words}, kept inside 10-35 % of energy.`,
      protein.source,
    ),
    reason(
      'fat',
      `${targets.fat} g fat is ${share(targets.fat * 9)} of your energy; 20-35 % is advised.`,
      SOURCES.macros,
    ),
    reason(
      'carbs',
      `${targets.carbs} g carbohydrate is the rest of your energy (fibre counts 2 kcal a gram); 45-65 % is advised.`,
      SOURCES.macros,
    ),
    reason('fiber', `${targets.fiber} g fibre: 14 g for every 1 000 kcal.`, SOURCES.guidelines),
    reason(
      'saturated-fat',
      `Saturated fat stays under ${saturatedFatMaxG(targets)} g, 10 % of your energy.`,
      SOURCES.guidelines,
    ),
    reason(
      'sodium',
      `Sodium stays at ${thousands(intakes.sodium_cdrr_mg)} mg or less a day.`,
      SOURCES.sodium,
    ),
  ];
};

/**
 * A person's day in numbers, and why each number is what it is.
 * Adults: Mifflin-St Jeor times activity, then the goal, never under the floor. Ages 9 to 17: NASEM's
 * energy requirement, no goal and no adult floor. Under nine there is no plan and so no targets.
 */
export const dailyTargets = (
  person: PersonFacts,
  safety: SafetyFacts,
  { factsConfirmed }: { readonly factsConfirmed: boolean },
): Result<DailyTargets, UnderNine> => {
  if (person.age < YOUNGEST_PLANNED) return err({ kind: 'under-nine' });
  const goal = effectiveGoal(person, safety, factsConfirmed);
  const held = maintenanceEnergy(person);
  const aimed = aimedEnergy(held.kcal, goal);
  const floor = person.age < ADULT_AGE ? 0 : energyFloor(person.sex);
  const floored = aimed.kcal < floor;
  const floorReason = reason(
    'floor',
    `A plan for an adult never goes below ${thousands(floor)} kcal a day.`,
    SOURCES.loss,
  );
  const intakes = referenceIntakes(person, safety);
  const protein = proteinNeed(person, goal, intakes);
  const targets = macrosFor(floored ? floor : aimed.kcal, protein.grams);
  return ok({
    targets,
    maintenanceOnly: goal.maintenanceOnly,
    reasons: [
      ...held.reasons,
      ...goal.reasons,
      aimed.reason,
      ...(floored ? [floorReason] : []),
      ...macroReasons(targets, protein, intakes),
    ],
  });
};
