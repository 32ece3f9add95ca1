import type { DayObservation } from '../../../domain/body/energy/estimate.ts';
import { type Learned, learnEnergy } from '../../../domain/body/energy/learn.ts';
import { observationsOf } from '../../../domain/body/energy/observations.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { PersonFacts } from '../../../terms/plan.ts';
import { areFactsConfirmed, type KnownOfPlan, personNow, targetsFor } from '../known-of-plan.ts';
import type { EnergyLog } from './energy-log.ts';

/** The estimate from a log, with the days it was learned from. */
export interface LearnedLog extends Learned {
  readonly person: PersonFacts;
  readonly observations: readonly DayObservation[];
}

/** Energy of a planned day, kcal: the plan's own, or what a plan made now would aim at; 0 below nine years. */
const plannedKcal = (known: KnownOfPlan, person: PersonFacts): number => {
  if (known.plan?.targets != null) return known.plan.targets.kcal;
  const { daily } = targetsFor(known, person, areFactsConfirmed(known));
  return daily.ok ? daily.value.targets.kcal : 0;
};

export const learnedFrom = ({ known, entries }: EnergyLog, today: LocalDay): LearnedLog => {
  const person = personNow(known);
  const observations = observationsOf(entries, { plannedKcal: plannedKcal(known, person), today });
  return { ...learnEnergy(person, observations), person, observations };
};
