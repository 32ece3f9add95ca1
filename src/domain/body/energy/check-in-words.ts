import { lbToKg, type Units, weightInWords } from '../../units.ts';
import { thousands } from '../nutrition/reason.ts';
import { MOST_CHANGE_KCAL, type PlanStep } from './check-in.ts';
import type { EnergyEstimate } from './estimate.ts';
import { energyEstimateWords, roundKcal } from './estimate-words.ts';

/** Everything that a check-in tells. */
export interface CheckIn {
  /** kg a week; null where too little is known. */
  readonly weeklyKg: number | null;
  readonly eaten: { readonly kcal: number; readonly days: number } | null;
  readonly estimate: EnergyEstimate;
  readonly now: PlanStep;
  /** Null where the plan stays as it is. */
  readonly next: PlanStep | null;
  /** Steps towards a target weight that the member asked for, the newest of the last week; null without. */
  readonly milestone: number | null;
}

/** The length that a member would read. */
export interface Telling {
  readonly units: Units;
  readonly figures: boolean;
  /** Fewer sentences. */
  readonly calm: boolean;
}

/** One step of a milestone: a kilogram, or two pounds. */
export const milestoneKg = (units: Units): number => (units === 'metric' ? 1 : lbToKg(2));

/** Less in a week is no change, kg. */
const STEADY_KG = 0.1;
const SLOW_KG = 0.5;

const kcalWords = (kcal: number): string => `${thousands(kcal)} kcal`;

const trendWords = (weeklyKg: number | null, { units, figures }: Telling): string => {
  if (weeklyKg === null) return 'There are too few weights to see a trend.';
  if (Math.abs(weeklyKg) < STEADY_KG) return 'Your weight is steady.';
  const pace = Math.abs(weeklyKg) < SLOW_KG ? ' slowly' : '';
  const speed = figures ? `, about ${weightInWords(Math.abs(weeklyKg), units)} a week` : '';
  return `Your weight is going ${weeklyKg < 0 ? 'down' : 'up'}${pace}${speed}.`;
};

const eatenWords = (eaten: CheckIn['eaten'], { figures }: Telling): readonly string[] => {
  if (eaten === null || !figures) return [];
  const days = eaten.days === 1 ? 'On the day' : `On the ${eaten.days} days`;
  return [`${days} of last week that you logged you ate about ${kcalWords(roundKcal(eaten.kcal))} a day.`];
};

const milestoneWords = (steps: number | null, { units, figures }: Telling): readonly string[] => {
  if (steps === null) return [];
  return [
    figures
      ? `You are ${weightInWords(steps * milestoneKg(units), units)} nearer to your target than when this log began.`
      : 'You came another step nearer to your target.',
  ];
};

const planWords = ({ now, next, estimate }: CheckIn, { figures }: Telling): readonly string[] => {
  if (next === null) return ['Your plan stays as it is. It fits, or it is at its limit.'];
  const isLess = next.planKcal < now.planKcal;
  const isMoreToCome = Math.abs(estimate.kcal - next.expenditureKcal) > MOST_CHANGE_KCAL / 3;
  return [
    figures
      ? `To match that, a planned day would have ${kcalWords(next.planKcal)} instead of ${kcalWords(now.planKcal)}.`
      : `To match that, your plan would have a little ${isLess ? 'less' : 'more'} each day.`,
    ...(isMoreToCome ? ['Your plan changes in small steps, so another one may follow.'] : []),
  ];
};

/** The sentences of a check-in, in the order in which they are read. None of them judges. */
export const checkInWords = (checkIn: CheckIn, telling: Telling): readonly string[] => [
  trendWords(checkIn.weeklyKg, telling),
  ...(telling.calm ? [] : milestoneWords(checkIn.milestone, telling)),
  ...(telling.calm ? [] : eatenWords(checkIn.eaten, telling)),
  ...energyEstimateWords(checkIn.estimate, telling).slice(0, telling.calm ? 1 : 2),
  ...planWords(checkIn, telling),
];
