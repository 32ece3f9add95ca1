import type { LocalDay } from '../../../terms/local-day.ts';
import type { PersonFacts } from '../../../terms/plan.ts';
import {
  BAND,
  type DayObservation,
  type EnergyEstimate,
  type EnergyStep,
  estimateOf,
  plausibleWeight,
  startEstimate,
  takeSteps,
} from './estimate.ts';
import { type Belief, smoothed } from './kalman.ts';

/** A morning's weight without its noise, kg, and the band that holds it in 95 of 100 cases. */
export interface TrendWeight {
  readonly day: LocalDay;
  readonly kg: number;
  readonly low: number;
  readonly high: number;
}

export interface Learned {
  readonly estimate: EnergyEstimate;
  /** Every day from the first weight to the last, oldest first; empty without a weight. */
  readonly trend: readonly TrendWeight[];
}

/** Days of the log that an estimate needs: older ones hardly count any more. */
export const LEARNED_DAYS = 120;

const FIRST_WEIGHTS = 3;
/** No day follows where nothing is logged. */
const NO_DAY = '0001-01-01';

/** The weight to start from: the middle one of the first three, since one of them may be in a wrong unit. */
const firstWeight = (observations: readonly DayObservation[]): number | null => {
  const first = observations
    .map(plausibleWeight)
    .filter((kg) => kg !== null)
    .slice(0, FIRST_WEIGHTS);
  return first.toSorted((a, b) => a - b)[Math.floor(first.length / 2)] ?? null;
};

/** Looks back from the last day: each morning by all that came before and after it. */
const trendOf = (
  steps: readonly EnergyStep[],
  observations: readonly DayObservation[],
): readonly TrendWeight[] => {
  const weighed = observations.filter((observation) => plausibleWeight(observation) !== null);
  const [first, last] = [weighed[0]?.day, weighed.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const trend: TrendWeight[] = [];
  let after: Belief | null = null;
  for (const { day, morning, predicted, night, anew } of steps.toReversed()) {
    const belief: Belief = after === null ? morning : smoothed(morning, predicted, after, night);
    after = anew ? null : belief;
    if (day < first || day > last) continue;
    const half = BAND * Math.sqrt(Math.max(0, belief.cov.ww));
    trend.push({ day, kg: belief.mean[0], low: belief.mean[0] - half, high: belief.mean[0] + half });
  }
  return trend.toReversed();
};

/** Learns an adult's expenditure from a log. Observations are in order of days, one a day. */
export const learnEnergy = (person: PersonFacts, observations: readonly DayObservation[]): Learned => {
  const start = { ...person, weightKg: firstWeight(observations) ?? person.weightKg };
  let state = startEstimate(start, observations[0]?.day ?? NO_DAY);
  const steps: EnergyStep[] = [];
  for (const observation of observations) {
    for (const step of takeSteps(state, observation)) {
      steps.push(step);
      state = step.state;
    }
  }
  return { estimate: estimateOf(state), trend: trendOf(steps, observations) };
};
