import { expect } from 'vitest';
import { dailyTargets } from '../../../src/domain/body/nutrition/daily-targets.ts';
import { referenceIntakes } from '../../../src/domain/body/nutrition/reference-intakes.ts';
import { describeWeek } from '../../../src/domain/plan/changes/describe-week.ts';
import { planWeek } from '../../../src/domain/plan/solver/plan-week.ts';
import { findConflict } from '../../../src/domain/plan/solver/rule-conflict.ts';
import { dayTotals } from '../../../src/domain/plan/solver/totals.ts';
import { SLOTS } from '../../../src/terms/food.ts';
import { amountOf } from '../../../src/terms/nutrients.ts';
import type { EatingRules, PersonFacts, SafetyFacts, WeekPlan } from '../../../src/terms/plan.ts';
import { ruleBreaks } from '../plan-checks.ts';
import { NO_SAFETY_FACTS, randomMember, randomProfile } from '../random-profiles.ts';
import { realCatalogue } from '../real-catalogue.ts';
import { FROM_FOOD, scoreWeek, type WeekScore } from '../score-week.ts';

interface Eater {
  readonly seed: number;
  readonly facts: PersonFacts;
  readonly rules: EatingRules;
  readonly safety?: SafetyFacts;
}

interface Outcome {
  /** Null when no week fits the rules. */
  readonly week: WeekPlan | null;
  /** A sentence for each fault; empty if the week is right. */
  readonly faults: readonly string[];
}

const catalogue = realCatalogue();
const foodIds = [...catalogue.foods.keys()].sort();

/** Of five dishes, each told in whole kcal. */
const ROUNDING_KCAL = 2.5;

const faultsIn = (week: WeekPlan, rules: EatingRules): readonly string[] => [
  ...ruleBreaks(week.days, rules, catalogue),
  ...describeWeek(week, catalogue).flatMap(({ date, totalCalories, groups }) => {
    const meals = Object.values(groups).flat();
    const sum = meals.reduce((total, { kcal }) => total + kcal, 0);
    const error = Math.abs(totalCalories / week.targets.kcal - 1);
    return [
      ...(sum === totalCalories ? [] : [`${date}: groups give ${sum}, the day ${totalCalories} kcal`]),
      ...(error <= 0.05 + ROUNDING_KCAL / week.targets.kcal
        ? []
        : [`${date}: ${totalCalories} of ${week.targets.kcal} kcal`]),
      ...(Object.values(groups).every((group) => group.length > 0) ? [] : [`${date}: an empty slot`]),
      ...(meals.every(({ why }) => why.length > 0) ? [] : [`${date}: a dish without a reason`]),
    ];
  }),
];

const underFloor = ({ days }: WeekPlan, floor: number): readonly string[] =>
  days.flatMap((day) => {
    const kcal = amountOf(dayTotals(day, catalogue), 'energy_kcal');
    return kcal < floor - 1e-6 ? [`${day.date}: ${kcal} kcal, under the floor of ${floor}`] : [];
  });

const planFor = ({ seed, facts, rules, safety = NO_SAFETY_FACTS }: Eater, days = 8): Outcome => {
  const daily = dailyTargets(facts, safety, { factsConfirmed: true });
  if (!daily.ok) return { week: null, faults: ['no targets'] };
  const { targets } = daily.value;
  const floor = facts.age < 18 ? 0 : facts.sex === 'male' ? 1500 : 1200;
  const floorFaults = targets.kcal < floor ? [`${targets.kcal} kcal for an adult`] : [];
  const plan = planWeek({ targets, rules, facts, safety, seed, startDate: '2026-03-01', days, catalogue });
  if (plan.ok)
    return {
      week: plan.value,
      faults: [...floorFaults, ...faultsIn(plan.value, rules), ...underFloor(plan.value, floor)],
    };
  const isExplained = safety.kidneyDisease
    ? plan.error.kind === 'kidney-disease'
    : plan.error.kind === 'conflict' && findConflict(rules, catalogue) !== null;
  return {
    week: null,
    faults: [...floorFaults, ...(isExplained ? [] : [`refused: ${JSON.stringify(plan.error)}`])],
  };
};

/** Faults in the first three days of somebody whose rules leave enough. */
export const faultsOf = (eater: Eater): readonly string[] => {
  const { week, faults } = planFor(eater, 3);
  return week === null ? [...faults, 'no week'] : faults;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Up to here no slot takes a second dish. */
const ONE_DISH_A_SLOT_KCAL = 3000;

/** What the weeks of many members reach: the share of days within 5 % in all, and the mean error of macros. */
interface Bars {
  readonly near: number;
  readonly macros: number;
}
const BARS: Bars = { near: 0.97, macros: 0.02 };

const expectBars = (scores: readonly WeekScore[], bars: Bars): void => {
  const days = scores.flatMap((score) => score.days);
  const near = days.filter(({ energy, macros }) => [energy, ...macros].every((error) => error <= 0.05));
  expect(near.length / days.length).toBeGreaterThanOrEqual(bars.near);
  expect(mean(days.map(({ energy }) => energy))).toBeLessThanOrEqual(0.015);
  expect(mean(days.flatMap(({ macros }) => macros))).toBeLessThanOrEqual(bars.macros);
  // Vegans without soy find too few dishes with less fibre.
  expect(days.filter(({ fiber }) => fiber > 1.5).length / days.length).toBeLessThanOrEqual(0.01);
  // Where little is left to eat, or a pot lasts for two days, it cannot be helped.
  expect(days.filter(({ isAlike }) => isAlike).length / days.length).toBeLessThanOrEqual(0.2);
  const usual = scores.filter(({ kcal }) => kcal <= ONE_DISH_A_SLOT_KCAL);
  expect(Math.max(...usual.flatMap((score) => score.days.map(({ dishes }) => dishes)))).toBe(SLOTS.length);
  const met = mean(scores.map(({ missed }) => 1 - missed.length / FROM_FOOD.length));
  expect(met).toBeGreaterThanOrEqual(0.92);
  // One vegan of 1500 kcal in two hundred stays 3 % over.
  expect(scores.filter(({ isSodiumOver }) => isSodiumOver).length / scores.length).toBeLessThanOrEqual(0.01);
  expect(Math.min(...scores.map(({ distinctDishes }) => distinctDishes))).toBeGreaterThanOrEqual(13);
  expect(Math.max(...scores.map(({ distinctDishes }) => distinctDishes))).toBeLessThanOrEqual(22);
};

/** Anybody: few of them combine rules that no week fits, which is no fault. */
export const expectRandomWeek = (seed: number): void => {
  const { faults } = planFor(randomMember(seed, foodIds));
  expect(faults.map((fault) => `seed ${seed}: ${fault}`)).toEqual([]);
};

/** Adults like those of the bench, who all get a week, and together weeks as good as the bench asks for. */
export const expectGoodWeeks = (seeds: readonly number[], bars = BARS): void => {
  const faults: string[] = [];
  const scores: WeekScore[] = [];
  for (const seed of seeds) {
    const eater = randomProfile(seed);
    const { week, faults: own } = planFor(eater);
    faults.push(...own.map((fault) => `seed ${seed}: ${fault}`));
    if (week === null) faults.push(`seed ${seed}: no week`);
    else scores.push(scoreWeek(week, referenceIntakes(eater.facts, NO_SAFETY_FACTS), catalogue));
  }
  expect(faults).toEqual([]);
  expectBars(scores, bars);
};

/** The share of these seeds' members whose rules no week fits. */
export const refusedShare = (seeds: readonly number[]): number =>
  seeds.filter((seed) => {
    const { rules, safety } = randomMember(seed, foodIds);
    return !safety.kidneyDisease && findConflict(rules, catalogue) !== null;
  }).length / seeds.length;
