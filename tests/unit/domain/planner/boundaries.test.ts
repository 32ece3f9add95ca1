import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { amountOf } from '../../../../src/domain/catalogue/nutrients.ts';
import { ALLERGENS } from '../../../../src/domain/catalogue/types.ts';
import { weightAtBmi } from '../../../../src/domain/nutrition/body.ts';
import { dailyTargets } from '../../../../src/domain/nutrition/daily-targets.ts';
import { energyFloor } from '../../../../src/domain/nutrition/energy.ts';
import { planWeek } from '../../../../src/domain/planner/plan-week.ts';
import { dayTotals } from '../../../../src/domain/planner/totals.ts';
import type { EatingRules, PersonFacts, SafetyFacts } from '../../../../src/domain/planner/types.ts';
import { DIET_TYPES } from '../../../../src/domain/profile.ts';
import { ruleBreaks } from '../../../support/plan-checks.ts';
import { NO_SAFETY_FACTS, WOMAN } from '../nutrition/people.ts';

const catalogue = loadCatalogue();
const DAYS = 3;
const RULES: EatingRules = {
  diet: 'full_non_vegetarian',
  eatsEggs: false,
  eatsDairy: false,
  allergies: [],
  excludedFoods: [],
};

const planFor = (
  changes: Partial<PersonFacts>,
  rules: EatingRules = RULES,
  safety: SafetyFacts = NO_SAFETY_FACTS,
) => {
  const facts = { ...WOMAN, ...changes };
  const daily = dailyTargets(facts, safety, { factsConfirmed: true });
  if (!daily.ok) return { daily: null, plan: null };
  const { targets } = daily.value;
  const request = { targets, rules, facts, safety, seed: 1, startDate: '2026-03-01', days: DAYS, catalogue };
  return { daily: daily.value, plan: planWeek(request) };
};

const expectWeek = ({ daily, plan }: ReturnType<typeof planFor>, rules: EatingRules = RULES) => {
  if (!plan?.ok) throw new Error(`no plan: ${JSON.stringify(plan)}`);
  expect(ruleBreaks(plan.value.days, rules, catalogue)).toEqual([]);
  for (const day of plan.value.days) {
    const kcal = amountOf(dayTotals(day, catalogue), 'energy_kcal');
    expect(Math.abs(kcal / daily.targets.kcal - 1)).toBeLessThanOrEqual(0.05);
  }
};

const takesOff = ({ daily }: ReturnType<typeof planFor>): boolean =>
  daily?.reasons.some(({ code }) => code === 'deficit') ?? false;

describe('ages', () => {
  test.each([1, 8])('at %i there are neither targets nor a plan', (age) => {
    expect(planFor({ age }).daily).toBeNull();
    const adult = planFor({}).daily;
    if (adult === null) throw new Error('adults have targets');
    const request = {
      targets: adult.targets,
      rules: RULES,
      seed: 1,
      startDate: '2026-03-01',
      days: DAYS,
      catalogue,
    };
    expect(planWeek({ ...request, facts: { ...WOMAN, age } })).toEqual({
      ok: false,
      error: { kind: 'under-nine' },
    });
  });

  test.each([
    [9, { heightCm: 133, weightKg: 28 }, false],
    [17, {}, false],
    [18, {}, true],
    [69, {}, true],
    [70, {}, false],
    [70, { weightKg: weightAtBmi(27, WOMAN.heightCm) }, true],
    [100, { weightKg: weightAtBmi(27, WOMAN.heightCm) }, true],
    [140, {}, false],
  ])('at %i, whose wish is to lose weight, a week is made of %o and takes off: %s', (age, body, deficit) => {
    const person = planFor({ age, targetWeightKg: null, ...body });
    expectWeek(person);
    expect(takesOff(person)).toBe(deficit);
  });
});

describe('body mass index, of somebody who wishes to lose weight', () => {
  test.each([
    [15, false],
    [18.4, false],
    [18.5, true],
    [40, true],
  ])('at %f the plan takes off: %s, and never goes under the floor', (bmi, deficit) => {
    const heightCm = 200;
    const person = planFor({ heightCm, weightKg: weightAtBmi(bmi, heightCm), targetWeightKg: null });
    expectWeek(person);
    expect(takesOff(person)).toBe(deficit);
    expect(person.daily?.targets.kcal).toBeGreaterThanOrEqual(energyFloor('female'));
  });
});

describe('gates: the energy that holds the weight is planned', () => {
  const held = planFor({ goal: 'Maintain Weight' }).daily?.targets.kcal;
  test('kidney disease: no plan, and the reason', () => {
    const { daily, plan } = planFor({}, RULES, { ...NO_SAFETY_FACTS, kidneyDisease: true });
    expect(plan).toEqual({ ok: false, error: { kind: 'kidney-disease' } });
    expect(daily).toMatchObject({ maintenanceOnly: true, targets: { kcal: held } });
  });

  test.each(['pregnantOrBreastfeeding', 'eatingDisorder'] as const)('%s', (fact) => {
    const person = planFor({}, RULES, { ...NO_SAFETY_FACTS, [fact]: true });
    expectWeek(person);
    expect(person.daily).toMatchObject({ maintenanceOnly: true, targets: { kcal: held } });
  });
});

test.each(DIET_TYPES.flatMap((diet) => ALLERGENS.map((allergy) => [diet, allergy] as const)))(
  '%s without %s: a week without a violation, or an honest refusal',
  (diet, allergy) => {
    const rules: EatingRules = { ...RULES, diet, allergies: [allergy] };
    const { daily, plan } = planFor({ targetWeightKg: null }, rules);
    if (plan?.ok) expectWeek({ daily, plan }, rules);
    else expect(plan?.error).toMatchObject({ kind: 'conflict' });
  },
);
