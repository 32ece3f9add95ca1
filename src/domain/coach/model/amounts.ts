import { VAGUE_NUMBER, withDigits } from './number-words.ts';

/** The dimension that is measured, and the factor to its base unit. Amounts of one dimension can be compared. */
interface Unit {
  readonly dimension: string;
  readonly factor: number;
}

export interface Amount extends Unit {
  /** NaN for a number that cannot be compared, such as "a few hundred". */
  readonly value: number;
  /** Decimals that are written. */
  readonly decimals: number;
}

const UNITS: readonly { readonly words: string; readonly unit: Unit }[] = [
  { words: 'kcals?|kilocalories?|calories?|cals?', unit: { dimension: 'energy', factor: 1 } },
  { words: 'kj|kilojoules?', unit: { dimension: 'joules', factor: 1 } },
  { words: 'kgs?|kilos?|kilogram(?:me)?s?', unit: { dimension: 'mass', factor: 1000 } },
  { words: 'mg|milligram(?:me)?s?', unit: { dimension: 'mass', factor: 1e-3 } },
  { words: 'μg|ug|mcg|microgram(?:me)?s?', unit: { dimension: 'mass', factor: 1e-6 } },
  { words: 'g|gr|gms?|gram(?:me)?s?', unit: { dimension: 'mass', factor: 1 } },
  { words: 'lbs?|pounds?', unit: { dimension: 'pounds', factor: 1 } },
  { words: 'oz|ounces?', unit: { dimension: 'ounces', factor: 1 } },
  { words: 'stones?(?! fruit)', unit: { dimension: 'stones', factor: 1 } },
  { words: 'ml|millilit(?:er|re)s?', unit: { dimension: 'volume', factor: 1 } },
  { words: 'cl|centilit(?:er|re)s?', unit: { dimension: 'volume', factor: 10 } },
  { words: 'dl|decilit(?:er|re)s?', unit: { dimension: 'volume', factor: 100 } },
  { words: 'l|lit(?:er|re)s?', unit: { dimension: 'volume', factor: 1000 } },
  { words: 'cups?', unit: { dimension: 'cups', factor: 1 } },
  { words: '%|per ?cent', unit: { dimension: 'share', factor: 1 } },
];
const PATTERNS = UNITS.map(({ words, unit }) => ({ pattern: new RegExp(`^(?:${words})$`), unit }));
const unitOf = (word: string): Unit | null =>
  PATTERNS.find(({ pattern }) => pattern.test(word))?.unit ?? null;

const NUM = `(?:${VAGUE_NUMBER}|\\p{Nd}+(?:\\.\\p{Nd}+)?)`;
const UNIT = `(?:${UNITS.map(({ words }) => words).join('|')})(?![\\p{L}\\p{N}])`;
const BETWEEN =
  '(?:(?:more|extra|fewer|less|odd|whole|additional|remaining|total|daily|net|of your|or so) ){0,2}';
const NOT_AN_AMOUNT = '(?![- ]?(?:free|controlled|counting|dense|deficit|conscious))';

const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.])(${NUM})(k|ish)?[ -]?\\(?${BETWEEN}(${UNIT})${NOT_AN_AMOUNT}`,
  'gu',
);
/** "kcal: 613", "(g) | 24". */
const LABELLED = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\p{N} )(${UNIT})["')\\]]{0,2} ?[:=|] ?["']?(${NUM})(?![\\p{N}.]*\\p{N}| ?${UNIT})`,
  'gu',
);
/** The first number of "200-300 g", "between 200 and 300 g" and "640 of 1800 kcal", as it stands before the second. */
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:(${NUM}) ?(?:-|\\/|to|or) ?|between (${NUM}) and |(\\p{Nd}{2,}|\\p{Nd}+\\.\\p{Nd}+) (?:out )?of )(?:the |your |about |around |a total of )?$`,
  'u',
);
const APART = `(?![\\p{N}.]*\\p{N}| ?-?${BETWEEN}${UNIT}| ?(?:min|hour|day|week|meal|dish|serving|portion|snack))`;
/** "Your calorie target is 1800." */
const ENERGY = new RegExp(
  `\\b(?:kcal|calories?|energy)\\b[^\\p{N}.!?;\\n]{0,40}?(\\p{Nd}{3,})${APART}`,
  'gu',
);
/** "You weigh 71.3." */
const WEIGHT =
  /\bweigh(?:t|s|ed|ing)?\b[^\p{N}.!?;\n]{0,30}?(\p{Nd}{2,3}(?:\.\p{Nd}+)?)(?= ?(?:[,;:!?)]|\.(?!\p{N})|$|now|today|on|this|at))/gu;
const BMI = /\bbmi\b[^\p{N}.!?;\n]{0,20}?(\p{Nd}+(?:\.\p{Nd}+)?)/gu;

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅓': '.33',
  '⅔': '.67',
};

/** A text as amounts and dates are looked for in it: lower case, no markup, digits, one way to write a number. */
export const plainText = (text: string): string =>
  withDigits(
    text
      .replace(
        /(\d)?([½¼¾⅓⅔])/g,
        (_, whole: string | undefined, part: string) => `${whole ?? 0}${FRACTIONS[part]}`,
      )
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u200b-\u200d\ufeff\u00ad*~`]/g, '')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/&nbsp;|[_\s]+/g, ' ')
      .replace(
        /(?<![\d.,])(\d{1,3})((?:[ ']\d{3})+)(?!\d)/g,
        (_, head: string, rest: string) => head + rest.replace(/[ ']/g, ''),
      )
      .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d),(?=\d)/g, '$1.')
      .replace(
        /(?<![\d./])(?:(\d+) )?([1-7])[/\u2044]([2-8])(?![\d/])/g,
        (_, whole: string | undefined, over: string, under: string) =>
          String(Number(whole ?? 0) + Math.round((100 * Number(over)) / Number(under)) / 100),
      ),
  );

const amount = (number: string, unit: Unit, times = 1): Amount => ({
  ...unit,
  value: Number(number) * times,
  decimals: times === 1 ? (number.split('.')[1]?.length ?? 0) : 0,
});

/** Every amount of food or body in a text that `plainText` gave. Minutes, pieces and servings are none. */
export const amountsIn = (text: string): readonly Amount[] => {
  const found: Amount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const unit = unitOf(match[3] ?? '');
    if (unit === null) continue;
    found.push(amount(match[1] ?? '', unit, match[2] === 'k' ? 1000 : 1));
    const before = BEFORE.exec(text.slice(Math.max(0, match.index - 40), match.index));
    const first = before?.[1] ?? before?.[2] ?? before?.[3];
    if (first !== undefined) found.push(amount(first, unit));
  }
  for (const [, word = '', number = ''] of text.matchAll(LABELLED)) {
    const unit = unitOf(word);
    if (unit !== null) found.push(amount(number, unit));
  }
  for (const [, number = ''] of text.matchAll(ENERGY))
    found.push(amount(number, { dimension: 'energy', factor: 1 }));
  for (const [, number = ''] of text.matchAll(WEIGHT))
    found.push(amount(number, { dimension: 'body', factor: 1 }));
  for (const [, number = ''] of text.matchAll(BMI))
    found.push(amount(number, { dimension: 'bmi', factor: 1 }));
  return found;
};

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const ORDINAL = '(\\d{1,2})(?:st|nd|rd|th)?';
/** "3 December", but not the verb of "dish 3 may help". */
const DAY_MONTH = new RegExp(`\\b${ORDINAL} (?:of )?(?!may [a-z])${MONTH}`, 'g');
const MONTH_DAY = new RegExp(`\\b${MONTH} (?:the )?${ORDINAL}\\b(?! ?${UNIT}|[.:]\\d)`, 'gu');
const ISO = /\b\d{4}-(\d{2})-(\d{2})\b/g;
const DAY_ALONE = /\bon the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:day|meal|time)\b)/g;

/** A day of the year as `12-03`; of a day without a month, "on the 3rd", `*-03`. The year is not compared. */
export const datesIn = (text: string): readonly string[] => {
  const two = (day: string): string => day.padStart(2, '0');
  const key = (month: string, day: string): string =>
    `${two(String(MONTHS.indexOf(month.slice(0, 3)) + 1))}-${two(day)}`;
  return [
    ...[...text.matchAll(DAY_MONTH)].map(([, day = '', month = '']) => key(month, day)),
    ...[...text.matchAll(MONTH_DAY)].map(([, month = '', day = '']) => key(month, day)),
    ...[...text.matchAll(ISO)].map(([, month, day]) => `${month}-${day}`),
    ...[...text.matchAll(DAY_ALONE)].map(([, day = '']) => `*-${two(day)}`),
  ];
};

const DATES = [DAY_MONTH, MONTH_DAY, ISO, DAY_ALONE];
const ANY_NUMBER = new RegExp(NUM, 'gu');

/** Every number in a text that `plainText` gave, whatever it counts, but for those of dates. */
export const numbersIn = (text: string): readonly number[] =>
  [...DATES.reduce((rest, date) => rest.replace(date, ' '), text).matchAll(ANY_NUMBER)].map(([number]) =>
    Number(number),
  );
