import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseCatalogue } from '../src/domain/catalogue/parse.ts';
import type { Catalogue, Dish, Food } from '../src/domain/catalogue/types.ts';
import { readComposition, readUndetermined } from './composition.ts';
import { dishOf, foodOf } from './compute.ts';
import { FOODS } from './foods.ts';
import { RECIPES } from './recipes/index.ts';
import { authoredRecipe } from './schema.ts';

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** Most dishes need nothing ahead: an empty list is not worth its bytes. */
const withoutEmpty = ({ ahead, ...dish }: Dish): Optional<Dish, 'ahead'> =>
  ahead.length === 0 ? dish : { ...dish, ahead };

/** Most foods have every figure. */
const withoutNone = ({ undetermined, ...food }: Food): Optional<Food, 'undetermined'> =>
  undetermined.length === 0 ? food : { ...food, undetermined };

/** The text that phones download: every dish, and every food, since any may be eaten beside the plan. */
export const catalogueJson = (): string => {
  const csv = readFileSync(new URL('./composition.csv', import.meta.url), 'utf8');
  const composition = readComposition(csv);
  const undetermined = readUndetermined(csv);
  const entries = new Map(FOODS.map((entry) => [entry.id, entry]));
  const dishes = v
    .parse(v.array(authoredRecipe), RECIPES)
    .map((recipe) => dishOf(recipe, entries, composition));
  const foods = FOODS.map((entry) =>
    foodOf(entry, composition.get(entry.ndb) ?? [], undetermined.get(entry.ndb) ?? []),
  );
  return JSON.stringify({ foods: foods.map(withoutNone), dishes: dishes.map(withoutEmpty) });
};

/** Read through the same text as on a phone, so that server and phone compute with the same digits. */
export const loadCatalogue = (): Catalogue => parseCatalogue(JSON.parse(catalogueJson()));
