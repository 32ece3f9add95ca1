import { DIET_TYPES } from '../profile.ts';
import { NUTRIENTS } from './nutrients.ts';
import {
  type Ahead,
  ALLERGENS,
  type Catalogue,
  DIET_CLASSES,
  type Dish,
  type Food,
  type Ingredient,
  MEAL_KINDS,
  type Measure,
  type RecipeStep,
  SHOP_CATEGORIES,
} from './types.ts';

type Read<T> = (value: unknown, path: string) => T;
type Fields = Readonly<Record<string, unknown>>;

const refuse = (path: string, wanted: string): never => {
  throw new TypeError(`catalogue: ${path} is not ${wanted}`);
};

const text: Read<string> = (value, path) =>
  typeof value === 'string' && value !== '' ? value : refuse(path, 'text');

const amount: Read<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : refuse(path, 'an amount');

const flag: Read<boolean> = (value, path) => (typeof value === 'boolean' ? value : refuse(path, 'a flag'));

const fields: Read<Fields> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : refuse(path, 'an object');

const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (value, path) =>
    value === null ? null : read(value, path);

const oneOf =
  <T extends string>(options: readonly T[]): Read<T> =>
  (value, path) =>
    options.find((option) => option === value) ?? refuse(path, `one of ${options.join(', ')}`);

const listOf =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value, path) =>
    Array.isArray(value) ? value.map((item, at) => read(item, `${path}[${at}]`)) : refuse(path, 'a list');

/** A list that is left out of the file when it has nothing in it. */
const listOrNone =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value, path) =>
    value === undefined ? [] : listOf(read)(value, path);

/** An object with exactly these fields, each read by its own reader. */
const objectOf =
  <T extends object>(readers: { readonly [K in keyof T]: Read<T[K]> }): Read<T> =>
  (value, path) => {
    const source = fields(value, path);
    const stray = Object.keys(source).find((key) => !(key in readers));
    if (stray !== undefined) refuse(`${path}.${stray}`, 'a known field');
    const entries = Object.entries(readers) as [string, Read<unknown>][];
    return Object.fromEntries(entries.map(([key, read]) => [key, read(source[key], `${path}.${key}`)])) as T;
  };

const vector: Read<readonly number[]> = (value, path) => {
  const figures = listOf(amount)(value, path);
  return figures.length === NUTRIENTS.length ? figures : refuse(path, `${NUTRIENTS.length} amounts`);
};

const readFood = objectOf<Food>({
  id: text,
  name: text,
  ndb: text,
  category: oneOf(SHOP_CATEGORIES),
  diet: oneOf(DIET_CLASSES),
  allergens: listOf(oneOf(ALLERGENS)),
  yield: amount,
  refuse: amount,
  per100: vector,
  undetermined: listOrNone(oneOf(NUTRIENTS)),
  measures: listOf(objectOf<Measure>({ label: text, grams: amount })),
});

const readDish = objectOf<Dish>({
  id: text,
  name: text,
  kinds: listOf(oneOf(MEAL_KINDS)),
  cuisine: text,
  minutesActive: amount,
  minutesTotal: amount,
  portions: amount,
  ingredients: listOf(objectOf<Ingredient>({ food: text, grams: amount, measure: nullable(text) })),
  steps: listOf(objectOf<RecipeStep>({ text, minutes: nullable(amount) })),
  storage: text,
  makeAhead: nullable(text),
  ahead: listOrNone(objectOf<Ahead>({ hours: amount, text })),
  art: text,
  nutrients: vector,
  portionGrams: amount,
  allergens: listOf(oneOf(ALLERGENS)),
  hasMeat: flag,
  hasFish: flag,
  hasEgg: flag,
  hasDairy: flag,
  diets: listOf(oneOf(DIET_TYPES)),
});

const readFile = objectOf<{ readonly foods: readonly Food[]; readonly dishes: readonly Dish[] }>({
  foods: listOf(readFood),
  dishes: listOf(readDish),
});

const byId = <T extends { readonly id: string }>(
  items: readonly T[],
  path: string,
): ReadonlyMap<string, T> => {
  const map = new Map(items.map((item) => [item.id, item]));
  return map.size === items.length ? map : refuse(path, 'free of repeated ids');
};

/**
 * The catalogue from its JSON, decoded. Throws a TypeError naming the first field of another shape: the
 * file is our own and addressed by its hash, so a wrong shape is a bug or a broken download.
 */
export const parseCatalogue = (json: unknown): Catalogue => {
  const file = readFile(json, 'file');
  const foods = byId(file.foods, 'foods');
  for (const dish of file.dishes)
    for (const { food } of dish.ingredients)
      if (!foods.has(food)) refuse(`${dish.id}: ${food}`, 'a food of the catalogue');
  return { foods, dishes: byId(file.dishes, 'dishes') };
};
