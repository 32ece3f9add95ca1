import { amountOf } from '../catalogue/nutrients.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { energyFloor } from '../nutrition/energy.ts';
import { ADULT_AGE } from '../nutrition/gates.ts';
import { type FreeMeal, raisedTo } from './fit-portions.ts';
import { portionToSteps, STEPS_PER_SERVING, stepsToPortion } from './portions.ts';
import type { DayTargets, PersonFacts, PlannedDay } from './types.ts';

/** The least energy that a planned day may hold, kcal: an adult's floor, or the target where that is lower. */
export const floorFor = (
  person: Pick<PersonFacts, 'age' | 'sex'> | undefined,
  targets: Pick<DayTargets, 'kcal'>,
): number =>
  person === undefined || person.age < ADULT_AGE ? 0 : Math.min(energyFloor(person.sex), targets.kcal);

/** The same dishes, in as little more of them as holds the floor: near a target, whole steps may end just under it. */
export const raisedToFloor = (day: PlannedDay, floorKcal: number, { dishes }: Catalogue): PlannedDay => {
  const meals = day.meals.map(({ slot, recipeId, portion }): FreeMeal => {
    const dish = dishes.get(recipeId);
    const kcalPerStep = dish === undefined ? 0 : amountOf(dish.nutrients, 'energy_kcal') / STEPS_PER_SERVING;
    const steps = portionToSteps(portion);
    return { slot, recipeId, kcalPerStep, first: steps, steps };
  });
  return {
    ...day,
    meals: raisedTo(meals, floorKcal).map(({ slot, recipeId, steps }) => ({
      slot,
      recipeId,
      portion: stepsToPortion(steps),
    })),
  };
};
