import type { Nutrient } from '../../../terms/nutrients.ts';

/** The first age of a row, and the level from there on. */
type ByAge = readonly (readonly [age: number, level: number])[];

/**
 * Tolerable upper intake levels a day (National Academies, DRI tables), of the nutrients whose level counts what comes
 * from food: those of magnesium, niacin, folate and vitamin E are about supplements, that of vitamin A about retinol.
 */
const UPPER_LEVELS = {
  calcium_mg: [
    [9, 3000],
    [19, 2500],
    [51, 2000],
  ],
  phosphorus_mg: [
    [9, 4000],
    [71, 3000],
  ],
  iron_mg: [
    [9, 40],
    [14, 45],
  ],
  zinc_mg: [
    [9, 23],
    [14, 34],
    [19, 40],
  ],
  copper_mg: [
    [9, 5],
    [14, 8],
    [19, 10],
  ],
  manganese_mg: [
    [9, 6],
    [14, 9],
    [19, 11],
  ],
  selenium_ug: [
    [9, 280],
    [14, 400],
  ],
  vit_c_mg: [
    [9, 1200],
    [14, 1800],
    [19, 2000],
  ],
  vit_d_ug: [[9, 100]],
  choline_mg: [
    [9, 2000],
    [14, 3000],
    [19, 3500],
  ],
} as const satisfies Partial<Readonly<Record<Nutrient, ByAge>>>;

export type LimitedNutrient = keyof typeof UPPER_LEVELS;
export const LIMITED_NUTRIENTS = Object.keys(UPPER_LEVELS) as readonly LimitedNutrient[];

/** The upper level of somebody of that age, in the unit of the nutrient's name. Below nine years that of nine. */
export const upperLevel = (nutrient: LimitedNutrient, age: number): number => {
  const levels: ByAge = UPPER_LEVELS[nutrient];
  const [, level] = levels.findLast(([from]) => from <= age) ?? levels[0] ?? [0, Number.POSITIVE_INFINITY];
  return level;
};
