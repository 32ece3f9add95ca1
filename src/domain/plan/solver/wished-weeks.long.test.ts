import { expect, test } from 'vitest';
import { KCAL } from '../../../../tests/support/planned-week.ts';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import {
  dishOf,
  MAINS,
  MEALS,
  SUNDAY,
  type WishedWeek,
  weekOf,
} from '../../../../tests/support/unit/wished-week.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import type { PlannedMeal } from '../../../terms/plan.ts';
import { addDays } from '../../calendar/days.ts';
import { CUISINES, type PlanWishes } from '../wishes/wishes.ts';
import { dayTotals } from './totals.ts';

const catalogue = realCatalogue();

/** One week may differ by little, the mean of three does not. */
const SEEDS = [2, 3, 4];
const weeksOf = (wishes: Partial<PlanWishes>) => SEEDS.map((seed) => weekOf(wishes, { seed }));
const meanOf = (weeks: readonly WishedWeek[], of: (week: WishedWeek) => number): number =>
  weeks.reduce((sum, week) => sum + of(week), 0) / weeks.length;

const usualWeeks = weeksOf({});

test('hypertension keeps sodium under 1 500 mg, arthritis brings oily fish', () => {
  const weeks = weeksOf({ conditions: ['hypertension', 'arthritis'] });
  for (const week of weeks) expect(week.mean('sodium_mg')).toBeLessThanOrEqual(1500);
  const oilyFish = (week: WishedWeek): number => week.mean('epa_dha_g');
  expect(meanOf(weeks, oilyFish)).toBeGreaterThan(Math.max(0.45, meanOf(usualWeeks, oilyFish)));
});

test('diabetes makes the three meals even in carbohydrate, with little free sugar and whole fruit', () => {
  const spread = ({ days }: WishedWeek) => {
    const carbsOf = (meals: readonly PlannedMeal[]) => amountOf(dayTotals({ meals }, catalogue), 'carbs_g');
    const shares = days.flatMap(({ meals }) =>
      MEALS.map((slot) => carbsOf(meals.filter((meal) => meal.slot === slot)) / carbsOf(meals)),
    );
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    return shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  };
  const weeks = weeksOf({ conditions: ['diabetes'] });
  expect(meanOf(weeks, spread)).toBeLessThan(meanOf(usualWeeks, spread));
  for (const week of weeks) expect(week.measure('free_sugars_g')).toBeLessThanOrEqual((KCAL * 0.1) / 4);
  expect(meanOf(weeks, (week) => week.measure('whole_fruit_g'))).toBeGreaterThanOrEqual(160);
});

test('a week follows the cuisine', () => {
  const italian = (week: WishedWeek): number =>
    week.count(MAINS, ({ cuisine }) => CUISINES.Italian.some((one) => one === cuisine));
  expect(meanOf(weeksOf({ cuisine: 'Italian' }), italian)).toBeGreaterThan(2 * meanOf(usualWeeks, italian));
});

test('a simple week has fewer dishes and less cooking than a varied one, and either is quick on weekdays by wish', () => {
  const weeks = SEEDS.map((seed) => ({
    simple: weekOf({ variety: 'simple' }, { seed }),
    varied: weekOf({ variety: 'varied' }, { seed }),
    quick: weekOf({ variety: 'varied', quickWeekdays: true }, { seed }),
  }));
  const different = ({ servings }: WishedWeek) => new Set(servings.map(({ recipeId }) => recipeId)).size;
  const more = (of: (week: WishedWeek) => number): number =>
    weeks.reduce((sum, { simple, varied }) => sum + of(varied) - of(simple), 0) / weeks.length;
  expect(more(different)).toBeGreaterThanOrEqual(4);
  expect(more(({ events }) => events.length)).toBeGreaterThanOrEqual(4);
  const weekdayMinutes = ({ events }: WishedWeek) => {
    const minutes = events
      .filter(({ meals: [{ day }] }) => day !== SUNDAY && day !== addDays(SUNDAY, 6))
      .map((event) => dishOf(event).minutesActive);
    return minutes.reduce((sum, one) => sum + one, 0) / minutes.length;
  };
  const sumOf = (minutes: readonly number[]): number => minutes.reduce((sum, one) => sum + one, 0);
  expect(sumOf(weeks.map(({ quick }) => weekdayMinutes(quick)))).toBeLessThan(
    sumOf(weeks.map(({ varied }) => weekdayMinutes(varied))),
  );
});
