import type { PlanAnswer, PlanInputs } from '../../contract/plan.ts';
import type { WireProfile } from '../../contract/profile.ts';
import {
  type DailyTargets,
  dailyTargets,
  type UnderNine,
} from '../../domain/body/nutrition/daily-targets.ts';
import type { LearnedEnergy } from '../../domain/body/nutrition/energy.ts';
import { hasUntouchedFacts } from '../../domain/body/nutrition/goal.ts';
import { type TimeToTarget, timeToTarget } from '../../domain/body/nutrition/time-to-target.ts';
import type { WeightEntry } from '../../domain/body/progress/weights.ts';
import { conditionsOf } from '../../domain/plan/wishes/wishes-from-answers.ts';
import { roundKg } from '../../domain/units.ts';
import type { EatingRules, OwnTargets, PersonFacts, SafetyFacts } from '../../terms/plan.ts';
import type { Result } from '../../terms/result.ts';
import type { DevicePlan } from '../db/device-plan.ts';
import { personOf } from './person.ts';

/** A member's profile, weight, answers and plan, as far as this device has them. */
export interface KnownOfPlan {
  readonly profile: WireProfile;
  /** The newest weight of the log; null without one. */
  readonly logged: WeightEntry | null;
  /** Null where they were not given on this device. */
  readonly inputs: PlanInputs | null;
  readonly plan: DevicePlan | null;
  /** The hard rules that the plan was made by; null where they are not known. */
  readonly rules: EatingRules | null;
  /** The safety facts that the plan was made by, even if another device sent them; null where they are not known. */
  readonly plannedSafety: SafetyFacts | null;
  /** Null where the backend does not tell which answers it follows. */
  readonly answers: readonly PlanAnswer[] | null;
  /** The expenditure that the member chose to plan with; null for the formula. */
  readonly learned: LearnedEnergy | null;
  /** The member's own figures for a day. */
  readonly own: OwnTargets;
}

/** The member as they are now: a weight of the log is newer than the profile's, which has one decimal. */
export const personNow = ({ profile, inputs, logged }: KnownOfPlan): PersonFacts => {
  const person = personOf(profile, inputs);
  if (logged === null || roundKg(logged.kg) === roundKg(person.weightKg)) return person;
  return { ...person, weightKg: logged.kg };
};

/** True where the body's figures in the profile were confirmed, or are not onboarding's start values. */
export const areFactsConfirmed = ({ profile, inputs }: Pick<KnownOfPlan, 'profile' | 'inputs'>): boolean =>
  (inputs?.facts_confirmed ?? false) || !hasUntouchedFacts(personOf(profile, inputs));

/** Pregnancy and an eating disorder, by an answer of this device or by one that the plan was made by. */
export const gatesOf = ({
  inputs,
  plannedSafety,
}: Pick<KnownOfPlan, 'inputs' | 'plannedSafety'>): Omit<SafetyFacts, 'kidneyDisease'> => ({
  pregnantOrBreastfeeding:
    inputs?.pregnant_or_breastfeeding === true || plannedSafety?.pregnantOrBreastfeeding === true,
  expectingStage:
    inputs === null ? (plannedSafety?.expectingStage ?? null) : (inputs.expecting_stage ?? null),
  eatingDisorder: inputs?.eating_disorder === true || plannedSafety?.eatingDisorder === true,
});

/** A day's figures, by the same steps as the server's. */
export interface TargetsFor {
  readonly daily: Result<DailyTargets, UnderNine>;
  readonly safety: SafetyFacts;
  /** Null where there is no weight to work towards. `planKcal`: the day's energy. */
  readonly timeOn: (planKcal: number) => TimeToTarget | null;
}

/** Returns the targets of a plan for `person`, with all other answers as this device has them. */
export const targetsFor = (
  { profile, inputs, rules, plannedSafety, answers, learned, own }: KnownOfPlan,
  person: PersonFacts,
  factsConfirmed: boolean,
): TargetsFor => {
  const { steering, kidneyDisease } = conditionsOf(answers ?? [], person.age);
  const safety: SafetyFacts = {
    ...gatesOf({ inputs, plannedSafety }),
    kidneyDisease: inputs?.kidney_disease === true || plannedSafety?.kidneyDisease === true || kidneyDisease,
  };
  const daily = dailyTargets(person, safety, {
    factsConfirmed,
    conditions: steering,
    rules: rules ?? { diet: profile.diet_type, allergies: inputs?.allergies ?? [] },
    learned,
    own,
  });
  return {
    daily,
    safety,
    timeOn: (planKcal) => timeToTarget(person, safety, { planKcal, factsConfirmed, learned }),
  };
};
