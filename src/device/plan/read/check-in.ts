import { meanEaten, milestone, nextStep, weeklyChange } from '../../../domain/body/energy/check-in.ts';
import { type CheckIn, milestoneKg } from '../../../domain/body/energy/check-in-words.ts';
import { heldEnergy } from '../../../domain/body/nutrition/energy.ts';
import { mustHoldWeight, safetyGates } from '../../../domain/body/nutrition/gates.ts';
import { effectiveGoal, lossTarget } from '../../../domain/body/nutrition/goal.ts';
import type { Units } from '../../../domain/units.ts';
import type { JournalPayloads } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { PersonFacts, SafetyFacts } from '../../../terms/plan.ts';
import { areFactsConfirmed, type KnownOfPlan, personNow, targetsFor } from '../known-of-plan.ts';
import type { EnergyLog } from './energy-log.ts';
import { learnedFrom } from './learned-energy.ts';

/** True where nobody speaks to the member of energy that their body uses: below 18, in pregnancy, and so on. */
export const isEnergyUntold = (known: KnownOfPlan): boolean => {
  const person = personNow(known);
  return safetyGates(person, targetsFor(known, person, areFactsConfirmed(known)).safety).length > 0;
};

const targetOf = (person: PersonFacts, safety: SafetyFacts): number | null => {
  const { goal } = effectiveGoal(person, safety, true);
  if (goal === 'Weight Loss') return lossTarget(person);
  return goal === 'Weight Gain' ? person.targetWeightKg : null;
};

/** The figures of a check-in and its two answers. */
export interface OfferedCheckIn {
  readonly checkIn: CheckIn;
  /** Null where there is nothing to change. */
  readonly change: JournalPayloads['energy.set'] | null;
  /** Plans go on as they do. */
  readonly keep: JournalPayloads['energy.set'];
}

/**
 * Null for members who are told nothing of it or chose their energy themselves, before the log tells more than the
 * formula does, and without a plan whose energy is known.
 */
export const checkInOf = (log: EnergyLog, today: LocalDay, units: Units): OfferedCheckIn | null => {
  const { known } = log;
  const planKcal = known.plan?.targets?.kcal;
  if (planKcal === undefined || isEnergyUntold(known) || !areFactsConfirmed(known)) return null;
  // A plan by a figure of the member's own stays as it is, whatever the log tells.
  if (known.own.kcal !== null) return null;
  const { estimate, trend, observations, person } = learnedFrom(log, today);
  if (estimate.learning) return null;
  const { activity } = person;
  const planAt = (kcal: number): number => {
    const { daily } = targetsFor({ ...known, learned: { kcal, activity } }, person, true);
    return daily.ok ? daily.value.targets.kcal : planKcal;
  };
  const { safety } = targetsFor(known, person, true);
  const isProtected = mustHoldWeight(person, safety);
  const now = { expenditureKcal: heldEnergy(person, known.learned, isProtected), planKcal };
  const next = nextStep(now, estimate.kcal, planAt);
  const targetKg = targetOf(person, safety);
  return {
    checkIn: {
      weeklyKg: weeklyChange(trend),
      eaten: meanEaten(observations, today),
      estimate,
      now,
      next,
      milestone: targetKg === null ? null : milestone(trend, { targetKg, stepKg: milestoneKg(units) }),
    },
    change: next === null ? null : { kcal: next.expenditureKcal, activity },
    keep: { kcal: known.learned?.kcal ?? null, activity: known.learned?.activity ?? activity },
  };
};
