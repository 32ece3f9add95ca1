import { type Catalogue, type Food, SHOP_CATEGORIES, type ShopCategory } from '../catalogue/types.ts';
import type { PlannedMeal } from '../planner/types.ts';
import { type Amount, addAmounts, amountToBuy, quantityText } from './quantity.ts';

export interface ShoppingItem {
  readonly foodId: string;
  readonly name: string;
  /** Grams as bought, unrounded. */
  readonly grams: number;
  /** Household or shop units, rounded up: "2 medium", "3 tbsp", "1.2 kg". */
  readonly quantity: string;
}

export interface ShoppingGroup {
  readonly category: ShopCategory;
  readonly items: readonly ShoppingItem[];
}

/** Comes from the tap. */
const NEVER_BOUGHT = 'water';

/** Grams of each food as eaten, over all meals; dishes that have left the catalogue count nothing. */
const eatenGrams = (
  meals: readonly PlannedMeal[],
  { foods, dishes }: Catalogue,
): ReadonlyMap<Food, number> => {
  const eaten = new Map<Food, number>();
  for (const { recipeId, portion } of meals) {
    const dish = dishes.get(recipeId);
    for (const { food: id, grams } of dish?.ingredients ?? []) {
      const food = foods.get(id);
      if (dish && food && id !== NEVER_BOUGHT)
        eaten.set(food, (eaten.get(food) ?? 0) + (grams * portion) / dish.portions);
    }
  }
  return eaten;
};

/**
 * Everything to buy for the given meals, grouped by shop category in the shop's order, items by name.
 * Merged across dishes, and across foods that are one thing in the shop (raw and cooked onions).
 */
export const shoppingList = (
  meals: readonly PlannedMeal[],
  catalogue: Catalogue,
): readonly ShoppingGroup[] => {
  const bought = new Map<string, { readonly food: Food; readonly amount: Amount }>();
  for (const [food, grams] of eatenGrams(meals, catalogue)) {
    const key = `${food.category}/${food.name}`;
    const amount = amountToBuy(food, grams);
    const before = bought.get(key);
    bought.set(key, before ? { ...before, amount: addAmounts(before.amount, amount) } : { food, amount });
  }
  return SHOP_CATEGORIES.map((category) => ({
    category,
    items: [...bought.values()]
      .filter(({ food }) => food.category === category)
      .map(({ food, amount }) => ({
        foodId: food.id,
        name: food.name,
        grams: amount.grams,
        quantity: quantityText(amount),
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  })).filter(({ items }) => items.length > 0);
};

/** The wire's shape: category -> item -> quantity. */
export const toWireShoppingList = (
  list: readonly ShoppingGroup[],
): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    list.map(({ category, items }) => [
      category,
      Object.fromEntries(items.map(({ name, quantity }) => [name, quantity])),
    ]),
  );
