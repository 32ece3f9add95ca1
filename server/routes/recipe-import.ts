import { recipeFailures } from '../../src/domain/error-catalogue.ts';
import { err, ok } from '../../src/terms/result.ts';
import { recipeReadLimits } from '../auth/limits.ts';
import { consume } from '../auth/rate-limits.ts';
import type { HandlersOf } from '../http/call.ts';
import type { Parts } from './parts.ts';

export const recipeImportHandlers = (parts: Parts): HandlersOf<'readRecipePage'> => ({
  readRecipePage: async ({ member, body }) => {
    const limited = await consume(parts, recipeReadLimits(member.id));
    if (!limited.ok) return limited;
    const recipe = await parts.recipePages.read(body.url);
    if (!recipe.ok) {
      return err({ status: 422, body: { detail: recipeFailures[recipe.error], code: recipe.error } });
    }
    const { lines, steps, ...facts } = recipe.value;
    return ok({ recipe: { ...facts, lines: [...lines], steps: [...steps] } });
  },
});
