import type { Catalogue, Dish } from '../../../terms/food.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import { eligibleDishes } from '../rules/eligibility.ts';
import type { SolverInput } from '../week/solver-input.ts';

/** So many minutes more or less weigh as much as another cuisine. */
const MINUTES_APART = 30;

/** The name of the food that brings a dish most of its protein: canned and cooked lentils have one name. */
const proteinFood = ({ ingredients }: Dish, { foods }: Catalogue): string | null => {
  let main: { readonly name: string; readonly protein: number } | null = null;
  for (const { food: id, grams } of ingredients) {
    const food = foods.get(id);
    const protein = food === undefined ? 0 : grams * amountOf(food.per100, 'protein_g');
    if (food !== undefined && protein > (main?.protein ?? 0)) main = { name: food.name, protein };
  }
  return main?.name ?? null;
};

/**
 * Returns up to `limit` dishes that the member may be given and that are most like a dish, the nearest first. They fit
 * one of its meals, and share its main protein food or its cuisine; about as many minutes bring them nearer.
 */
export const similarDishes = (
  dish: Dish,
  { rules, opinions }: Pick<SolverInput, 'rules' | 'opinions'>,
  catalogue: Catalogue,
  limit: number,
): readonly Dish[] => {
  const protein = proteinFood(dish, catalogue);
  return eligibleDishes(rules, catalogue)
    .filter(({ id, kinds }) => id !== dish.id && kinds.some((kind) => dish.kinds.includes(kind)))
    .filter(({ id }) => !opinions.never.includes(id))
    .flatMap((other) => {
      const shared =
        Number(proteinFood(other, catalogue) === protein) + Number(other.cuisine === dish.cuisine);
      const apart = Math.abs(other.minutesTotal - dish.minutesTotal) / MINUTES_APART;
      return shared === 0 ? [] : [{ other, distance: apart - shared }];
    })
    .sort((one, another) => one.distance - another.distance)
    .slice(0, limit)
    .map(({ other }) => other);
};
