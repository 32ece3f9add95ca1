import type { Catalogue } from './types.ts';

/** Foods are named by id; a name does as well. What names no food is left out. */
export const foodIdsNamed = (
  names: readonly string[],
  { foods }: Pick<Catalogue, 'foods'>,
): readonly string[] => {
  if (names.length === 0) return [];
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return [...foods.values()]
    .filter((food) => wanted.has(food.id) || wanted.has(food.name.toLowerCase()))
    .map((food) => food.id);
};
