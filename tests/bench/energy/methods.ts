import { estimateOf, startEstimate, takeObservation } from '../../../src/domain/body/energy/estimate.ts';
import { ACTIVITY_FACTORS, restingEnergy } from '../../../src/domain/body/nutrition/energy.ts';
import { addDays } from '../../../src/domain/calendar/days.ts';
import type { VirtualMember } from '../../support/virtual-members.ts';

export interface Guess {
  readonly kcal: number;
  readonly band: readonly [low: number, high: number] | null;
  readonly learning: boolean;
}

/** A member's expenditure as each method has it on the morning of `day`, kcal. */
export type Method = (member: VirtualMember, day: number) => Guess;

const FIRST_DAY = '2026-01-05';
const KCAL_PER_KG = 7700;

const formula = ({ person }: VirtualMember): number =>
  restingEnergy(person) * ACTIVITY_FACTORS[person.activity];
const plain = (kcal: number): Guess => ({ kcal, band: null, learning: false });

/** Mean energy of complete days in [from, to), null without any: the field's apps leave the others out as well. */
const meanIntake = ({ days, planKcal }: VirtualMember, from: number, to: number): number | null => {
  const logged = days.slice(from, to).filter(({ kcal }) => kcal >= planKcal / 2);
  return logged.length === 0 ? null : logged.reduce((sum, { kcal }) => sum + kcal, 0) / logged.length;
};

/** Weights far from the one before are left out here too, or the rivals would lose by a wrong unit alone. */
const weightsIn = ({ days, person }: VirtualMember, from: number, to: number) =>
  days
    .map(({ kg }, day) => ({ kg, day }))
    .slice(from, to)
    .flatMap(({ kg, day }) => (kg === null || Math.abs(kg - person.weightKg) > 8 ? [] : [{ kg, day }]));

const MOST_A_WEEK = 150;

/** Each week's intake less the change of the week's mean weight, moved by at most 150 kcal a week from the formula. */
const weekly: Method = (member, day) => {
  let kcal = formula(member);
  for (let end = 14; end <= day; end += 7) {
    const means = [weightsIn(member, end - 14, end - 7), weightsIn(member, end - 7, end)].map((weights) =>
      weights.length === 0 ? null : weights.reduce((sum, { kg }) => sum + kg, 0) / weights.length,
    );
    const [before, now] = means;
    const eaten = meanIntake(member, end - 7, end);
    if (before == null || now == null || eaten === null) continue;
    const raw = eaten - ((now - before) * KCAL_PER_KG) / 7;
    kcal += Math.min(Math.max(raw - kcal, -MOST_A_WEEK), MOST_A_WEEK);
  }
  return plain(kcal);
};

const REGRESSION_DAYS = 35;

/** Mean intake less the slope of the weights of the last 35 days; the formula before there are two weeks. */
const regression: Method = (member, day) => {
  const from = Math.max(0, day - REGRESSION_DAYS);
  const weights = weightsIn(member, from, day + 1);
  const eaten = meanIntake(member, from, day);
  if (day < 14 || weights.length < 5 || eaten === null) return plain(formula(member));
  const meanDay = weights.reduce((sum, each) => sum + each.day, 0) / weights.length;
  const meanKg = weights.reduce((sum, { kg }) => sum + kg, 0) / weights.length;
  const covariance = weights.reduce((sum, each) => sum + (each.day - meanDay) * (each.kg - meanKg), 0);
  const variance = weights.reduce((sum, each) => sum + (each.day - meanDay) ** 2, 0);
  return plain(eaten - (covariance / variance) * KCAL_PER_KG);
};

/** Sorrel's: the days before with their food, the morning's weight. */
const learned: Method = ({ person, days, planKcal }, day) => {
  let state = startEstimate(person, FIRST_DAY);
  days.slice(0, day + 1).forEach(({ kg, kcal }, index) => {
    state = takeObservation(state, {
      day: addDays(FIRST_DAY, index),
      kg,
      kcal: index === day ? 0 : kcal,
      plannedKcal: planKcal,
    });
  });
  const { kcal, low, high, learning } = estimateOf(state);
  return { kcal, band: [low, high], learning };
};

export const METHODS: Readonly<Record<string, Method>> = {
  'formula alone': (member) => plain(formula(member)),
  '7-day mean, clamped': weekly,
  '35-day regression, 7 700 kcal/kg': regression,
  Sorrel: learned,
};
