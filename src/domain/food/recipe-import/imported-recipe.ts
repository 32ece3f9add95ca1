import { err, ok, type Result } from '../../../terms/result.ts';
import { tidy } from './plain-text.ts';
import { ingredientLine, stepParts } from './tidy-lines.ts';

/** A recipe as somebody wrote it elsewhere: plain text, nothing matched or computed. */
export interface ImportedRecipe {
  /** Empty if the source names none. */
  readonly name: string;
  readonly servings: number | null;
  /** Ingredients, one a line, with headings that stand among them. */
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  /** From beginning to end, as the source says. */
  readonly minutes: number | null;
  /** The web address it came from. */
  readonly source: string | null;
}

/** The longest text that may hold a recipe, in characters. */
export const SOURCE_MAX = 3_000_000;

export const IMPORT_LIMITS = {
  name: 200,
  lines: 200,
  line: 300,
  steps: 100,
  step: 2000,
  source: 2000,
} as const;

/** More than a whole book has in one paragraph. */
const STEP_PARTS_MAX = 20;

/** The address of a web page, or null for anything else. */
export const webAddress = (text: string): string | null => {
  const address = text.trim();
  return /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(address) && address.length <= IMPORT_LIMITS.source
    ? address
    : null;
};

/** Bounds everything, removes bullets and numbers, and splits steps that are too long. A recipe without one ingredient is none. */
export const importedRecipe = (draft: ImportedRecipe): Result<ImportedRecipe, 'no-recipe'> => {
  const { lines: linesMax, steps: stepsMax } = IMPORT_LIMITS;
  const lines = draft.lines
    .slice(0, 4 * linesMax)
    .map((text) => ingredientLine(text, IMPORT_LIMITS.line))
    .filter((text) => text !== '')
    .slice(0, linesMax);
  if (lines.length === 0) return err('no-recipe');
  return ok({
    name: tidy(draft.name, IMPORT_LIMITS.name),
    servings: draft.servings,
    lines,
    steps: draft.steps
      .slice(0, 4 * stepsMax)
      .flatMap((text) => stepParts(text, IMPORT_LIMITS.step, STEP_PARTS_MAX))
      .slice(0, stepsMax),
    minutes: draft.minutes,
    source: draft.source === null ? null : webAddress(draft.source),
  });
};
