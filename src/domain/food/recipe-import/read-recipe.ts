import { err, ok, type Result } from '../../../terms/result.ts';
import { type ImportedRecipe, importedRecipe, SOURCE_MAX } from './imported-recipe.ts';
import { parseLenientJson } from './lenient-json.ts';
import { elementsUnder, type PageElement, type ParsePage } from './page.ts';
import { linkedDataTexts, pageFacts, recipesOfLinkedData, recipesOfMicrodata } from './page-recipe.ts';
import { type PlainLines, plainLinesBy, visibleLines } from './plain-text.ts';
import { type Fields, readSchemaRecipe, recipesIn } from './schema-recipe.ts';
import { readPastedText, readWrittenRecipes } from './written-recipe.ts';

/** Why a text gave no recipe. The last two are of pages alone. */
export type ReadFailure = 'too-large' | 'no-recipe' | 'needs-browser' | 'paywall';

/** The recipes that have ingredients, each once: those with steps, unless none has any. */
const wholeRecipes = (recipes: readonly ImportedRecipe[]): readonly ImportedRecipe[] => {
  const read = recipes.filter(({ lines }) => lines.length > 0);
  const complete = read.filter(({ steps }) => steps.length > 0);
  const byText = new Map(
    (complete.length > 0 ? complete : read).map((each) => [each.lines.join('\n'), each]),
  );
  return [...byText.values()];
};

/** Fewer characters than this between the scripts of a page are no page yet. */
const LITTLE_TEXT = 250;
const ASKS_FOR_SCRIPTS = /\b(?:enable|requires?|need|turn on|activate)\b.{0,30}\bjavascript\b/i;

const PAID = /"isaccessibleforfree"\s{0,9}:\s{0,9}"?false/i;

/** Why a page without a recipe has none. */
const emptyPage = (elements: readonly PageElement[], text: string): ReadFailure => {
  if (linkedDataTexts(elements).some((each) => PAID.test(each))) return 'paywall';
  const hasScripts = elements.some(
    ({ name, attributes }) => name === 'script' && !attributes.type?.includes('json'),
  );
  const isBare = text.length < LITTLE_TEXT || (text.length < 4 * LITTLE_TEXT && ASKS_FOR_SCRIPTS.test(text));
  return hasScripts && isBare ? 'needs-browser' : 'no-recipe';
};

const isRead = (recipe: Result<ImportedRecipe, 'no-recipe'>) => (recipe.ok ? [recipe.value] : []);

/** Most of a page are teasers of other recipes, but an export has all in one page. */
const OF_PAGE_MAX = 500;

const readPage = (
  source: string,
  parse: ParsePage,
  plain: PlainLines,
): Result<readonly ImportedRecipe[], ReadFailure> => {
  const page = parse(source);
  const elements = elementsUnder(page);
  const { title, address } = pageFacts(elements);
  const lines = visibleLines(page);
  const written = readWrittenRecipes(lines, title);
  const schema = (nodes: readonly Fields[]): readonly ImportedRecipe[] =>
    wholeRecipes(nodes.slice(0, OF_PAGE_MAX).map((node) => readSchemaRecipe(node, plain)));
  const linked = schema(recipesOfLinkedData(elements));
  const marked = linked.length > 0 ? linked : schema(recipesOfMicrodata(page, elements));
  const found = marked.length > 0 ? marked : written;
  const [first] = written;
  // Text on the page beside them completes a recipe that is alone.
  const beside = found.length === 1 ? first : undefined;
  const recipes = found
    .filter(({ lines: ingredients }) => marked.length > 0 || ingredients.length > 1)
    .map((recipe) =>
      importedRecipe({
        name: recipe.name || title,
        servings: recipe.servings ?? beside?.servings ?? null,
        lines: recipe.lines,
        steps: recipe.steps.length > 0 ? recipe.steps : (beside?.steps ?? []),
        minutes: recipe.minutes ?? beside?.minutes ?? null,
        source: address || recipe.source,
      }),
    )
    .flatMap(isRead);
  return recipes.length > 0 ? ok(recipes) : err(emptyPage(elements, lines.map(({ text }) => text).join(' ')));
};

const MARKUP = /<\/[a-z]{1,10}[1-6]?\s?>|<!doctype|<html\b/i;

/**
 * Reads the recipes of whatever a member pastes or opens: the source of a web page, a file of schema.org, Mealie,
 * Tandoor, Paprika or Meal-Master (unpacked), or plain text. Pages are read from their linked data, then their microdata,
 * then their lists of ingredients and steps. Everything answered is plain text of bounded length.
 */
export const readRecipes = (
  source: string,
  parse: ParsePage,
): Result<readonly ImportedRecipe[], ReadFailure> => {
  if (source.length > SOURCE_MAX) return err('too-large');
  const plain = plainLinesBy(parse);
  const start = source.slice(0, 10_000).trimStart();
  const json = /^[[{]/.test(start) ? parseLenientJson(source) : err(null);
  if (!json.ok && MARKUP.test(source)) return readPage(source, parse, plain);
  const read = json.ok
    ? recipesIn(json.value).map((node) => readSchemaRecipe(node, plain))
    : readPastedText(source);
  const recipes = read.map(importedRecipe).flatMap(isRead);
  return recipes.length > 0 ? ok(recipes) : err('no-recipe');
};

/** A list that a member can still look through, and a device show. */
const RECIPES_MAX = 3000;

/** Reads the texts of one file, or of all files of an archive; the failure is that of the first. */
export const readAllRecipes = (
  sources: readonly string[],
  parse: ParsePage,
): Result<readonly ImportedRecipe[], ReadFailure> => {
  let recipes: readonly ImportedRecipe[] = [];
  let failure: ReadFailure | null = null;
  for (const source of sources) {
    const read = readRecipes(source, parse);
    if (read.ok) recipes = [...recipes, ...read.value];
    else failure ??= read.error;
    if (recipes.length > RECIPES_MAX) return err('too-large');
  }
  return recipes.length > 0 ? ok(recipes) : err(failure ?? 'no-recipe');
};
