import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseCatalogue, parseCookbook } from '../src/domain/food/catalogue/parse.ts';
import type { Catalogue, Cookbook } from '../src/terms/food.ts';
import { readComposition, readUndetermined } from './composition.ts';
import { foodOf, methodOf, plainDishOf } from './compute.ts';
import { readDryMatter, withDryMatter } from './dry-matter.ts';
import { FOODS } from './foods.ts';
import { packCatalogue, packMethods } from './pack.ts';
import { RECIPES } from './recipes/index.ts';
import { authoredRecipe } from './schema.ts';
import { packOf } from './shop-packs.ts';

/** The texts that phones download: every dish, and every food, since any may be eaten beside the plan. */
export interface CatalogueTexts {
  /** Foods and dishes for planning. */
  readonly catalogue: string;
  /** Steps and storage of the dishes. */
  readonly methods: string;
}

export const catalogueTexts = (): CatalogueTexts => {
  const csv = readFileSync(new URL('./composition.csv', import.meta.url), 'utf8');
  const composition = readComposition(csv);
  const undetermined = readUndetermined(csv);
  const dryMatter = readDryMatter(readFileSync(new URL('./dry-matter.csv', import.meta.url), 'utf8'));
  const entries = new Map(FOODS.map((entry) => [entry.id, entry]));
  const recipes = v.parse(v.array(authoredRecipe), RECIPES);
  const foods = FOODS.map((entry) => {
    const per100 = composition.get(entry.ndb);
    if (per100 === undefined) throw new Error(`${entry.id}: no figures for ${entry.ndb}`);
    const dry = dryMatter.get(entry.id);
    const eaten = dry === undefined ? per100 : withDryMatter(per100, dry, entry.yield);
    return foodOf(entry, eaten, undetermined.get(entry.ndb) ?? [], packOf(entry.name));
  });
  return {
    catalogue: JSON.stringify(packCatalogue(foods, recipes.map(plainDishOf))),
    methods: JSON.stringify(packMethods(recipes.map((recipe) => methodOf(recipe, entries)))),
  };
};

/** Read through the same text as on a phone, so that server and phone compute with the same digits. */
export const loadCatalogue = (): Catalogue => parseCatalogue(JSON.parse(catalogueTexts().catalogue));

export const loadCookbook = (): Cookbook => {
  const { catalogue, methods } = catalogueTexts();
  return parseCookbook(JSON.parse(methods), parseCatalogue(JSON.parse(catalogue)));
};
