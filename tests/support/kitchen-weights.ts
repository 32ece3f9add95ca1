import { readFileSync } from 'node:fs';
import { readDryMatter } from '../../catalogue/dry-matter.ts';
import { cookLines } from '../../src/domain/kitchen/cooking/cook-lines.ts';
import type { Cookbook } from '../../src/terms/food.ts';
import { nutrientIndex } from '../../src/terms/nutrients.ts';
import type { DayTargets, PlannedDay } from '../../src/terms/plan.ts';

/** Relative errors of a day as the cook weighs it. */
export interface KitchenDay {
  readonly energy: number;
  readonly macros: readonly number[];
}

const WEIGHED = /^([\d.]+) (k?g)$/;
/** Energy and what it comes from, each beside its target. */
export const MACROS = [
  ['energy_kcal', 'kcal'],
  ['protein_g', 'protein'],
  ['fat_g', 'fat'],
  ['carbs_g', 'carbs'],
] as const satisfies readonly (readonly [string, keyof DayTargets])[];

/** The grams that a line tells to weigh; null where it is spooned. */
const weighed = (amount: string): number | null => {
  const [, number, unit] = WEIGHED.exec(amount) ?? [];
  return number === undefined ? null : Number(number) * (unit === 'kg' ? 1000 : 1);
};

/** Adds up the rounded raw weights of the kitchen, dry foods by their figures before cooking. */
export const createKitchenScale = (cookbook: Cookbook) => {
  const dry = readDryMatter(readFileSync('catalogue/dry-matter.csv', 'utf8'));
  return ({ meals }: PlannedDay, targets: DayTargets): KitchenDay => {
    const sums = MACROS.map(() => 0);
    for (const { recipeId, portion } of meals) {
      const dish = cookbook.dishes.get(recipeId);
      if (dish === undefined) throw new Error(`no dish ${recipeId}`);
      const lines = cookLines(dish, cookbook.foods, portion);
      dish.ingredients.forEach(({ food: id, grams }, at) => {
        const food = cookbook.foods.get(id);
        if (food === undefined) throw new Error(`no food ${id}`);
        const raw = weighed(lines[at]?.amount ?? '') ?? (grams * portion) / dish.portions / food.yield;
        const before = dry.get(id);
        MACROS.forEach(([nutrient], column) => {
          const per100 = before?.[nutrient] ?? (food.per100[nutrientIndex[nutrient]] ?? 0) * food.yield;
          sums[column] = (sums[column] ?? 0) + (raw / 100) * per100;
        });
      });
    }
    const [energy = 1, ...macros] = MACROS.map(([, target], at) =>
      Math.abs((sums[at] ?? 0) / targets[target] - 1),
    );
    return { energy, macros };
  };
};
