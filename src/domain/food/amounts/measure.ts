import { kitchenCount, kitchenGrams } from './kitchen-amounts.ts';

const MIXED = /^(?:(\d+)\s+)?(\d+)\/(\d+)\s+(.+)$/;
const PLAIN = /^(\d+(?:\.\d+)?)\s+(.+)$/;

/** Words that stay as they are whatever the count; the noun behind a word of size or state takes the number. */
const FIXED = new Set(['tsp', 'tbsp', 'ml', 'fl', 'oz', 'whole']);
const BEFORE_NOUN =
  /^(?:(?:extra|small|medium|large|big|regular|mini|miniature|tiny|baby|thin|thick|ripe|fresh|dry|individual) )+/;
const ALONE =
  /^(?:extra|small|medium|large|big|regular|mini|miniature|tiny|baby|thin|thick|ripe|fresh|dry)\b/;

interface Measure {
  readonly count: number;
  readonly unit: string;
}

/** "1 1/2 cups" as 1.5 and "cups"; null for words without a count ("a pinch"). */
const readMeasure = (text: string): Measure | null => {
  const mixed = MIXED.exec(text);
  if (mixed !== null)
    return { count: Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]), unit: mixed[4] ?? '' };
  const plain = PLAIN.exec(text);
  return plain === null ? null : { count: Number(plain[1]), unit: plain[2] ?? '' };
};

const singular = (word: string): string =>
  word
    .replace(/leaves$/, 'leaf')
    .replace(/(o|ch|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');

const plural = (word: string): string => {
  if (/[^s]s$/.test(word)) return word;
  if (word.endsWith('leaf')) return word.replace(/leaf$/, 'leaves');
  return /(o|ch|ss)$/.test(word) ? `${word}es` : `${word}s`;
};

/** The unit's noun in the number that the count asks for: "2 cups, drained", "1 cup, drained", "3 medium slices". */
const unitFor = (unit: string, count: number): string => {
  const before = BEFORE_NOUN.exec(unit)?.[0] ?? '';
  const noun = unit.slice(before.length);
  if (ALONE.test(noun)) return unit;
  return (
    before +
    noun.replace(/^\p{L}+/u, (word) => (FIXED.has(word) ? word : count > 1 ? plural(word) : singular(word)))
  );
};

const SPOONS_AND_CUPS = /^(cups?|tbsp|tsp|ml|handfuls?|pinch(es)?)\b/;
const TEASPOONS_PER_TABLESPOON = 3;

/** Spoons and cups in quarters and thirds; of whole things nobody cuts a third: halves from one on. */
const countText = (count: number, unit: string): string =>
  kitchenCount(SPOONS_AND_CUPS.test(unit) || count < 1 ? count : Math.round(count * 2) / 2);

const inLargeSpoons = ({ count, unit }: Measure): Measure =>
  /^tsp\b/.test(unit) && count >= TEASPOONS_PER_TABLESPOON
    ? { count: count / TEASPOONS_PER_TABLESPOON, unit: unit.replace(/^tsp/, 'tbsp') }
    : { count, unit };

/** A household measure scaled by `factor`; words without a count stay only when nothing is scaled. */
export const scaleMeasure = (measure: string | null, factor: number): string | null => {
  if (measure === null) return null;
  const read = readMeasure(measure);
  if (read === null) return factor === 1 ? measure : null;
  const { count, unit } = inLargeSpoons({ count: read.count * factor, unit: read.unit });
  if (/^g\b/.test(unit)) return kitchenGrams(count) + unit.slice(1);
  const said = countText(count, unit);
  return `${said} ${unitFor(unit, said === '1' ? 1 : count)}`;
};
