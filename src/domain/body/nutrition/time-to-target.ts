import type { LocalDay } from '../../../terms/local-day.ts';
import type { PersonFacts, SafetyFacts } from '../../../terms/plan.ts';
import { monthName } from '../../calendar/day-words.ts';
import { addDays } from '../../calendar/days.ts';
import { heldEnergy, type LearnedEnergy } from './energy.ts';
import { mustHoldWeight } from './gates.ts';
import { effectiveGoal, lossTarget } from './goal.ts';
import { weightByDay } from './weight-dynamics.ts';

const DAYS_PER_WEEK = 7;
/** The model is asked for no more than three years. */
const MOST_WEEKS = 156;
/** Few eat exactly by plan: the later end keeps to four fifths of the difference. */
const LESS_EXACT = 0.8;

export type TimeToTarget =
  | {
      readonly kind: 'range';
      readonly targetKg: number;
      readonly fromWeeks: number;
      /** Null where keeping to four fifths of it ends short of the target. */
      readonly toWeeks: number | null;
    }
  /** By today's plan the weight comes to rest before the target, or takes longer than three years. */
  | { readonly kind: 'beyond'; readonly targetKg: number };

const weeksTo = (targetKg: number, person: PersonFacts, changeKcal: number): number | null => {
  const weights = weightByDay(person, changeKcal, MOST_WEEKS * DAYS_PER_WEEK);
  const day = weights.findIndex((kg) => (changeKcal < 0 ? kg <= targetKg : kg >= targetKg));
  return day < 0 ? null : Math.ceil((day + 1) / DAYS_PER_WEEK);
};

/**
 * Time to the target weight on `planKcal` a day. Null without a distance, and wherever a safety rule holds the
 * weight: below 18 and past 100 years, underweight, pregnant or breastfeeding, with kidney disease or an eating
 * disorder.
 */
export const timeToTarget = (
  person: PersonFacts,
  safety: SafetyFacts,
  {
    planKcal,
    factsConfirmed,
    learned = null,
  }: {
    readonly planKcal: number;
    readonly factsConfirmed: boolean;
    readonly learned?: LearnedEnergy | null;
  },
): TimeToTarget | null => {
  const { goal } = effectiveGoal(person, safety, factsConfirmed);
  if (goal !== 'Weight Loss' && goal !== 'Weight Gain') return null;
  const targetKg = goal === 'Weight Loss' ? lossTarget(person) : person.targetWeightKg;
  const changeKcal = planKcal - heldEnergy(person, learned, mustHoldWeight(person, safety));
  if (targetKg === null || changeKcal < 0 !== targetKg < person.weightKg) return null;
  const fromWeeks = weeksTo(targetKg, person, changeKcal);
  return fromWeeks === null
    ? { kind: 'beyond', targetKg }
    : { kind: 'range', targetKg, fromWeeks, toWeeks: weeksTo(targetKg, person, LESS_EXACT * changeKcal) };
};

const WEEKS_PER_MONTH = 365.25 / 12 / DAYS_PER_WEEK;
/** Up to here a stretch of time is told in weeks. */
const MOST_TOLD_IN_WEEKS = 12;

/** "8 to 10 weeks", "4 to 6 months": no more exact than it can be. */
export const spanInWords = (fromWeeks: number, toWeeks: number): string => {
  const inWeeks = toWeeks <= MOST_TOLD_IN_WEEKS;
  const unit = inWeeks ? 'week' : 'month';
  const from = inWeeks ? fromWeeks : Math.max(1, Math.round(fromWeeks / WEEKS_PER_MONTH));
  const to = inWeeks ? toWeeks : Math.round(toWeeks / WEEKS_PER_MONTH);
  if (from === to) return `about ${to} ${unit}${to === 1 ? '' : 's'}`;
  return `${from} to ${to} ${unit}s`;
};

/** "4 to 6 months", "about 9 months at the least", "more than three years" */
export const timeInWords = (time: TimeToTarget): string => {
  if (time.kind === 'beyond') return 'more than three years';
  const { fromWeeks, toWeeks } = time;
  return toWeeks === null
    ? `${spanInWords(fromWeeks, fromWeeks)} at the least`
    : spanInWords(fromWeeks, toWeeks);
};

const monthAndYear = (day: LocalDay): string => `${monthName(day)} ${day.slice(0, 4)}`;

/** "April 2026 to June 2026", "from April 2026 on"; null where it is too far away to name. */
export const monthsOfTarget = (time: TimeToTarget, today: LocalDay): string | null => {
  if (time.kind === 'beyond') return null;
  const from = monthAndYear(addDays(today, time.fromWeeks * DAYS_PER_WEEK));
  if (time.toWeeks === null) return `from ${from} on`;
  const to = monthAndYear(addDays(today, time.toWeeks * DAYS_PER_WEEK));
  return from === to ? from : `${from} to ${to}`;
};
