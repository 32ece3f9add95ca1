import type { Catalogue, Dish } from '../../../terms/food.ts';
import { findNamed, type Named } from '../../food/catalogue/find-named.ts';

const byName = ({ dish: one }: { dish: Dish }, { dish: other }: { dish: Dish }): number =>
  one.name.localeCompare(other.name);

interface NamedDish extends Named {
  readonly dish: Dish;
}

/** Dishes by their names, and by their names with those of their foods. */
export interface DishNames {
  readonly own: readonly NamedDish[];
  readonly withFoods: readonly NamedDish[];
}

/** Makes dishes ready to be searched many times. Sorted by name. */
export const dishNamesOf = (dishes: readonly Dish[], { foods }: Pick<Catalogue, 'foods'>): DishNames => {
  const own = dishes.map((dish) => ({ dish, name: dish.name, weight: 0 })).sort(byName);
  const withFoods = own.map(({ dish, name, weight }) => {
    const names = dish.ingredients.map(({ food }) => foods.get(food)?.name ?? '');
    return { dish, name: [name, ...names].join(' '), weight };
  });
  return { own, withFoods };
};

/**
 * Dishes that every typed word names, those first of which it is the name, then those that hold it. All of them for less
 * than two letters.
 */
export const findDishes = ({ own, withFoods }: DishNames, text: string): readonly Dish[] => {
  if (text.trim().length < 2) return own.map(({ dish }) => dish);
  const found = [...findNamed(own, text, own.length), ...findNamed(withFoods, text, withFoods.length)];
  return [...new Set(found.map(({ dish }) => dish))];
};
