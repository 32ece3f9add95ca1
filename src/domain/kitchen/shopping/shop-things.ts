import type { Food, ShopCategory } from '../../../terms/food.ts';

/** One thing to buy: foods of one name in one aisle are one thing (raw and cooked onions). */
export interface ShopThing {
  /** Its first food in the catalogue; amounts at home and bought are kept under it. */
  readonly id: string;
  readonly name: string;
  readonly category: ShopCategory;
  readonly food: Food;
}

export interface ShopThings {
  readonly all: readonly ShopThing[];
  /** Null for what is never bought, and for foods that have left the catalogue. */
  readonly of: (foodId: string) => ShopThing | null;
}

/** Comes from the tap. */
const NEVER_BOUGHT = 'water';

export const lineKey = ({ category, name }: Pick<ShopThing, 'category' | 'name'>): string =>
  `${category}/${name}`;

export const shopThings = (foods: ReadonlyMap<string, Food>): ShopThings => {
  const byKey = new Map<string, ShopThing>();
  const byFood = new Map<string, ShopThing>();
  for (const food of foods.values()) {
    if (food.id === NEVER_BOUGHT) continue;
    const key = lineKey(food);
    const thing = byKey.get(key) ?? { id: food.id, name: food.name, category: food.category, food };
    byKey.set(key, thing);
    byFood.set(food.id, thing);
  }
  return { all: [...byKey.values()], of: (foodId) => byFood.get(foodId) ?? null };
};

/** The order of the lines of an aisle. */
export const compareByName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name < other.name ? -1 : 1;
