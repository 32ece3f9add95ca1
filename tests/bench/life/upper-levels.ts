import { LIMITED_NUTRIENTS, upperLevel } from '../../../src/domain/body/nutrition/upper-levels.ts';
import { dayTotals } from '../../../src/domain/plan/solver/totals.ts';
import type { Catalogue } from '../../../src/terms/food.ts';
import { amountOf, type Nutrient } from '../../../src/terms/nutrients.ts';
import type { PlannedDay } from '../../../src/terms/plan.ts';

/** The nutrients of which the mean day holds more than the upper level of that age. */
export const upperLevelsPassed = (
  days: readonly PlannedDay[],
  age: number,
  catalogue: Pick<Catalogue, 'dishes'>,
): readonly Nutrient[] => {
  const totals = days.map((day) => dayTotals(day, catalogue));
  return LIMITED_NUTRIENTS.filter(
    (nutrient) =>
      totals.reduce((sum, day) => sum + amountOf(day, nutrient), 0) > upperLevel(nutrient, age) * days.length,
  );
};
