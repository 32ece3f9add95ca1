import { type Catalogue, SHOP_CATEGORIES, type ShopCategory } from '../../../terms/food.ts';
import { needsOf, type Serving } from './needs.ts';
import { quantityText } from './quantity.ts';
import { compareByName } from './shop-things.ts';

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

/**
 * Everything that goes into the given meals, grouped by shop category in the shop's order, items by name.
 * Merged across dishes, and across foods that are one thing in the shop (raw and cooked onions).
 */
export const shoppingList = (meals: readonly Serving[], catalogue: Catalogue): readonly ShoppingGroup[] => {
  const needs = needsOf(meals, catalogue);
  return SHOP_CATEGORIES.map((category) => ({
    category,
    items: needs
      .filter(({ thing }) => thing.category === category)
      .map(({ thing, amount }) => ({
        foodId: thing.id,
        name: thing.name,
        grams: amount.grams,
        quantity: quantityText(amount),
      }))
      .sort(compareByName),
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
