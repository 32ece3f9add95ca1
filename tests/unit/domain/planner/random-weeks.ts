import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { dailyTargets } from '../../../../src/domain/nutrition/daily-targets.ts';
import { describeWeek } from '../../../../src/domain/planner/describe-week.ts';
import { planWeek } from '../../../../src/domain/planner/plan-week.ts';
import { findConflict } from '../../../../src/domain/planner/rule-conflict.ts';
import type { EatingRules, PersonFacts, SafetyFacts } from '../../../../src/domain/planner/types.ts';
import { ruleBreaks } from '../../../support/plan-checks.ts';
import { NO_SAFETY_FACTS, randomMember, randomProfile } from '../../../support/random-profiles.ts';

interface Eater {
  readonly seed: number;
  readonly facts: PersonFacts;
  readonly rules: EatingRules;
  readonly safety?: SafetyFacts;
}

const catalogue = loadCatalogue();
const foodIds = [...catalogue.foods.keys()].sort();

/** What is wrong with the week of one person, in words; nothing when all is well. */
export const faultsOf = ({ seed, facts, rules, safety = NO_SAFETY_FACTS }: Eater): readonly string[] => {
  const daily = dailyTargets(facts, safety, { factsConfirmed: true });
  if (!daily.ok) return ['no targets'];
  const { targets } = daily.value;
  const floor = facts.age < 18 ? 0 : facts.sex === 'male' ? 1500 : 1200;
  if (targets.kcal < floor) return [`${targets.kcal} kcal for an adult`];
  const plan = planWeek({ targets, rules, facts, safety, seed, startDate: '2026-03-01', days: 8, catalogue });
  if (!plan.ok)
    return findConflict(rules, catalogue) === null ? [`refused: ${JSON.stringify(plan.error)}`] : [];
  const described = describeWeek(plan.value, catalogue);
  return [
    ...ruleBreaks(plan.value.days, rules, catalogue),
    ...described.flatMap(({ date, totalCalories, groups }) => {
      const meals = Object.values(groups).flat();
      const sum = meals.reduce((total, { kcal }) => total + kcal, 0);
      const error = Math.abs(totalCalories / targets.kcal - 1);
      return [
        ...(sum === totalCalories ? [] : [`${date}: groups give ${sum}, the day ${totalCalories} kcal`]),
        ...(error <= 0.05 ? [] : [`${date}: ${totalCalories} of ${targets.kcal} kcal`]),
        ...(Object.values(groups).every((group) => group.length > 0) ? [] : [`${date}: an empty slot`]),
        ...(meals.every(({ why }) => why.length > 0) ? [] : [`${date}: a dish without a reason`]),
      ];
    }),
  ];
};

/** Every second seed is an adult of the bench, for whom nothing is refused; the others are anybody. */
const eaterOf = (seed: number): Eater => (seed % 2 === 0 ? randomProfile(seed) : randomMember(seed, foodIds));

export const testRandomWeeks = (first: number, last: number): void => {
  test(`random weeks ${first} to ${last}: every day within 5 % of its energy, no rule broken, groups add up`, {
    timeout: 3_600_000,
  }, () => {
    const faults: string[] = [];
    let conflicts = 0;
    for (let seed = first; seed <= last; seed += 1) {
      const eater = eaterOf(seed);
      faults.push(...faultsOf(eater).map((fault) => `seed ${seed}: ${fault}`));
      if (findConflict(eater.rules, catalogue) !== null) conflicts += 1;
    }
    expect(faults).toEqual([]);
    expect(conflicts).toBeLessThan((last - first) / 10);
  });
};
