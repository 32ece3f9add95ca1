import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { amountOf } from '../../../../src/domain/catalogue/nutrients.ts';
import type { Dish } from '../../../../src/domain/catalogue/types.ts';
import { macrosFor } from '../../../../src/domain/nutrition/macros.ts';
import { planWeek } from '../../../../src/domain/planner/plan-week.ts';
import { bindTastes, dearFoods, isHot, isOfCuisine } from '../../../../src/domain/planner/tastes.ts';
import { dayTotals } from '../../../../src/domain/planner/totals.ts';
import type { PlannedDay } from '../../../../src/domain/planner/types.ts';
import { NO_WISHES, type PlanWishes } from '../../../../src/domain/planner/wishes.ts';

const catalogue = loadCatalogue();
const KCAL = 2300;

const weeksOf = (wishes: Partial<PlanWishes>): readonly PlannedDay[] =>
  [1, 2, 3].flatMap((seed) => {
    const week = planWeek({
      targets: macrosFor(KCAL, 70),
      rules: {
        diet: 'full_non_vegetarian',
        eatsEggs: true,
        eatsDairy: true,
        allergies: [],
        excludedFoods: [],
      },
      seed,
      startDate: '2026-03-02',
      days: 7,
      catalogue,
      wishes: { ...NO_WISHES, ...wishes },
    });
    if (!week.ok) throw new Error(week.error.kind);
    return week.value.days;
  });
const count = (days: readonly PlannedDay[], of: (dish: Dish) => number): number =>
  days
    .flatMap(({ meals }) => meals)
    .reduce((sum, { recipeId }) => {
      const dish = catalogue.dishes.get(recipeId);
      return sum + (dish === undefined ? 0 : of(dish));
    }, 0);

const usual = weeksOf({});

test.each<[string, Partial<PlanWishes>, (dish: Dish) => number]>([
  ['dear foods in a week on a small budget', { smallBudget: true }, dearFoods],
  ['hot dishes in a mild week', { mild: true }, (dish) => Number(isHot(dish))],
  [
    'dishes of a cuisine that is left out',
    { cuisinesOut: ['American', 'Italian'] },
    (dish) => Number(isOfCuisine(dish, 'American') || isOfCuisine(dish, 'Italian')),
  ],
])('%s become rare, and the energy stays', (_, wishes, of) => {
  const days = weeksOf(wishes);
  expect(count(usual, of)).toBeGreaterThan(4);
  expect(count(days, of) / count(usual, of)).toBeLessThan(0.4);
  for (const day of days)
    expect(Math.abs(amountOf(dayTotals(day, catalogue), 'energy_kcal') / KCAL - 1)).toBeLessThan(0.05);
});

test('each taste is an answer of its own, which can be switched off', () => {
  const said = { smallBudget: true, mild: false, cuisinesOut: ['Thai' as const] };
  expect(bindTastes(said, []).wishes).toEqual({ smallBudget: true, cuisinesOut: ['Thai'] });
  const { wishes, answers } = bindTastes(said, ['small_budget']);
  expect(wishes).toEqual({ cuisinesOut: ['Thai'] });
  expect(answers.map(({ answer, on }) => [answer, on])).toEqual([
    ['A small budget', false],
    ['Thai', true],
  ]);
  expect(bindTastes({}, []).answers).toEqual([]);
});
