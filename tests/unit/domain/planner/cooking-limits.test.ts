import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { dailyTargets } from '../../../../src/domain/nutrition/daily-targets.ts';
import { cookingEvents } from '../../../../src/domain/plan/cooking-events.ts';
import { bindCookingLimits, limitOf, NO_LIMITS } from '../../../../src/domain/planner/cooking-limits.ts';
import { planWeek } from '../../../../src/domain/planner/plan-week.ts';
import { slotCandidates } from '../../../../src/domain/planner/slot-candidates.ts';
import { NO_OPINIONS } from '../../../../src/domain/planner/types.ts';
import { type CookingLimits, NO_WISHES } from '../../../../src/domain/planner/wishes.ts';
import { plannedServings } from '../../../../src/domain/shopping/servings-to-cook.ts';
import { NO_SAFETY_FACTS, randomProfile } from '../../../support/random-profiles.ts';

const catalogue = loadCatalogue();
const SUNDAY = '2026-03-01';
const MONDAY = '2026-03-02';
const SATURDAY = '2026-03-07';
const LIMITS: CookingLimits = {
  weekdays: { breakfast: 10, lunch: 5, dinner: 20 },
  weekend: { ...NO_LIMITS.weekend, breakfast: 30 },
};

test('a limit holds for its meal and its days; snacks have none', () => {
  expect(limitOf(LIMITS, MONDAY, 'lunch')).toBe(5);
  expect(limitOf(LIMITS, SATURDAY, 'lunch')).toBe(Number.POSITIVE_INFINITY);
  expect(limitOf(LIMITS, SUNDAY, 'breakfast')).toBe(30);
  expect(limitOf(LIMITS, MONDAY, 'snacks1')).toBe(Number.POSITIVE_INFINITY);
  expect(limitOf(undefined, MONDAY, 'lunch')).toBe(Number.POSITIVE_INFINITY);
});

test.each([1, 9, 16])(
  'a week makes nothing for which there is no time: what takes longer is left over (%i)',
  (seed) => {
    const { facts, rules } = randomProfile(seed);
    const daily = dailyTargets(facts, NO_SAFETY_FACTS, { factsConfirmed: true });
    if (!daily.ok) throw new Error('adults have targets');
    const { targets } = daily.value;
    const wishes = { ...NO_WISHES, cookingLimits: LIMITS };
    const week = planWeek({ targets, rules, facts, seed, startDate: SUNDAY, days: 7, catalogue, wishes });
    if (!week.ok) throw new Error(week.error.kind);
    const minutesOf = (recipeId: string) => catalogue.dishes.get(recipeId)?.minutesActive ?? 0;
    const servings = plannedServings(week.value.days, () => 1);
    for (const { recipeId, meals } of cookingEvents(servings, SUNDAY, catalogue))
      expect(minutesOf(recipeId)).toBeLessThanOrEqual(limitOf(LIMITS, meals[0].day, meals[0].slot));
    const lunches = servings.filter(({ slot, day }) => slot === 'lunch' && limitOf(LIMITS, day, slot) === 5);
    expect(lunches.some(({ recipeId }) => minutesOf(recipeId) > 5)).toBe(true);

    const plan = {
      rules,
      opinions: NO_OPINIONS,
      plannedFor: { facts, safety: NO_SAFETY_FACTS, wishes },
      catalogue,
    };
    const days = week.value.days.filter(({ date }) => date <= MONDAY);
    const earlier = new Set(days.flatMap(({ meals }) => meals.map(({ recipeId }) => recipeId)));
    for (const { id, minutesActive, keeps } of slotCandidates(plan, days, '2026-03-03', 'dinner'))
      expect(minutesActive <= 20 || (keeps > 0 && earlier.has(id))).toBe(true);
  },
);

describe('the answer', () => {
  test('names the limits', () => {
    const { wishes, answers } = bindCookingLimits(LIMITS, []);
    expect(wishes).toEqual({ cookingLimits: LIMITS });
    expect(answers).toMatchObject([
      {
        answer:
          'Monday to Friday: breakfast 10 minutes, lunch 5 minutes, dinner 20 minutes. Weekend: breakfast 30 minutes.',
        on: true,
      },
    ]);
    const [answer] = answers;
    expect(bindCookingLimits(LIMITS, [answer?.id ?? ''])).toMatchObject({
      wishes: {},
      answers: [{ on: false }],
    });
  });

  test('is none where no meal has a limit', () => {
    for (const limits of [undefined, NO_LIMITS])
      expect(bindCookingLimits(limits, [])).toEqual({ wishes: {}, answers: [] });
  });
});
