import { describe, expect, test } from 'vitest';
import { amountOf } from '../../../../src/domain/catalogue/nutrients.ts';
import { macrosFor } from '../../../../src/domain/nutrition/macros.ts';
import type { PlanRequest } from '../../../../src/domain/planner/plan-request.ts';
import { planWeek } from '../../../../src/domain/planner/plan-week.ts';
import { dayTotals } from '../../../../src/domain/planner/totals.ts';
import type { PlannedDay, WeekPlan } from '../../../../src/domain/planner/types.ts';
import { repeatBreaks, ruleBreaks } from '../../../support/plan-checks.ts';
import { syntheticCatalogue } from '../../../support/synthetic-catalogue.ts';
import { NO_SAFETY_FACTS, WOMAN } from '../nutrition/people.ts';

const REQUEST: PlanRequest = {
  targets: macrosFor(2000, 70),
  rules: {
    diet: 'full_non_vegetarian',
    eatsEggs: true,
    eatsDairy: true,
    allergies: [],
    excludedFoods: [],
  },
  seed: 11,
  startDate: '2026-02-27',
  days: 8,
  catalogue: syntheticCatalogue(),
};

const planOf = (changes: Partial<PlanRequest> = {}): WeekPlan => {
  const plan = planWeek({ ...REQUEST, ...changes });
  if (!plan.ok) throw new Error(`no plan: ${JSON.stringify(plan.error)}`);
  return plan.value;
};

const worstEnergyError = (days: readonly PlannedDay[], kcal: number): number =>
  Math.max(
    ...days.map((day) => Math.abs(amountOf(dayTotals(day, REQUEST.catalogue), 'energy_kcal') / kcal - 1)),
  );

describe('a week', () => {
  test('has every day with every slot, within 5 % of the energy, breaking no rule', () => {
    const { days, targets } = planOf();
    expect(targets).toBe(REQUEST.targets);
    expect(days.map(({ date }) => date)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
    ]);
    for (const { meals } of days)
      expect(meals.map(({ slot }) => slot)).toEqual(['breakfast', 'snacks1', 'lunch', 'snacks2', 'dinner']);
    expect(worstEnergyError(days, 2000)).toBeLessThanOrEqual(0.05);
    expect(ruleBreaks(days, REQUEST.rules, REQUEST.catalogue)).toEqual([]);
  });

  test('is the same for the same seed and another for another', () => {
    expect(planOf()).toEqual(planOf());
    expect(planOf({ seed: 12 })).not.toEqual(planOf());
  });

  test('does not depend on the order of the catalogue', () => {
    const dishes = new Map([...REQUEST.catalogue.dishes].reverse());
    expect(planOf({ catalogue: { ...REQUEST.catalogue, dishes } })).toEqual(planOf());
  });

  test.each([1000, 1200, 3800, 6900])(
    'reaches %i kcal, with two dishes a slot where one is too little',
    (kcal) => {
      const { days } = planOf({ targets: macrosFor(kcal, 70) });
      expect(worstEnergyError(days, kcal)).toBeLessThanOrEqual(0.05);
      expect(ruleBreaks(days, REQUEST.rules, REQUEST.catalogue)).toEqual([]);
      expect(days.every(({ meals }) => meals.length > 5)).toBe(kcal > 4000);
    },
  );
});

describe('kept days', () => {
  const first = planOf();
  const [yesterday, today] = first.days;
  const keep = yesterday && today ? [yesterday, today] : [];

  test('inside the plan come back as they were, and the others fit around them', () => {
    const { days } = planOf({ seed: 99, keep });
    expect(days.slice(0, 2)).toEqual(keep);
    expect(days.slice(2)).not.toEqual(first.days.slice(2));
    expect(worstEnergyError(days, 2000)).toBeLessThanOrEqual(0.05);
    expect(repeatBreaks(days, REQUEST.catalogue)).toEqual([]);
  });

  test('before the plan are seen by the repeat rules', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const { days } = planOf({ seed, startDate: '2026-03-07', keep: first.days });
      expect(days[0]?.date).toBe('2026-03-07');
      expect(repeatBreaks([...first.days, ...days], REQUEST.catalogue), `seed ${seed}`).toEqual([]);
    }
  });

  test('a plan that is kept whole is handed back', () => {
    expect(planOf({ keep: first.days }).days).toEqual(first.days);
  });
});

describe('refusals', () => {
  test('under nine there is no plan', () => {
    expect(planWeek({ ...REQUEST, facts: { ...WOMAN, age: 8 } })).toEqual({
      ok: false,
      error: { kind: 'under-nine' },
    });
  });

  test('rules that leave too little say which', () => {
    const excludedFoods = ['rice', 'pasta', 'bread', 'oats', 'potato', 'quinoa'];
    const refused = planWeek({ ...REQUEST, rules: { ...REQUEST.rules, excludedFoods } });
    expect(refused).toMatchObject({ ok: false, error: { kind: 'conflict' } });
  });

  test('energy that no portions reach is refused rather than missed', () => {
    const impossible = planWeek({ ...REQUEST, targets: macrosFor(40_000, 70) });
    expect(impossible).toEqual({ ok: false, error: { kind: 'energy-out-of-reach', kcal: 40_000 } });
  });
});

test('a member’s own reference intakes steer the dishes', () => {
  const man = planOf({ facts: { ...WOMAN, sex: 'male' }, safety: NO_SAFETY_FACTS });
  const pregnant = planOf({ facts: WOMAN, safety: { ...NO_SAFETY_FACTS, pregnantOrBreastfeeding: true } });
  expect(pregnant.days).not.toEqual(man.days);
});
