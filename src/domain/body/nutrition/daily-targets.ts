import { ADULT_AGE } from '../../../terms/adult-age.ts';
import type { DayTargets, EatingRules, OwnTargets, PersonFacts, SafetyFacts } from '../../../terms/plan.ts';
import { err, ok, type Result } from '../../../terms/result.ts';
import type { Condition } from './condition-names.ts';
import { conditionRules, eatsFish, withFiber } from './conditions.ts';
import {
  ACTIVITY_FACTORS,
  adultEnergy,
  energyFloor,
  GAIN_SURPLUS,
  heldEnergy,
  type LearnedEnergy,
  lossDeficit,
  MUSCLE_SURPLUS,
  restingEnergy,
  youthEnergy,
} from './energy.ts';
import { expectingNeeds } from './expecting.ts';
import { mustHoldWeight, safetyGates, YOUNGEST_PLANNED } from './gates.ts';
import { type EffectiveGoal, effectiveGoal, mayLose } from './goal.ts';
import { leastProteinShare, macrosFor } from './macros.ts';
import { nutrientReasons, proteinNeed } from './nutrient-reasons.ts';
import { hasOwnTargets, NO_OWN_TARGETS, OWN_ASIDE, ownEnergy, reasonsBeside } from './own-targets.ts';
import { type Reason, reason, SOURCES, thousands } from './reason.ts';
import { referenceIntakes } from './reference-intakes.ts';

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

/** Energy that holds the weight, kcal a day. */
const maintenanceEnergy = (
  person: PersonFacts,
  learned: LearnedEnergy | null,
  isProtected: boolean,
): { kcal: number; reasons: readonly Reason[] } => {
  const unknownSex = reason(
    'mean-of-both-sexes',
    'You did not give a sex, so this is the average of the figures for men and women.',
    SOURCES.sorrel,
  );
  const mean = person.sex === null ? [unknownSex] : [];
  if (person.age < ADULT_AGE) {
    const kcal = youthEnergy(person);
    const sentence = `At your age and size, being "${person.activity}", you need about ${thousands(kcal)} kcal a day, and that includes growing.`;
    return { kcal, reasons: [reason('youth-energy', sentence, SOURCES.energy), ...mean] };
  }
  const kcal = heldEnergy(person, learned, isProtected);
  const nasem = adultEnergy(person);
  const resting = restingEnergy(person);
  const factor = ACTIVITY_FACTORS[person.activity];
  const ownLog = reason(
    'own-log',
    `Your own log of food and weight knows better than a formula. You chose to plan with ${thousands(kcal)} kcal a day.`,
    SOURCES.sorrel,
  );
  const required = reason(
    'required-energy',
    `At ${person.age} years, ${person.heightCm} cm, ${person.weightKg} kg and "${person.activity}" about ${thousands(nasem)} kcal a day keeps your weight steady.`,
    SOURCES.energy,
  );
  const atRest = reason(
    'resting-energy',
    `At ${person.age} years, ${person.heightCm} cm and ${person.weightKg} kg your body at rest uses about ${thousands(resting)} kcal a day.`,
    SOURCES.mifflin,
  );
  const moving = reason(
    'activity',
    `Being "${person.activity}" multiplies that by ${factor}: about ${thousands(resting * factor)} kcal a day keeps your weight steady. Formulas differ: the one of NASEM 2023 says ${thousands(nasem)}.`,
    SOURCES.sorrel,
  );
  const isLearned = kcal !== (isProtected ? nasem : resting * factor);
  return {
    kcal,
    reasons: [
      ...(isProtected ? [required, ...mean] : [atRest, ...mean, moving]),
      ...(isLearned ? [ownLog] : []),
    ],
  };
};

const aimedEnergy = (kcal: number, { goal }: EffectiveGoal): { kcal: number; reason: Reason } => {
  if (goal === 'Weight Loss') {
    const deficit = lossDeficit(kcal);
    const sentence = `For weight loss, ${thousands(deficit)} kcal are taken off: 500 kcal or 20 %, whichever is less, and at most 1 kg a week.`;
    return { kcal: kcal - deficit, reason: reason('deficit', sentence, SOURCES.loss) };
  }
  if (goal === 'Maintain Weight')
    return { kcal, reason: reason('maintenance', 'Nothing is taken off or added.', SOURCES.sorrel) };
  const share = goal === 'Muscle Gain' ? MUSCLE_SURPLUS : GAIN_SURPLUS;
  const surplus = kcal * share;
  const sentence = `For ${goal === 'Muscle Gain' ? 'muscle' : 'weight'} gain ${thousands(surplus)} kcal (${share * 100} %) are added.`;
  return { kcal: kcal + surplus, reason: reason('surplus', sentence, SOURCES.sorrel) };
};

/** The protein that a body needs, whatever its owner is after. */
const MAINTAINED: EffectiveGoal = { goal: 'Maintain Weight', maintenanceOnly: false, reasons: [] };

interface KnownFacts {
  readonly factsConfirmed: boolean;
  /** With `rules`, which say where omega-3 may come from. */
  readonly conditions?: readonly Condition[];
  readonly rules?: Pick<EatingRules, 'diet' | 'allergies'>;
  /** Null or left out: the formula alone. It counts nowhere where a safety rule holds the weight. */
  readonly learned?: LearnedEnergy | null;
  /** The member's own figures. They count nowhere where a safety rule holds the weight. */
  readonly own?: OwnTargets;
}

/**
 * A person's day in numbers, and why each number is what it is.
 * Adults: Mifflin-St Jeor times activity or what their own log told, then the goal, never under the floor; NASEM's
 * requirement where nothing may be taken off; a member's own figures within what is safe. Ages 9 to 17: NASEM's energy
 * requirement, no goal and no adult floor. Under nine there is no plan and so no targets.
 */
export const dailyTargets = (
  person: PersonFacts,
  safety: SafetyFacts,
  { factsConfirmed, conditions = [], rules, learned = null, own: wished = NO_OWN_TARGETS }: KnownFacts,
): Result<DailyTargets, UnderNine> => {
  if (person.age < YOUNGEST_PLANNED) return err({ kind: 'under-nine' });
  const goal = effectiveGoal(person, safety, factsConfirmed);
  const isGated = safetyGates(person, safety).length > 0;
  const held = maintenanceEnergy(person, isGated ? null : learned, mustHoldWeight(person, safety));
  const expecting = safety.pregnantOrBreastfeeding
    ? expectingNeeds(safety.expectingStage ?? null)
    : { kcal: 0, reasons: [] };
  const aimed = aimedEnergy(held.kcal + expecting.kcal, goal);
  const floor = person.age < ADULT_AGE ? 0 : energyFloor(person.sex);
  const own = isGated ? NO_OWN_TARGETS : wished;
  const chosen =
    own.kcal === null
      ? null
      : ownEnergy(own.kcal, person, {
          held: held.kcal,
          floor,
          mayLose: mayLose(person, safety, factsConfirmed),
          isLearnedLess: held.kcal < heldEnergy(person, null, mustHoldWeight(person, safety)),
        });
  const floored = chosen === null && aimed.kcal < floor;
  const floorReason = reason(
    'floor',
    `A plan for an adult never goes below ${thousands(floor)} kcal a day.`,
    SOURCES.loss,
  );
  const intakes = referenceIntakes(person, safety);
  const protein = proteinNeed(person, goal, intakes);
  const usual = macrosFor(
    chosen?.kcal ?? (floored ? floor : aimed.kcal),
    own.protein === null
      ? protein.grams
      : Math.max(own.protein, proteinNeed(person, MAINTAINED, intakes).grams),
    leastProteinShare(safety.kidneyDisease),
    own.carbs,
  );
  const health = conditionRules(conditions, {
    kcal: usual.kcal,
    kidneyDisease: safety.kidneyDisease,
    eatsFish: rules !== undefined && eatsFish(rules),
  });
  const targets = withFiber(usual, health, own.carbs !== null);
  return ok({
    targets,
    maintenanceOnly: goal.maintenanceOnly,
    reasons: [
      ...held.reasons,
      ...(chosen === null
        ? goal.reasons
        : reasonsBeside(goal.reasons, chosen.kcal, { person, held: held.kcal, factsConfirmed })),
      ...expecting.reasons,
      ...(isGated && hasOwnTargets(wished) ? [OWN_ASIDE] : []),
      ...(expecting.kcal > 0 ? [] : [chosen?.reason ?? aimed.reason]),
      ...(floored ? [floorReason] : []),
      ...nutrientReasons(targets, { protein, intakes, conditions, health, own }),
    ],
  });
};
