import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WOMAN } from '../../../../tests/support/unit/people.ts';
import {
  estimateAt,
  type UnderLogging,
  type VirtualMember,
  virtualMember,
} from '../../../../tests/support/virtual-members.ts';
import { addDays } from '../../calendar/days.ts';
import { ACTIVITY_FACTORS, restingEnergy } from '../nutrition/energy.ts';
import {
  type DayObservation,
  type EnergyEstimate,
  estimateOf,
  startEstimate,
  takeObservation,
} from './estimate.ts';
import { learnEnergy } from './learn.ts';

const FIRST_DAY = '2026-01-05';
const FORMULA = restingEnergy(WOMAN) * ACTIVITY_FACTORS[WOMAN.activity];
const LB_PER_KG = 2.20462;

/** A member who weighs the same every morning and logs `kcal` every day. */
const steady = (kcal: number, days: number, kg: number | null = WOMAN.weightKg): readonly DayObservation[] =>
  Array.from({ length: days }, (_, at) => ({ day: addDays(FIRST_DAY, at), kg, kcal, plannedKcal: FORMULA }));

const estimateAfter = (observations: readonly DayObservation[]): EnergyEstimate =>
  estimateOf(observations.reduce(takeObservation, startEstimate(WOMAN, FIRST_DAY)));

const bandOf = ({ low, high }: EnergyEstimate): number => high - low;

test('weights without food leave the formula as it is', () => {
  const losing = steady(0, 28).map((day, at) => ({ ...day, kg: WOMAN.weightKg - at * 0.1 }));
  const estimate = estimateAfter(losing);
  expect(Math.abs(estimate.kcal - FORMULA)).toBeLessThan(1);
  expect(estimate.daysLogged).toBe(0);
});

test('somebody who eats less than the formula says and holds their weight uses less', () => {
  const estimate = estimateAfter(steady(FORMULA - 400, 42));
  expect(estimate.kcal).toBeGreaterThan(FORMULA - 460);
  expect(estimate.kcal).toBeLessThan(FORMULA - 300);
  expect(estimate).toMatchObject({ learning: false, daysLogged: 42, daysWeighed: 42 });
});

test('days that were hardly logged widen the band and are no days of hunger', () => {
  const whole = steady(FORMULA - 300, 28);
  const partly = whole.map((day, at) => (at % 3 === 2 ? { ...day, kcal: 250 } : day));
  const [full, part] = [estimateAfter(whole), estimateAfter(partly)];
  expect(bandOf(part)).toBeGreaterThan(1.05 * bandOf(full));
  expect(Math.abs(part.kcal - full.kcal)).toBeLessThan(60);
  expect(part.daysLogged).toBe(28 - 9);
});

const days = steady(FORMULA - 200, 35);
const withWeight = (at: number, kg: number) =>
  days.map((day, index) => (index === at ? { ...day, kg } : day));

test('a weight in pounds is left out, on the first day too', () => {
  for (const at of [0, 20]) {
    const wrong = estimateAfter(withWeight(at, WOMAN.weightKg * LB_PER_KG));
    expect(Math.abs(wrong.kcal - estimateAfter(days).kcal)).toBeLessThan(25);
    expect(wrong.daysWeighed).toBe(34);
  }
});

test('the trend goes through the noise, with a band that is narrower between many weights than at the end', () => {
  const noisy = (at: number) => WOMAN.weightKg - at * 0.05 + (at % 2 === 0 ? 0.6 : -0.6);
  const days = steady(FORMULA - 350, 40).map((day, at) => ({ ...day, kg: noisy(at) }));
  const { trend } = learnEnergy(WOMAN, days);
  expect(trend).toHaveLength(40);
  for (const [at, { kg, low, high }] of trend.entries()) {
    expect(Math.abs(kg - (WOMAN.weightKg - at * 0.05))).toBeLessThan(0.5);
    expect(low).toBeLessThan(kg);
    expect(high).toBeGreaterThan(kg);
  }
  const width = (at: number) => (trend[at]?.high ?? 0) - (trend[at]?.low ?? 0);
  expect(width(20)).toBeLessThan(width(39));
});

test('the trend begins again after a gap of months, and says nothing of the months between', () => {
  const spring = steady(FORMULA, 20);
  const autumn = steady(FORMULA, 20).map((day) => ({ ...day, day: addDays(day.day, 250), kg: 60 }));
  const { trend, estimate } = learnEnergy(WOMAN, [...spring, ...autumn]);
  expect(trend).toHaveLength(40);
  expect(trend[19]?.kg).toBeCloseTo(WOMAN.weightKg, 1);
  expect(trend[39]?.kg).toBeCloseTo(60, 1);
  expect(estimate.daysLogged).toBe(20);
});

test('whatever is logged, the estimate stays a finite band around its middle', () => {
  const observation = fc.record({
    gap: fc.integer({ min: 0, max: 400 }),
    kg: fc.option(fc.double({ min: 0, max: 1000, noNaN: true })),
    kcal: fc.double({ min: 0, max: 20_000, noNaN: true }),
    plannedKcal: fc.double({ min: 0, max: 6000, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(observation, { maxLength: 60 }), (log) => {
      let day = FIRST_DAY;
      const observations = log.map(({ gap, ...rest }) => {
        day = addDays(day, gap);
        return { day, ...rest };
      });
      const estimate = estimateAfter(observations);
      expect(estimate.low).toBeLessThan(estimate.kcal);
      expect(estimate.high).toBeGreaterThan(estimate.kcal);
      expect(Number.isFinite(bandOf(estimate))).toBe(true);
      for (const { kg, low, high } of learnEnergy(WOMAN, observations).trend) {
        expect(Number.isFinite(kg)).toBe(true);
        expect(low).toBeLessThanOrEqual(high);
      }
    }),
  );
});

const MEMBERS = 600;
const membersOf = (underLogging: UnderLogging) =>
  Array.from({ length: MEMBERS }, (_, at) => virtualMember(500_001 + at, 29, underLogging));
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[MEMBERS / 2] ?? Number.NaN;

test('of people who never existed the band holds the truth of 19 in 20 after four weeks', () => {
  const inside = membersOf(0.3).filter((member) => {
    const { low, high } = estimateAt(member, 28);
    const truth = member.asLogged[28] ?? Number.NaN;
    return truth >= low && truth <= high;
  });
  expect(inside.length / MEMBERS, 'seeds 500001 to 500600').toBeGreaterThan(0.9);
});

test('who logs what they eat for four weeks is missed by half as much as the formula misses them', () => {
  const members = membersOf(0);
  const missedBy = (guess: (member: VirtualMember) => number) =>
    median(members.map((member) => Math.abs(guess(member) - (member.expenditure[28] ?? Number.NaN))));
  const formula = missedBy(({ person }) => restingEnergy(person) * ACTIVITY_FACTORS[person.activity]);
  const learned = missedBy((member) => estimateAt(member, 28).kcal);
  expect(learned / formula, 'seeds 500001 to 500600').toBeLessThan(0.5);
});
