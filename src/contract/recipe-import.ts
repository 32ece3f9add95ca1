import * as v from 'valibot';
import { IMPORT_LIMITS } from '../domain/food/recipe-import/imported-recipe.ts';
import { defineEndpoint } from './endpoint.ts';
import { boundedText } from './wire.ts';

const texts = (most: number, longest: number) => v.pipe(v.array(boundedText(longest)), v.maxLength(most));

/**
 * Reads the recipe of a public web page: the server fetches it, runs nothing of it and keeps nothing. A page that gives
 * no recipe gets 422 with a sentence and a `code` of `IMPORT_FAILURES`.
 */
export const readRecipePage = defineEndpoint({
  name: 'readRecipePage',
  method: 'POST',
  path: '/django/ext/v1/recipes/read',
  auth: 'bearer',
  body: v.object({ url: boundedText(IMPORT_LIMITS.source) }),
  answer: v.object({
    recipe: v.object({
      name: boundedText(IMPORT_LIMITS.name),
      servings: v.nullable(v.number()),
      lines: v.pipe(texts(IMPORT_LIMITS.lines, IMPORT_LIMITS.line), v.minLength(1)),
      steps: texts(IMPORT_LIMITS.steps, IMPORT_LIMITS.step),
      minutes: v.nullable(v.number()),
      source: v.nullable(v.string()),
    }),
  }),
  extension: 'recipe-import',
  takesKey: false,
});
