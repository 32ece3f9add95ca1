import type { PlanToSolve } from '../../src/domain/plan/week/solver-input.ts';
import { NUTRIENTS, type NutrientVector } from '../../src/terms/nutrients.ts';
import { type EatingRules, NO_OPINIONS } from '../../src/terms/plan.ts';
import { plannedWeek } from './planned-week.ts';
import { syntheticCatalogue } from './synthetic-catalogue.ts';

const catalogue = syntheticCatalogue();
export const FLOOR_KCAL = 1200;

const RULES: EatingRules = {
  diet: 'vegetarian',
  eatsEggs: false,
  eatsDairy: true,
  allergies: ['soy'],
  excludedFoods: ['apple'],
};

/** A week of 2 000 kcal a day out of the made-up catalogue, of a vegetarian without soy and apples. */
export const planToSolve = (): PlanToSolve => {
  const { days, targets } = plannedWeek({ rules: RULES, seed: 5, days: 8, catalogue });
  return {
    days,
    held: [],
    offPlanFoods: [],
    targets,
    floorKcal: FLOOR_KCAL,
    rules: RULES,
    plannedFor: null,
    opinions: NO_OPINIONS,
    catalogue,
  };
};

/** A food of nothing but energy. */
export const energyOnly = (kcal: number): NutrientVector =>
  NUTRIENTS.map((nutrient) => (nutrient === 'energy_kcal' ? kcal : 0));
