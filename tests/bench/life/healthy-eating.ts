import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOODS } from '../../../catalogue/foods.ts';
import { dayTotals } from '../../../src/domain/plan/solver/totals.ts';
import type { Catalogue } from '../../../src/terms/food.ts';
import { amountOf, type Nutrient } from '../../../src/terms/nutrients.ts';
import type { PlannedDay } from '../../../src/terms/plan.ts';

/** Cups, ounces or teaspoons of each food group in 100 g of a food, by the column's name. */
type Groups = Readonly<Record<string, number>>;

const TEASPOON_OF_SUGAR_KCAL = 16;

/**
 * The food groups of the catalogue's foods, from USDA's Food Patterns Equivalents Database 2017-2018 (public domain).
 * Foods that it does not name have the cups of a similar one.
 */
const readGroups = (): ReadonlyMap<string, Groups> => {
  const [head = '', ...lines] = readFileSync(join(import.meta.dirname, 'food-groups.csv'), 'utf8')
    .trim()
    .split('\n');
  const [, ...names] = head.split(',');
  const byNdb = new Map(
    lines.map((line) => {
      const [ndb = '', ...amounts] = line.split(',');
      return [ndb, Object.fromEntries(names.map((name, at) => [name, Number(amounts[at])]))] as const;
    }),
  );
  return new Map(FOODS.flatMap(({ id, ndb }) => [[id, byNdb.get(ndb) ?? {}]]));
};

/** Points that grow evenly from none at `none` to `most` at `full`. */
const points = (amount: number, none: number, full: number, most: number): number =>
  most * Math.min(1, Math.max(0, (amount - none) / (full - none)));

/**
 * The Healthy Eating Index 2020 of some days together, 0 to 100 points (Shams-White et al., J Acad Nutr Diet 2023;
 * 13 components by 1 000 kcal). Rough: all fat that is not saturated counts as unsaturated.
 */
export const createHealthyEating = () => {
  const groups = readGroups();
  return (days: readonly PlannedDay[], { dishes }: Pick<Catalogue, 'dishes'>): number => {
    const totals = days.map((day) => dayTotals(day, { dishes }));
    const sum = (nutrient: Nutrient) => totals.reduce((all, day) => all + amountOf(day, nutrient), 0);
    const kcal = sum('energy_kcal');
    const perThousand = (name: string): number => {
      const eaten = days.flatMap(({ meals }) =>
        meals.flatMap(({ recipeId, portion }) => {
          const dish = dishes.get(recipeId);
          return (dish?.ingredients ?? []).map(
            ({ food, grams }) =>
              (((groups.get(food)?.[name] ?? 0) * grams) / 100) * (portion / (dish?.portions ?? 1)),
          );
        }),
      );
      return eaten.reduce((all, amount) => all + amount, 0) / (kcal / 1000);
    };
    /** Legumes are vegetables and protein foods at once: a cup is four ounces. */
    const legumes = perThousand('legumes');
    const saturated = sum('sat_fat_g');
    return (
      points(perThousand('fruit'), 0, 0.8, 5) +
      points(perThousand('fruit') - perThousand('juice'), 0, 0.4, 5) +
      points(perThousand('vegetables') + legumes, 0, 1.1, 5) +
      points(perThousand('dark_green') + legumes, 0, 0.2, 5) +
      points(perThousand('whole_grains'), 0, 1.5, 10) +
      points(perThousand('dairy'), 0, 1.3, 10) +
      points(perThousand('protein') + 4 * legumes, 0, 2.5, 5) +
      points(perThousand('seafood_and_plants') + 4 * legumes, 0, 0.8, 5) +
      points((sum('fat_g') - saturated) / saturated, 1.2, 2.5, 10) +
      points(perThousand('refined_grains'), 4.3, 1.8, 10) +
      points(sum('sodium_mg') / kcal, 2, 1.1, 10) +
      points((perThousand('added_sugars_tsp') * TEASPOON_OF_SUGAR_KCAL) / 1000, 0.26, 0.065, 10) +
      points((saturated * 9) / kcal, 0.16, 0.08, 10)
    );
  };
};
