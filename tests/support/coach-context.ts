import { loadLibrary } from '../../catalogue/library/load.ts';
import { loadCookbook } from '../../catalogue/load.ts';
import type { CoachContext } from '../../src/domain/coach/coach-context.ts';
import { createFoodReader } from '../../src/domain/coach/read-food.ts';
import { findablesOf, foodIndexOf } from '../../src/domain/library/food-index.ts';
import { coachDay, EATS_ALL } from './coach-day.ts';

const cookbook = loadCookbook();
let readFood: CoachContext['readFood'] | null = null;

/** `coachDay` with the real recipes and the whole food library. */
export const coachContext = (changed: Partial<CoachContext> = {}, rules = EATS_ALL): CoachContext => {
  if (readFood === null) {
    const library = loadLibrary();
    readFood = createFoodReader(cookbook, { library, index: foodIndexOf(findablesOf(library)) });
  }
  return { ...coachDay(cookbook, readFood, rules), ...changed };
};
