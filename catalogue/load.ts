import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseCatalogue } from '../src/domain/catalogue/parse.ts';
import type { Catalogue } from '../src/domain/catalogue/types.ts';
import { readComposition } from './composition.ts';
import { dishOf, foodOf } from './compute.ts';
import { FOODS } from './foods.ts';
import { RECIPES } from './recipes/index.ts';
import { authoredRecipe } from './schema.ts';

/** The text that phones download: every dish, and the foods that dishes use. */
export const catalogueJson = (): string => {
  const composition = readComposition(readFileSync(new URL('./composition.csv', import.meta.url), 'utf8'));
  const entries = new Map(FOODS.map((entry) => [entry.id, entry]));
  const dishes = v
    .parse(v.array(authoredRecipe), RECIPES)
    .map((recipe) => dishOf(recipe, entries, composition));
  const used = new Set(dishes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)));
  const foods = FOODS.filter(({ id }) => used.has(id)).map((entry) =>
    foodOf(entry, composition.get(entry.ndb) ?? []),
  );
  return JSON.stringify({ foods, dishes });
};

/** Read through the same text as on a phone, so that server and phone compute with the same digits. */
export const loadCatalogue = (): Catalogue => parseCatalogue(JSON.parse(catalogueJson()));
