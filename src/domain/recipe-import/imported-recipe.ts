import { err, ok, type Result } from '../result.ts';
import { tidy } from './plain-text.ts';

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

/** Of a text that may hold a recipe, in characters. */
export const SOURCE_MAX = 3_000_000;

export const IMPORT_LIMITS = {
  name: 200,
  lines: 200,
  line: 300,
  steps: 100,
  step: 2000,
  source: 2000,
} as const;

const BULLET = /^(?:[-–—*•·◦▢☐□▪●\u2023✓]\s*)+/u;
const NUMBER = /^(?:step\s*)?\d{1,2}\s*[.):]\s+/i;

const list = (texts: readonly string[], most: number, longest: number, prefix: RegExp): readonly string[] =>
  texts
    .slice(0, 4 * most)
    .map((text) => tidy(tidy(text, longest).replace(BULLET, '').replace(prefix, ''), longest))
    .filter((text) => text !== '')
    .slice(0, most);

/** The address of a web page, or null for anything else. */
export const webAddress = (text: string): string | null => {
  const address = text.trim();
  return /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(address) && address.length <= IMPORT_LIMITS.source
    ? address
    : null;
};

/** Bounds everything and removes bullets and numbers. A recipe without one ingredient is none. */
export const importedRecipe = (draft: ImportedRecipe): Result<ImportedRecipe, 'no-recipe'> => {
  const lines = list(draft.lines, IMPORT_LIMITS.lines, IMPORT_LIMITS.line, /^ingredients:\s*/i);
  if (lines.length === 0) return err('no-recipe');
  return ok({
    name: tidy(draft.name, IMPORT_LIMITS.name),
    servings: draft.servings,
    lines,
    steps: list(draft.steps, IMPORT_LIMITS.steps, IMPORT_LIMITS.step, NUMBER),
    minutes: draft.minutes,
    source: draft.source === null ? null : webAddress(draft.source),
  });
};
