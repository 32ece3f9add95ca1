import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IngredientLine } from '../../src/domain/food/library/ingredient-line.ts';

/** A line of a recipe with what a cook means by it. */
interface TestLine {
  readonly text: string;
  /** `absent`: an ingredient that the tables do not have. */
  readonly kind: 'ingredient' | 'absent' | 'chatter';
  readonly isCounted: boolean;
  /** Any of these ids is right. */
  readonly foods: readonly string[];
  /** Grams, as bought to as eaten. */
  readonly least: number;
  readonly most: number;
}

/** Null where the line has nothing of that kind to get right. */
interface CheckedLine {
  readonly food: boolean | null;
  readonly grams: boolean | null;
  readonly chatter: boolean | null;
}

const TOLERANCE = 0.15;
const FILE = join(import.meta.dirname, '../fixtures/ingredient-lines.tsv');

const KINDS: Readonly<Record<string, TestLine['kind']>> = {
  ingredient: 'ingredient',
  not_in_sr28: 'absent',
  header: 'chatter',
  note: 'chatter',
};

export const readLines = (): readonly TestLine[] =>
  readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [, , kind = '', text = '', quantity, , ids = '', least, most] = row.split('\t');
      return {
        text,
        kind: KINDS[kind] ?? 'ingredient',
        isCounted: quantity !== '',
        foods: ids.split('|').map((id) => `l:${id}`),
        least: Number(least),
        most: Number(most),
      };
    });

/** A line without an amount is right without a weight where none may be meant. */
export const checkLine = (line: TestLine, read: IngredientLine): CheckedLine => {
  if (line.kind === 'chatter') return { food: null, grams: null, chatter: read.kind !== 'ingredient' };
  if (read.kind !== 'ingredient')
    return { food: line.kind === 'absent' ? null : false, grams: false, chatter: null };
  const { grams } = read;
  return {
    food: line.kind === 'absent' ? null : line.foods.some((id) => id === read.food),
    grams:
      grams === null
        ? line.least === 0 && !line.isCounted
        : grams >= line.least * (1 - TOLERANCE) && grams <= line.most * (1 + TOLERANCE),
    chatter: null,
  };
};
