import { loadLibrary } from '../../catalogue/library/load.ts';
import { findablesOf, foodIndexOf } from '../../src/domain/food/library/food-index.ts';
import { createLineReader } from '../../src/domain/food/library/ingredient-line.ts';
import { type CheckedLine, checkLine, readLines } from '../support/checked-lines.ts';

const percent = (part: number, whole: number): number => Number(((100 * part) / whole).toFixed(1));

const shareOf = (what: string, bar: number, checks: readonly (boolean | null)[]) => {
  const counted = checks.filter((check) => check !== null);
  const right = counted.filter((check) => check).length;
  return { what, lines: counted.length, right, '%': percent(right, counted.length), 'bar %': bar };
};

const failureOf = ({ line, read, food, grams, chatter }: CheckedLine): readonly string[] => {
  if (chatter === false) return [`${line.text}: read as ${read.kind}`];
  if (read.kind !== 'ingredient') return [];
  return [
    ...(food === false ? [`${line.text}: ${read.food}, not ${line.foods.join(' or ')}`] : []),
    ...(grams === false ? [`${line.text}: ${read.grams} g, not ${line.least} to ${line.most}`] : []),
  ];
};

/** Ingredient lines of forty kinds of recipe, read against what a cook means by them. */
export async function measure() {
  const library = loadLibrary();
  const read = createLineReader(library, foodIndexOf(findablesOf(library)));
  const checked = readLines().map((line) => checkLine(line, read(line.text)[0]));
  for (const failure of checked.flatMap(failureOf)) process.stdout.write(`${failure}\n`);
  return [
    shareOf(
      'food right',
      92,
      checked.map(({ food }) => food),
    ),
    shareOf(
      'grams within 15 %',
      90,
      checked.map(({ grams }) => grams),
    ),
    shareOf(
      'headings and chatter left out',
      95,
      checked.map(({ chatter }) => chatter),
    ),
  ];
}
