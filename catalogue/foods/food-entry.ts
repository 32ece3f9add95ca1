import type { Allergen, DietClass, Food, ShopCategory } from '../../src/terms/food.ts';

/** The preparation that the food's figures include; absent means as bought. */
export type FoodState = 'cooked' | 'boiled' | 'soaked';

/** A food without its figures, which `composition.csv` holds under `ndb`, and its pack, which `shop-packs.ts` holds. */
export interface FoodEntry extends Omit<Food, 'per100' | 'undetermined' | 'pack'> {
  /** USDA SR28 number: the source of every figure. */
  readonly ndb: string;
  readonly state: FoodState | null;
}

interface FoodDetails {
  readonly state?: FoodState;
  /** Grams as eaten per gram as bought and trimmed; 1 when left out. */
  readonly yield?: number;
  /** Share of the bought weight thrown away; 0 when left out. */
  readonly refuse?: number;
  readonly diet?: DietClass;
  readonly allergens?: readonly Allergen[];
}

/** Id, name as bought, USDA SR28 number, grams of each household measure, and what else sets it apart. */
type FoodRow = readonly [
  id: string,
  name: string,
  ndb: string,
  measures: Readonly<Record<string, number>>,
  details?: FoodDetails,
];

export const foodsOf = (
  category: ShopCategory,
  diet: DietClass,
  rows: readonly FoodRow[],
): readonly FoodEntry[] =>
  rows.map(([id, name, ndb, measures, details = {}]) => ({
    id,
    name,
    ndb,
    category,
    diet: details.diet ?? diet,
    allergens: details.allergens ?? [],
    yield: details.yield ?? 1,
    refuse: details.refuse ?? 0,
    state: details.state ?? null,
    measures: Object.entries(measures).map(([label, grams]) => ({ label, grams })),
  }));
