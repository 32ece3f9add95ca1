import type { Reason } from '../../domain/body/nutrition/reason.ts';
import { isAboutNutrients } from '../../domain/body/nutrition/reason-words.ts';
import type { TimeToTarget } from '../../domain/body/nutrition/time-to-target.ts';
import { ADULT_AGE } from '../../terms/adult-age.ts';
import { areFactsConfirmed, type KnownOfPlan, personNow, targetsFor } from './known-of-plan.ts';
import { personOf } from './person.ts';

export interface WhyPlan {
  /** The day's energy: the plan's own, or without a plan what these steps come to. */
  readonly kcal: number;
  /** The result of these steps, if the plan has another figure; null if they agree. */
  readonly stepsKcal: number | null;
  /** The weight of the profile and a newer one of the log; null where they agree. */
  readonly weights: { readonly plannedKg: number; readonly nowKg: number } | null;
  readonly energy: readonly Reason[];
  readonly nutrients: readonly Reason[];
  readonly time: TimeToTarget | null;
  /** Nobody under age reads figures about the body. */
  readonly adult: boolean;
}

/** Null below nine years: then there is no plan to explain. */
export const whyPlan = (known: KnownOfPlan): WhyPlan | null => {
  const { plan } = known;
  const person = personNow(known);
  const { daily, timeOn } = targetsFor(known, person, areFactsConfirmed(known));
  if (!daily.ok) return null;
  const { targets, reasons } = daily.value;
  const kcal = plan?.targets?.kcal ?? targets.kcal;
  const planned = personOf(known.profile, known.inputs);
  return {
    kcal,
    stepsKcal: kcal === targets.kcal ? null : targets.kcal,
    weights:
      planned.weightKg === person.weightKg ? null : { plannedKg: planned.weightKg, nowKg: person.weightKg },
    energy: reasons.filter((reason) => !isAboutNutrients(reason)),
    nutrients: reasons.filter(isAboutNutrients),
    time: plan?.maintenanceOnly === true ? null : timeOn(kcal),
    adult: person.age >= ADULT_AGE,
  };
};
