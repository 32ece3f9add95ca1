import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { loadLibrary } from '../catalogue/library/load.ts';
import { loadCookbook } from '../catalogue/load.ts';
import { parsePage } from '../server/recipe-import/parse-page.ts';
import { readRecipeFile } from '../src/app/browser/recipe-file.ts';
import { readForeign } from '../src/device/restore/read-foreign.ts';
import { hear } from '../src/domain/coach/hear.ts';
import { answerHeard, knownOf } from '../src/domain/coach/respond.ts';
import { eatenChoices, findChoices } from '../src/domain/food/diary/eaten-choices.ts';
import { countInWords, countOf, kcalOf } from '../src/domain/food/diary/food-amounts.ts';
import { isShopCode, readBarcode } from '../src/domain/food/label/barcode.ts';
import { findablesOf, foodIndexOf } from '../src/domain/food/library/food-index.ts';
import { createLineReader } from '../src/domain/food/library/ingredient-line.ts';
import { createDraftReader, draftLines } from '../src/domain/food/own-food/recipe-draft.ts';
import { readAllRecipes } from '../src/domain/food/recipe-import/read-recipe.ts';
import { readShared } from '../src/features/food/recipes/shared-search.ts';
import { COACH_TODAY } from '../tests/support/coach-day.ts';

/**
 * `npm run --silent read -- <reader> (--file F | TEXT)` prints what a reader of text makes of each line of a file, or of
 * the text, as one JSON object a line. `recipe` and `log` read each file as a whole. Nothing else goes to stdout.
 */
type LineReader = (line: string) => object;
type FileReader = (file: Blob) => Promise<object>;

const MOST_HITS = 5;

const openLibrary = () => {
  const library = loadLibrary();
  return { library, index: foodIndexOf(findablesOf(library)) };
};

const ingredientLines = (): LineReader => {
  const { library, index } = openLibrary();
  const readLine = createLineReader(library, index);
  const read = createDraftReader(readLine, library.food);
  return (line) => {
    const [{ kind }] = readLine(line);
    const lines = draftLines({ ingredients: line, chosen: {} }, read);
    const isAsked = lines.some(({ food, grams }) => food === null || grams === null);
    const foods = lines.flatMap(({ described, food, grams, isGuess }) =>
      described === null
        ? []
        : [
            {
              name: described.name,
              grams,
              sure: food !== null && !isGuess,
              allergens: described.allergens,
            },
          ],
    );
    if (kind !== 'ingredient') return { input: line, kind: kind === 'note' ? 'remark' : kind, foods };
    return { input: line, kind: isAsked ? 'question' : kind, foods };
  };
};

const searches = (): LineReader => {
  const known = eatenChoices(loadCookbook(), []);
  const library = openLibrary();
  return (line) => ({
    input: line,
    hits: findChoices(line, { own: [], known, library })
      .slice(0, MOST_HITS)
      .flatMap((choice) => {
        if (choice.kind === 'dish') return [];
        const { unit, count } = countOf(choice.food, choice.grams);
        const grams = Math.round(count * unit.grams * 10) / 10;
        return [
          { name: choice.name, portion: countInWords(count, unit), grams, kcal: kcalOf(choice.food, grams) },
        ];
      }),
  });
};

const barcodes = (): LineReader => (line) => {
  const code = readBarcode(line);
  const isOfShop = code !== null && isShopCode(code);
  return { input: line, code, reason: code === null ? 'no-barcode' : isOfShop ? 'printed-by-shop' : null };
};

const shares = (): LineReader => (line) => ({ input: line, link: readShared({ text: line }).link || null });

/** The member of the seeded week is made only where somebody asks the coach, since that takes a second. */
const messages = async (): Promise<LineReader> => {
  const { coachContext } = await import('../tests/support/coach-context.ts');
  const { realMind } = await import('../tests/support/real-mind.ts');
  const context = coachContext();
  const known = knownOf(context, realMind());
  return (line) => {
    const heard = hear(line, [], known, context);
    const { text, proposals, page, chips } = answerHeard(context, heard, []);
    return {
      input: line,
      care: heard.care,
      intent: heard.request?.tool ?? null,
      reply: text,
      chips: (chips ?? []).map(({ label }) => label),
      cards: proposals.map(({ title, detail }) => ({ title, detail })),
      page,
    };
  };
};

const recipes: FileReader = async (file) => {
  const texts = await readRecipeFile(file);
  const read = texts.ok ? readAllRecipes(texts.value, parsePage) : texts;
  if (!read.ok) return { recipes: [], reason: read.error };
  return {
    recipes: read.value.map(({ name, servings, minutes, lines, steps }) => ({
      name,
      servings,
      minutes,
      ingredients: lines,
      steps,
    })),
  };
};

const logs: FileReader = async (file) => {
  const read = await readForeign(file, COACH_TODAY, null);
  if (!read.ok) {
    const program = read.error === 'own-csv' ? 'Sorrel' : null;
    return { program, entries: [], questions: [], reason: read.error };
  }
  const { app, weights, foods, problems, questions } = read.value;
  return {
    program: app,
    entries: [...weights, ...foods],
    questions: [...questions, ...problems],
  };
};

const OF_LINES: Readonly<Record<string, () => LineReader | Promise<LineReader>>> = {
  line: ingredientLines,
  search: searches,
  barcode: barcodes,
  share: shares,
  coach: messages,
};
const OF_FILES: Readonly<Record<string, FileReader>> = { recipe: recipes, log: logs };

const print = (answer: object): void => {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
};

const linesIn = (text: string): readonly string[] => text.replace(/\r?\n$/, '').split(/\r?\n/);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { file: { type: 'string', multiple: true, default: [] } },
});
const [name = '', ...words] = positionals;
const text = words.join(' ');
const readerOfLines = OF_LINES[name];
const readerOfFiles = OF_FILES[name];
if ((readerOfLines ?? readerOfFiles) === undefined || (text === '') === (values.file.length === 0)) {
  const names = Object.keys({ ...OF_LINES, ...OF_FILES }).join(', ');
  process.stderr.write(`Give a reader (${names}), and --file F or a text.\n`);
  process.exit(1);
}
if (readerOfLines !== undefined) {
  const read = await readerOfLines();
  const lines = text === '' ? values.file.flatMap((file) => linesIn(readFileSync(file, 'utf8'))) : [text];
  for (const line of lines) print(read(line));
}
if (readerOfFiles !== undefined) {
  for (const file of values.file)
    print({ file: basename(file), ...(await readerOfFiles(new Blob([readFileSync(file)]))) });
  if (text !== '') print({ file: null, ...(await readerOfFiles(new Blob([text]))) });
}
