/** Words for numbers, as people write them before what they count. */
const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  'a half': 0.5,
  quarter: 0.25,
  'a quarter': 0.25,
  couple: 2,
  'a couple': 2,
  'a couple of': 2,
  few: 3,
  'a few': 3,
  several: 4,
};

const ANY_WORD = Object.keys(WORDS)
  .sort((one, other) => other.length - one.length)
  .join('|');

/** A number in a text of `plainNumbers`, in digits or in a word of lower case, as a part of a pattern. */
export const NUMBER = `(?:\\d+(?:\\.\\d+)?|(?:${ANY_WORD})(?!\\p{L}))`;

/** The value of what `NUMBER` found; NaN for anything else. */
export const numberIn = (text: string): number => WORDS[text.trim().toLowerCase()] ?? Number(text);

const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  eighth: 8,
};
const PART = '(half|halve|third|quarter|fourth|fifth|eighth)s?';
/** A quart has sixteen of the smallest spoons: "80/20" is no fraction. */
const LARGEST_PART = 16;

const written = (value: number): string => String(Number(value.toFixed(4)));
const partOf = (above: string, part: string): number => numberIn(above) / (PARTS[part.toLowerCase()] ?? 1);
const over = (above: string, below: string): number | null =>
  Number(below) > 1 && Number(below) <= LARGEST_PART && Number(above) > 0
    ? Number(above) / Number(below)
    : null;

/** Units that nobody has a thousand of, so that a comma before three digits is a decimal one: "1,250 kg". */
const LARGE_UNITS = 'kg|kilos?|kilograms?|l|lit(?:er|re)s?|lbs?|pounds?|cups?|oz|ounces?';
const SMALL_UNITS = 'g|gr|grams?|ml|mg|kcals?|calories';

type Step = (text: string) => string;
const replacing =
  (pattern: RegExp, to: (...found: string[]) => string): Step =>
  (text) =>
    text.replace(pattern, to);

const WORD_OR_DIGITS = `\\d+(?:\\.\\d+)?|${ANY_WORD}`;

const STEPS: readonly Step[] = [
  replacing(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`),
  (text) => text.normalize('NFKC'),
  replacing(/[\u2044\u2215]/g, () => '/'),
  replacing(/[\u2010-\u2015\u2212]/g, () => '-'),
  // "1,234.5", "1.234,5", "1'000", "1 000"
  replacing(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?=\.\d)/g, (whole) => whole.replaceAll(',', '')),
  replacing(/(?<![\d.,])(\d{1,3}(?:\.\d{3})+),(?=\d)/g, (_, whole = '') => `${whole.replaceAll('.', '')}.`),
  replacing(/(?<![\d.,])\d{1,3}(?:(?:[,.'’]\d{3}){2,}|['’]\d{3})(?![\d.,])/g, (whole) =>
    whole.replace(/[,.'’]/g, ''),
  ),
  replacing(/(?<![\d.,/] ?)(\d{1,3}) (000)(?![\d.,])/g, (_, whole = '', rest = '') => whole + rest),
  replacing(
    new RegExp(`(?<![\\d.,])([1-9]\\d{0,2})\\.(\\d{3})(?=\\s*(?:${SMALL_UNITS})\\b)`, 'gi'),
    (_, whole = '', rest = '') => whole + rest,
  ),
  replacing(
    new RegExp(`(?<![\\d.,])([1-9]\\d{0,2}),(\\d{3})(?![\\d.,]|\\s*(?:${LARGE_UNITS})\\b)`, 'gi'),
    (_, whole = '', rest = '') => whole + rest,
  ),
  replacing(/(\d),(?=\d)/g, (_, before = '') => `${before}.`),
  replacing(/(?<![\d.,])\.(?=\d)/g, () => '0.'),
  // "1 1/2", "1-1/2", "1 and 1/2", "1 & 1/2"
  replacing(
    /(?<![\d./])(\d{1,3})(?: ?- ?| (?:and|&|\+|plus) | )\s*(\d{1,2})\/(\d{1,2})(?![\d/])/gi,
    (all, whole = '', above = '', below = '') => {
      const part = over(above, below);
      return part === null || part >= 1 ? all : written(Number(whole) + part);
    },
  ),
  replacing(/(?<![\d./])(\d{1,2})\/(\d{1,2})(?![\d/])/g, (all, above = '', below = '') => {
    const part = over(above, below);
    return part === null ? all : written(part);
  }),
  // "a cup and a half of milk"
  replacing(
    new RegExp(`\\b(${WORD_OR_DIGITS}) (\\p{L}+) and (?:an? half|0\\.5)(?= of\\b|$)`, 'giu'),
    (_, count = '', unit = '') => `${written(numberIn(count) + 0.5)} ${unit}`,
  ),
  // "one and a half", "2 and three quarters", "1 and 0.5"
  replacing(
    new RegExp(
      `\\b(${WORD_OR_DIGITS}) (?:and|&) (?:(an?|one|two|three|[1-7])[ -]${PART}\\b|(0\\.\\d+))`,
      'gi',
    ),
    (_, count = '', above, part, decimal) =>
      written(numberIn(count) + (above === undefined ? Number(decimal) : partOf(above, part ?? ''))),
  ),
  // "three quarters of a cup", "one-third cup", "a third of a pizza"
  replacing(
    new RegExp(`\\b(an?|one|two|three|[1-7])[ -]${PART}(?: of(?: an?)?)?(?= \\p{L})(?! pounder)`, 'giu'),
    (all, above = '', part = '') => (partOf(above, part) < 1 ? written(partOf(above, part)) : all),
  ),
  replacing(
    new RegExp(
      `(?<![\\d.])\\b(?:(${WORD_OR_DIGITS}) )?(?:dozens?|doz)\\b\\.?(?! of\\b.*\\btimes)(?: of)?`,
      'gi',
    ),
    (_, count) => written(12 * numberIn(count ?? '1')),
  ),
];

/**
 * A text with every number in one form, a decimal one: mixed numbers ("1-1/2", "1 ½", "one and a half"), fractions,
 * dozens, and thousands and decimals of either style. Number words alone stay.
 */
export const plainNumbers = (text: string): string =>
  STEPS.reduce((read, step) => step(read), text)
    .replace(/\s+/g, ' ')
    .trim();
