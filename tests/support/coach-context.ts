import type { CoachContext } from '../../src/domain/coach/answer/coach-context.ts';
import { createFoodReader } from '../../src/domain/coach/answer/read-food.ts';
import { coachDay, EATS_ALL } from './coach-day.ts';
import { realCookbook, realFoodIndex, realLibrary } from './real-catalogue.ts';

let readFood: CoachContext['readFood'] | null = null;

/** `coachDay` with the real recipes and the whole food library. */
export const coachContext = (changed: Partial<CoachContext> = {}, rules = EATS_ALL): CoachContext => {
  readFood ??= createFoodReader(realCookbook(), { library: realLibrary(), index: realFoodIndex() });
  return { ...coachDay(realCookbook(), readFood, rules), ...changed };
};
