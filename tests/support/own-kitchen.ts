import fc from 'fast-check';
import {
  type OwnRecipe,
  type OwnThings,
  putFood,
  putRecipe,
} from '../../src/domain/food/own-food/own-food.ts';
import type { JournalFact } from '../../src/terms/journal.ts';
import { TODAY } from './kitchen-household.ts';
import { line, lineFood, ownFood, ownId, ownRecipe } from './own-food.ts';

/** Two recipes of the member's own in the small kitchen, and what may happen to them between two other steps. */

export const OWN_RECIPES = [ownId(1), ownId(3)] as const;
const OAT_DRINK = ownFood();
/** In the shop it is the kitchen's rice. */
const OTHER_RICE = lineFood('l:20044', { name: 'Rice', category: 'Grains, bread & pasta' });
const SUNCHOKES = lineFood('l:11226', { name: 'Sunchokes' });
const DESCRIBED = [SUNCHOKES, OTHER_RICE];
const FOODS = ['rice', 'lentils', 'onion', OAT_DRINK.id, ...DESCRIBED.map(({ id }) => id)];

const put = (recipe: OwnRecipe, replaces: string | null): JournalFact => ({
  day: TODAY,
  kind: 'recipe.put',
  payload: putRecipe(recipe, replaces),
});

/** An own food and the recipes as they are at first. */
export const firstRecipes = (): readonly JournalFact[] => [
  { day: TODAY, kind: 'food.put', payload: putFood(OAT_DRINK, null) },
  ...OWN_RECIPES.map((id) => put(ownRecipe({ id }), null)),
];

const anyLine = fc
  .record({ food: fc.constantFrom(...FOODS), grams: fc.constantFrom(0, 60, 150, 400) })
  .map(({ food, grams }) => line(`${grams} g ${food}`, food, grams));

export const recipeChange = fc.record({
  of: fc.constantFrom(...OWN_RECIPES),
  to: fc.oneof(
    fc.record({
      servings: fc.constantFrom(1, 2, 4),
      lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
      isIncomplete: fc.boolean(),
    }),
    fc.constantFrom('removed' as const, 'renamed food' as const),
  ),
});
export type RecipeChange = typeof recipeChange extends fc.Arbitrary<infer Change> ? Change : never;

/** What a device records that shows `own` when the member makes the change. */
export const changeRecipe = ({ of, to }: RecipeChange, own: OwnThings): readonly JournalFact[] => {
  const recipe = own.recipes.get(of);
  const food = own.foods.get(OAT_DRINK.id);
  if (recipe === undefined || food === undefined) return [];
  const { item, version } = recipe;
  if (to === 'removed')
    return [{ day: TODAY, kind: 'recipe.remove', payload: { recipe: of, replaces: version } }];
  if (to === 'renamed food') {
    const renamed = { ...food.item, name: `${food.item.name}!` };
    return [{ day: TODAY, kind: 'food.put', payload: putFood(renamed, food.version) }];
  }
  const { servings, isIncomplete } = to;
  const lines = isIncomplete ? [...to.lines, line('Some powder', null, null)] : to.lines;
  const used = new Set(lines.map(({ food: id }) => id));
  const foods = DESCRIBED.filter(({ id }) => used.has(id));
  return [put({ ...item, servings, lines, foods }, version)];
};
