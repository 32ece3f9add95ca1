import highsLoader from 'highs';
import type { ReferenceIntakes } from '../../../src/domain/body/nutrition/reference-intakes.ts';
import { type Dish, MEAL_KINDS, type MealKind } from '../../../src/terms/food.ts';
import { amountOf, type Nutrient } from '../../../src/terms/nutrients.ts';
import type { DayTargets } from '../../../src/terms/plan.ts';
import { MACROS } from '../../support/kitchen-weights.ts';
import { FROM_FOOD } from '../../support/score-week.ts';

/** Servings of one dish in the mean day: the repeat rules let it come four times in eight days, twofold. */
const MOST_SERVINGS = 1;
/** Half a serving in each slot of a kind. */
const LEAST_SERVINGS: Readonly<Record<MealKind, number>> = { breakfast: 0.5, snack: 1, main: 1 };
const TOLERANCE = 0.05;
const SOLVER_SECONDS = 10;

interface Question {
  /** The dishes that the person may eat. */
  readonly dishes: readonly Dish[];
  readonly targets: DayTargets;
  readonly intakes: ReferenceIntakes;
}

/** In the solver's text form: x<dish>_<kind> are servings in the mean day, z<nutrient> is 1 when it is met. */
const problemText = ({ dishes, targets, intakes }: Question): string => {
  const servings = dishes.flatMap((dish, at) =>
    dish.kinds.map((kind) => ({ dish, kind, name: `x${at}_${kind}` })),
  );
  const sumOf = (nutrient: Nutrient): string =>
    servings.map(({ dish, name }) => `+ ${amountOf(dish.nutrients, nutrient)} ${name}`).join('\n');
  const eachDish = dishes.map(
    (dish, at) => `${dish.kinds.map((kind) => `+ x${at}_${kind}`).join(' ')} <= ${MOST_SERVINGS}`,
  );
  const eachKind = MEAL_KINDS.map(
    (kind) =>
      `${servings.flatMap((one) => (one.kind === kind ? [`+ ${one.name}`] : [])).join(' ')} >= ${LEAST_SERVINGS[kind]}`,
  );
  const macros = MACROS.flatMap(([nutrient, target]) => [
    `${sumOf(nutrient)} >= ${targets[target] * (1 - TOLERANCE)}`,
    `${sumOf(nutrient)} <= ${targets[target] * (1 + TOLERANCE)}`,
  ]);
  const met = FROM_FOOD.map((nutrient, at) => `${sumOf(nutrient)} - ${intakes[nutrient]} z${at} >= 0`);
  return [
    'Maximize',
    FROM_FOOD.map((_, at) => `+ z${at}`).join(' '),
    'Subject To',
    ...eachDish,
    ...eachKind,
    ...macros,
    `${sumOf('sodium_mg')} <= ${intakes.sodium_cdrr_mg}`,
    ...met,
    'Binary',
    FROM_FOOD.map((_, at) => `z${at}`).join(' '),
    'End',
  ].join('\n');
};

/**
 * How many of the covered nutrients any mix of dishes could meet in the weekly mean, with energy and macros
 * within 5 % and sodium under its ceiling: no plan can do better, for days, slots and whole portions only
 * add conditions. Null when no mix reaches even energy and macros, or the solver did not finish.
 */
export const createBound = async (): Promise<(question: Question) => number | null> => {
  const highs = await highsLoader();
  return (question) => {
    const { Status, ObjectiveValue } = highs.solve(problemText(question), {
      time_limit: SOLVER_SECONDS,
      output_flag: false,
    });
    return Status === 'Optimal' ? Math.round(ObjectiveValue) : null;
  };
};
