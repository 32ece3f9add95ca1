import type {
  Allergen,
  DietClass,
  MealKind,
  Measure,
  RecipeStep,
  ShopCategory,
} from '../../../terms/food.ts';
import type { JournalEntry, JournalPayloads } from '../../../terms/journal.ts';
import { NUTRIENTS, type Nutrient } from '../../../terms/nutrients.ts';
import { inOrder } from '../journal/fold.ts';
import type { PlannedAs } from '../library/library.ts';

/** A food or a recipe of the member's own: `o:` and a UUID. */
export type OwnId = `o:${string}`;

export const isOwnId = (id: string): id is OwnId => id.startsWith('o:');

/** A food as the shop sells it and as the label describes it. */
export interface OwnFood {
  readonly id: OwnId;
  readonly name: string;
  readonly category: ShopCategory;
  readonly diet: DietClass;
  /** Ticked by the member. */
  readonly allergens: readonly Allergen[];
  /**
   * What the label's figures are of: 100 g, or 100 ml. Where it is ml, everything that is called grams of this food is
   * millilitres.
   */
  readonly per: 'g' | 'ml';
  /** Per 100 g or 100 ml, in the order of NUTRIENTS; null where the label does not tell. */
  readonly per100: readonly (number | null)[];
  readonly measures: readonly Measure[];
  /** As `readBarcode` gives it. */
  readonly barcode: string | null;
}

/** One line of a recipe. */
export interface OwnLine {
  /** As it was written. */
  readonly text: string;
  /** A heading or a remark is no ingredient. */
  readonly isIngredient: boolean;
  /** Null where nothing was found. */
  readonly food: string | null;
  /** As written (raw for "200 g rice"); 0 for "to taste", null where unknown. */
  readonly grams: number | null;
  /** The amount as a cook would say it ("2 tbsp"), where it is no weight. */
  readonly measure: string | null;
}

/** The facts a recipe needs to know of a food that is not in the catalogue, as it was when the recipe was saved. */
export interface LineFood {
  readonly id: string;
  readonly name: string;
  readonly category: ShopCategory | null;
  readonly diet: DietClass;
  readonly allergens: readonly Allergen[];
  /** Per 100 g, in the order of NUTRIENTS; null where nobody determined it. */
  readonly per100: readonly (number | null)[];
  readonly planned: PlannedAs | null;
}

export interface OwnRecipe {
  readonly id: OwnId;
  readonly name: string;
  /** The meals that it suits. With none it never comes into a plan by itself. */
  readonly kinds: readonly MealKind[];
  readonly servings: number;
  /** All servings together, as eaten; null if nobody weighed them. */
  readonly finishedGrams: number | null;
  readonly minutesActive: number;
  readonly minutesTotal: number;
  /** Days in the fridge after the day it was made. */
  readonly keeps: number;
  readonly freezes: boolean;
  readonly lines: readonly OwnLine[];
  /** The foods of every line whose food is not in the catalogue. */
  readonly foods: readonly LineFood[];
  /** Ticked by the member, beside those of the foods. */
  readonly allergens: readonly Allergen[];
  readonly steps: readonly RecipeStep[];
  /** The web address it came from. */
  readonly source: string | null;
}

/** The most that a recipe may hold; texts in letters, `payload` as JSON. */
export const RECIPE_LIMITS = { lines: 100, line: 300, steps: 60, step: 2000, payload: 16_000 } as const;

/** A food or recipe as one operation put it. */
export interface Version<T extends OwnFood | OwnRecipe> {
  readonly item: T;
  /** The id of that operation; the next change names it. */
  readonly version: string;
}

/** Something of the member's own and its history. */
export interface Owned<T extends OwnFood | OwnRecipe> extends Version<T> {
  /** Gone from every choice, but what was planned or eaten of it still has its name and figures. */
  readonly isRemoved: boolean;
  /**
   * Versions of another device that this one was saved over without knowing them, newest last. They stay until somebody
   * puts the very same in place of the newest that they have looked at.
   */
  readonly overwritten: readonly Version<T>[];
}

export interface OwnThings {
  readonly foods: ReadonlyMap<string, Owned<OwnFood>>;
  readonly recipes: ReadonlyMap<string, Owned<OwnRecipe>>;
}

export const NOTHING_OWN: OwnThings = { foods: new Map(), recipes: new Map() };

export const isNothing = ({ foods, recipes }: OwnThings): boolean => foods.size + recipes.size === 0;

/** An ingredient without a food or a weight makes a recipe incomplete: nothing tells its figures then. */
export const isComplete = ({ lines }: Pick<OwnRecipe, 'lines'>): boolean => {
  const ingredients = lines.filter(({ isIngredient }) => isIngredient);
  return ingredients.length > 0 && ingredients.every(({ food, grams }) => food !== null && grams !== null);
};

type FoodPut = JournalPayloads['food.put'];
type RecipePut = JournalPayloads['recipe.put'];

const figuresOf = (row: Readonly<Partial<Record<Nutrient, number>>>): readonly (number | null)[] =>
  NUTRIENTS.map((nutrient) => row[nutrient] ?? null);

const rowOf = (per100: readonly (number | null)[]): Partial<Record<Nutrient, number>> =>
  Object.fromEntries(
    NUTRIENTS.flatMap((nutrient, at) => {
      const amount = per100[at];
      return amount == null ? [] : [[nutrient, Number(amount.toPrecision(4))]];
    }),
  );

const foodOf = ({ food, nutrients, allergens, replaces: _, ...rest }: FoodPut): OwnFood => {
  const amounts = Object.fromEntries(nutrients.map(({ nutrient, amount }) => [nutrient, amount]));
  return {
    ...rest,
    id: food as OwnId,
    allergens: allergens.map(({ allergen }) => allergen),
    per100: figuresOf(amounts),
  };
};

/** The payload that puts a food. `replaces`: the version that the member saw; null for a new food. */
export const putFood = ({ id, allergens, per100, ...rest }: OwnFood, replaces: string | null): FoodPut => ({
  ...rest,
  food: id,
  allergens: allergens.map((allergen) => ({ allergen })),
  nutrients: Object.entries(rowOf(per100)).map(([nutrient, amount]) => ({
    nutrient: nutrient as Nutrient,
    amount,
  })),
  replaces,
});

const recipeOf = ({ recipe, kinds, foods, allergens, replaces: _, ...rest }: RecipePut): OwnRecipe => {
  const of = (id: string | null) =>
    allergens.flatMap(({ food, allergen }) => (food === id ? [allergen] : []));
  return {
    ...rest,
    id: recipe as OwnId,
    kinds: kinds.map(({ kind }) => kind),
    foods: foods.map(({ food: id, name, category, diet, planned, times, ...figures }) => ({
      id,
      name,
      category,
      diet,
      allergens: of(id),
      per100: figuresOf(figures),
      planned: planned === null ? null : { food: planned, times },
    })),
    allergens: of(null),
  };
};

/** The payload that puts a recipe. `replaces` as in `putFood`. */
export const putRecipe = (
  { id, kinds, foods, allergens, ...rest }: OwnRecipe,
  replaces: string | null,
): RecipePut => ({
  ...rest,
  recipe: id,
  kinds: kinds.map((kind) => ({ kind })),
  foods: foods.map(({ id: food, name, category, diet, planned, per100 }) => ({
    food,
    name,
    category,
    diet,
    planned: planned?.food ?? null,
    times: planned?.times ?? 1,
    // The catalogue has the figures of a food that it holds.
    ...(planned === null ? rowOf(per100) : {}),
  })),
  allergens: [
    ...allergens.map((allergen) => ({ food: null, allergen })),
    ...foods.flatMap((food) => food.allergens.map((allergen) => ({ food: food.id, allergen }))),
  ],
  replaces,
});

/** A database gives an object's keys in an order of its own. */
const textOf = (thing: unknown): string =>
  JSON.stringify(thing, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** The version that a put of the very same replaces when the member leaves the other versions. */
export const newestSeen = ({ version, overwritten }: Owned<OwnFood | OwnRecipe>): string =>
  overwritten.at(-1)?.version ?? version;

/**
 * What stays overwritten after `put`. A device that changes its own version again may still not know the other one, so
 * only a put of the very same says that the member has looked, and at which: a device knows all that is before what it
 * knows.
 */
const overwrittenAfter = <T extends OwnFood | OwnRecipe>(
  before: Owned<T>,
  item: T,
  replaces: string | null,
): readonly Version<T>[] => {
  const { overwritten, isRemoved, version } = before;
  if (isRemoved || version === replaces) return overwritten;
  if (textOf(before.item) !== textOf(item)) return [...overwritten, { item: before.item, version }];
  return overwritten.slice(overwritten.findIndex((other) => other.version === replaces) + 1);
};

/** The item after `put`, which was made from version `replaces`. */
const afterPut = <T extends OwnFood | OwnRecipe>(
  before: Owned<T> | undefined,
  item: T,
  version: string,
  replaces: string | null,
): Owned<T> => ({
  item,
  version,
  isRemoved: false,
  overwritten: before === undefined ? [] : overwrittenAfter(before, item, replaces),
});

/**
 * A removal that did not know the newest version leaves it: somebody still works with it. Versions that it may not have
 * known are there again when the thing comes back.
 */
const afterRemoval = <T extends OwnFood | OwnRecipe>(before: Owned<T>, replaces: string): Owned<T> =>
  before.version === replaces ? { ...before, isRemoved: true } : before;

/** The member's own foods and recipes: the last word in the account's order counts. */
export const foldOwn = (entries: readonly JournalEntry[]): OwnThings => {
  const foods = new Map<string, Owned<OwnFood>>();
  const recipes = new Map<string, Owned<OwnRecipe>>();
  for (const { id, kind, payload } of inOrder(entries)) {
    if (kind === 'food.put') {
      const before = foods.get(payload.food);
      foods.set(payload.food, afterPut(before, foodOf(payload), id, payload.replaces));
    } else if (kind === 'recipe.put') {
      const before = recipes.get(payload.recipe);
      recipes.set(payload.recipe, afterPut(before, recipeOf(payload), id, payload.replaces));
    } else if (kind === 'food.remove') {
      const before = foods.get(payload.food);
      if (before !== undefined) foods.set(payload.food, afterRemoval(before, payload.replaces));
    } else if (kind === 'recipe.remove') {
      const before = recipes.get(payload.recipe);
      if (before !== undefined) recipes.set(payload.recipe, afterRemoval(before, payload.replaces));
    }
  }
  return { foods, recipes };
};
