import type { Row } from './csv.ts';

/** Weights say nothing about a food, and nobody measures by cubic inches or by what a portion yields. */
const NO_MEASURE =
  /^(oz|lb|g|kg|ounce|pound|gram|cubic inch|surface inch)\b|^cup.*yield|guideline|not specified|calorie package|crust not eaten|surface area/i;
const COUNT = /^(\d+(?:\.\d+)?)?(?: ?(\d+)\/(\d+))? +(.+)$/;
const MOST_OF_DISH = 4;
/** A piece, and no vessel of an American canteen. */
const TELLING =
  /^\S+ (?!.*\b(?:small|large|container|cup|serving|order|package|fl oz|tbsp|tsp|packet)\b)[a-z]+(?: [a-z]+)?$/;

/** Measures that USDA gives with the wrong weight. */
const WRONG: Readonly<Record<string, RegExp>> = {
  '19182': /./,
  '14632': /./,
  '19912': /^cup/,
  // A slice of a whole loaf's length, several of what anybody cuts.
  '18029': /^slice/,
};

/** Usual weights in place of those: nothing of ours was weighed. */
const USUAL: Readonly<Record<string, readonly string[]>> = { '18029': ['50 slice'] };

const line = (grams: number, label: string): string => `${Number(grams.toPrecision(4))} ${label}`;

const unique = (lines: readonly string[]): readonly string[] => [
  ...new Map(lines.map((each) => [each.slice(each.indexOf(' ')), each])).values(),
];

/** Labels' own words for servings on a packet and of inches, and that a cup has eight ounces. */
const ASIDE =
  / ?\([^)]*\b(?:servings?|approximate)\b[^)]*\)|(?<=^(?:(?:extra )?(?:small|medium|large)|pat)) \([^)]*"[^)]*\)|(?<=^cup) \(8 fl oz\)/i;

/** Remarks on the weight before cooking, and a second word for the size. */
const REMARK =
  / \([^)]*\b(?:yield|raw|bone|oz|dia)\b.*\)$|(?<=^(?:small|medium|large|thin|thick)) or \S+(?= )/;
const SPOONS: readonly (readonly [RegExp, string])[] = [
  [/^tablespoons?\b/, 'tbsp'],
  [/^teaspoons?\b/, 'tsp'],
];

/** The survey's marks, and what everybody leaves on the plate. */
const NOT_SAID = /,? \(?(?:NFS|no ice|with ice|excluding refuse|bone removed)\)?(?=,|$)| 1 serving$/;

const cleaned = (label: string): string =>
  SPOONS.reduce((text, [name, short]) => text.replace(name, short), label)
    .replace(ASIDE, '')
    .replace(REMARK, '')
    .replace(NOT_SAID, '')
    .replace(/^(?!fries\b)(\w+?)(ie)?s\b(?<!ss|us)/i, (_, word, ie) =>
      ie === undefined ? word : `${word}ie`,
    )
    .replaceAll('|', '/')
    .replace(/\s+/g, ' ')
    .replace(/^(Cup|Tbsp|Tsp)\b/, (volume) => volume.toLowerCase())
    .trim();

/** The measures of an SR28 food, the weight of one each. */
export const measuresOf = (ndb: string, rows: readonly Row[]): readonly string[] =>
  unique([
    ...(USUAL[ndb] ?? []),
    ...rows
      .map(({ amount, measure = '', grams }) => ({
        grams: Number(grams) / Number(amount),
        label: cleaned(measure),
      }))
      .filter(({ grams, label }) => grams > 0 && !NO_MEASURE.test(label) && !WRONG[ndb]?.test(label))
      .map(({ grams, label }) => line(grams, label)),
  ]);

/** The measures with a helping of so many grams first: as a piece where it is one. */
export const withHelping = (grams: number | null, measures: readonly string[]): readonly string[] => {
  if (grams === null) return measures;
  const portion = line(grams, 'portion');
  const others = measures.filter((each) => !each.endsWith(' portion'));
  const same = others.find((each) => each.startsWith(line(grams, '')) && TELLING.test(each));
  return unique([same ?? portion, ...others]);
};

/** The measures of an FNDDS dish: the usual helping first, then those that USDA names first. */
export const dishMeasuresOf = (rows: readonly Row[]): readonly string[] => {
  const usual = rows.find((row) => row.default === '1');
  const others = rows.flatMap(({ measure = '', grams }) => {
    const [, whole, over, under, label = ''] = COUNT.exec(measure) ?? [];
    const count = Number(whole ?? 0) + (under === undefined ? 0 : Number(over) / Number(under));
    return NO_MEASURE.test(label || measure) || !(count > 0) || !(Number(grams) > 0)
      ? []
      : [line(Number(grams) / count, cleaned(label))];
  });
  return withHelping(usual === undefined ? null : Number(usual.grams), unique(others)).slice(0, MOST_OF_DISH);
};
