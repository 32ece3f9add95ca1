import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { dailyTargets } from '../../../../src/domain/nutrition/daily-targets.ts';
import { cookingEvents } from '../../../../src/domain/plan/cooking-events.ts';
import { planWeek } from '../../../../src/domain/planner/plan-week.ts';
import { bindVariety } from '../../../../src/domain/planner/variety.ts';
import { NO_WISHES, type Variety } from '../../../../src/domain/planner/wishes.ts';
import { plannedServings } from '../../../../src/domain/shopping/servings-to-cook.ts';
import { NO_SAFETY_FACTS, randomProfile } from '../../../support/random-profiles.ts';

const catalogue = loadCatalogue();

/** How many dishes a week of the profile has, and how many times something is made in it. */
const weekOf = (seed: number, variety: Variety) => {
  const { facts, rules } = randomProfile(seed);
  const daily = dailyTargets(facts, NO_SAFETY_FACTS, { factsConfirmed: true });
  if (!daily.ok) throw new Error('adults have targets');
  const week = planWeek({
    targets: daily.value.targets,
    rules,
    facts,
    seed,
    startDate: '2026-03-01',
    days: 7,
    catalogue,
    wishes: { ...NO_WISHES, variety },
  });
  if (!week.ok) throw new Error(week.error.kind);
  const { days } = week.value;
  return {
    dishes: new Set(days.flatMap(({ meals }) => meals.map(({ recipeId }) => recipeId))).size,
    events: cookingEvents(
      plannedServings(days, () => 1),
      '2026-03-01',
      catalogue,
    ).length,
  };
};

test.each([2, 5])('a simple week has fewer dishes and less cooking than a varied one (%i)', (seed) => {
  const simple = weekOf(seed, 'simple');
  const varied = weekOf(seed, 'varied');
  expect(varied.dishes - simple.dishes).toBeGreaterThanOrEqual(4);
  expect(varied.events - simple.events).toBeGreaterThanOrEqual(4);
});

test('the usual week is no answer; another one can be switched off', () => {
  expect(bindVariety(undefined, [])).toEqual({ wishes: {}, answers: [] });
  expect(bindVariety('usual', [])).toEqual({ wishes: {}, answers: [] });
  expect(bindVariety('varied', [])).toMatchObject({
    wishes: { variety: 'varied' },
    answers: [{ answer: 'Varied', on: true }],
  });
  expect(bindVariety('simple', ['variety:simple'])).toMatchObject({ wishes: {}, answers: [{ on: false }] });
});
