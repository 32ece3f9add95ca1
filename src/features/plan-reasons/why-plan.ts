import type { PlanAnswer, PlanInputs } from '../../contract/plan.ts';
import type { WireProfile } from '../../contract/profile.ts';
import type { DevicePlan } from '../../data/device-plan.ts';
import { dailyTargets } from '../../domain/nutrition/daily-targets.ts';
import { ADULT_AGE } from '../../domain/nutrition/gates.ts';
import type { Reason } from '../../domain/nutrition/reason.ts';
import { type TimeToTarget, timeToTarget } from '../../domain/nutrition/time-to-target.ts';
import { hasUntouchedFacts } from '../../domain/nutrition/untouched-facts.ts';
import type { EatingRules, SafetyFacts } from '../../domain/planner/types.ts';
import { conditionsOf } from '../../domain/planner/wishes-from-answers.ts';
import { personOf } from './person.ts';
import { isAboutNutrients } from './reason-words.ts';

/** What this device knows of a member's plan. */
export interface KnownOfPlan {
  readonly profile: WireProfile;
  /** Null where they were not given on this device. */
  readonly inputs: PlanInputs | null;
  readonly plan: DevicePlan | null;
  /** The hard rules that the plan was made by; null where they are not known. */
  readonly rules: EatingRules | null;
  /** The safety facts that the plan was made by, also where another device told them; null as above. */
  readonly plannedSafety: SafetyFacts | null;
  /** Null where the backend does not tell which answers it follows. */
  readonly answers: readonly PlanAnswer[] | null;
}

export interface WhyPlan {
  /** The day's energy: the plan's own, or without a plan what these steps come to. */
  readonly kcal: number;
  /** What these steps come to, where the plan has another figure; null where they agree. */
  readonly stepsKcal: number | null;
  readonly energy: readonly Reason[];
  readonly nutrients: readonly Reason[];
  readonly time: TimeToTarget | null;
  /** Nobody under age reads figures about the body. */
  readonly adult: boolean;
}

/** Null below nine years: then there is no plan to explain. */
export const whyPlan = ({
  profile,
  inputs,
  plan,
  rules,
  plannedSafety,
  answers,
}: KnownOfPlan): WhyPlan | null => {
  const person = personOf(profile, inputs);
  const { steering, kidneyDisease } = conditionsOf(answers ?? [], person.age);
  const safety: SafetyFacts = {
    pregnantOrBreastfeeding:
      inputs?.pregnant_or_breastfeeding === true || plannedSafety?.pregnantOrBreastfeeding === true,
    kidneyDisease: inputs?.kidney_disease === true || plannedSafety?.kidneyDisease === true || kidneyDisease,
    eatingDisorder: inputs?.eating_disorder === true || plannedSafety?.eatingDisorder === true,
  };
  const factsConfirmed = (inputs?.facts_confirmed ?? false) || !hasUntouchedFacts(person);
  const daily = dailyTargets(person, safety, {
    factsConfirmed,
    conditions: steering,
    rules: rules ?? { diet: profile.diet_type, allergies: inputs?.allergies ?? [] },
  });
  if (!daily.ok) return null;
  const { targets, reasons } = daily.value;
  const kcal = plan?.targets?.kcal ?? targets.kcal;
  return {
    kcal,
    stepsKcal: kcal === targets.kcal ? null : targets.kcal,
    energy: reasons.filter((reason) => !isAboutNutrients(reason)),
    nutrients: reasons.filter(isAboutNutrients),
    time:
      plan?.maintenanceOnly === true
        ? null
        : timeToTarget(person, safety, { planKcal: kcal, factsConfirmed }),
    adult: person.age >= ADULT_AGE,
  };
};
