import { err, ok, type Result } from '../result.ts';
import { type ImportedRecipe, importedRecipe, SOURCE_MAX } from './imported-recipe.ts';
import { parseLenientJson } from './lenient-json.ts';
import { elementsUnder, type PageElement, type ParsePage } from './page.ts';
import { linkedData, pageFacts, recipesOfLinkedData, recipesOfMicrodata } from './page-recipe.ts';
import { type PlainLines, plainLinesBy, visibleLines } from './plain-text.ts';
import { type Fields, readSchemaRecipe, recipesIn } from './schema-recipe.ts';
import { readPastedText, readWrittenRecipe } from './written-recipe.ts';

/** Why a text gave no recipe. The last two are of pages alone. */
export type ReadFailure = 'too-large' | 'no-recipe' | 'needs-browser' | 'paywall';

const best = (recipes: readonly ImportedRecipe[]): ImportedRecipe | undefined =>
  recipes.find(({ lines, steps }) => lines.length > 0 && steps.length > 0) ??
  recipes.find(({ lines }) => lines.length > 0);

/** Fewer characters than this between the scripts of a page are no page yet. */
const LITTLE_TEXT = 250;
const ASKS_FOR_SCRIPTS = /\b(?:enable|requires?|need|turn on|activate)\b.{0,30}\bjavascript\b/i;

/** Why a page without a recipe has none. */
const emptyPage = (elements: readonly PageElement[], data: readonly unknown[], text: string): ReadFailure => {
  if (/"isaccessibleforfree":"?false/i.test(JSON.stringify(data).slice(0, SOURCE_MAX))) return 'paywall';
  const hasScripts = elements.some(
    ({ name, attributes }) => name === 'script' && !attributes.type?.includes('json'),
  );
  const isBare = text.length < LITTLE_TEXT || (text.length < 4 * LITTLE_TEXT && ASKS_FOR_SCRIPTS.test(text));
  return hasScripts && isBare ? 'needs-browser' : 'no-recipe';
};

const readPage = (
  source: string,
  parse: ParsePage,
  plain: PlainLines,
): Result<ImportedRecipe, ReadFailure> => {
  const page = parse(source);
  const elements = elementsUnder(page);
  const data = linkedData(elements);
  const { title, address } = pageFacts(elements);
  const schema = (nodes: readonly Fields[]) =>
    nodes.slice(0, 20).map((node) => readSchemaRecipe(node, plain));
  const lines = visibleLines(page);
  const written = readWrittenRecipe(lines, title);
  const found =
    best(schema(recipesOfLinkedData(data))) ?? best(schema(recipesOfMicrodata(elements))) ?? written;
  const recipe = importedRecipe({
    name: found.name || title,
    servings: found.servings ?? written.servings,
    lines: found.lines,
    steps: found.steps.length > 0 ? found.steps : written.steps,
    minutes: found.minutes ?? written.minutes,
    source: address || found.source,
  });
  if (recipe.ok && (found !== written || found.lines.length > 1)) return recipe;
  return err(emptyPage(elements, data, lines.map(({ text }) => text).join(' ')));
};

const isRead = (recipe: Result<ImportedRecipe, 'no-recipe'>) => (recipe.ok ? [recipe.value] : []);

const MARKUP = /<\/[a-z]{1,10}[1-6]?\s?>|<!doctype|<html\b/i;

/**
 * Reads the recipes of whatever a member pastes or opens: the source of a web page, a file of schema.org, Mealie,
 * Tandoor or Paprika (unpacked), or plain text. Only files hold more than one. Pages are read from their linked data,
 * then their microdata, then their lists of ingredients and steps. Everything answered is plain text of bounded length.
 */
export const readRecipes = (
  source: string,
  parse: ParsePage,
): Result<readonly ImportedRecipe[], ReadFailure> => {
  if (source.length > SOURCE_MAX) return err('too-large');
  const plain = plainLinesBy(parse);
  const start = source.slice(0, 10_000).trimStart();
  const json = /^[[{]/.test(start) ? parseLenientJson(source) : err(null);
  if (json.ok) {
    const recipes = recipesIn(json.value).flatMap((node) =>
      isRead(importedRecipe(readSchemaRecipe(node, plain))),
    );
    return recipes.length > 0 ? ok(recipes) : err('no-recipe');
  }
  if (MARKUP.test(source)) {
    const read = readPage(source, parse, plain);
    return read.ok ? ok([read.value]) : read;
  }
  const read = importedRecipe(readPastedText(source));
  return read.ok ? ok([read.value]) : read;
};
