import { tidy } from './plain-text.ts';

const LONGEST_TEXT = 200;
const FORTNIGHT = 14 * 24 * 60;

const MINUTES: readonly (readonly [unit: RegExp, minutes: number])[] = [
  [/^(?:d|w)/, 24 * 60],
  [/^(?:h|st[du])/, 60],
  [/^m/, 1],
  [/^s/, 1 / 60],
];
const PART = /(\d{1,5}(?:[.,]\d{1,3})?)\s*([a-z]*)/g;
const LONE_NUMBER = /^\d{1,4}$/;

/**
 * Minutes of a duration: ISO 8601, also where it is not quite ("PT1H30", "P0Y0M0DT0H35M0.000S"), or words ("1 hour 30
 * minutes", "1h30"). A number alone is minutes. Null if there is none, or more than two weeks.
 */
export const minutesOf = (text: string): number | null => {
  const written = text.slice(0, LONGEST_TEXT).trim().toLowerCase();
  if (LONE_NUMBER.test(written)) return bounded(Number(written));
  // Years and months of a recipe are zeros that a program wrote; before the T an m is a month.
  const [date = '', time] = /^p[\d.,a-z\s]*$/.test(written) ? written.slice(1).split('t') : ['', written];
  const days = Number(/(\d{1,2})d/.exec(date)?.[1] ?? 0);
  let minutes = days * 24 * 60;
  let last = 0;
  for (const [, amount = '', unit = ''] of (time ?? '').matchAll(PART)) {
    const of = MINUTES.find(([pattern]) => pattern.test(unit))?.[1];
    // The 30 of "1h30".
    const factor = unit === '' && last === 60 ? 1 : of;
    if (factor === undefined) continue;
    minutes += Number(amount.replace(',', '.')) * factor;
    last = factor;
  }
  return bounded(minutes);
};

const bounded = (minutes: number): number | null => {
  const whole = Math.round(minutes);
  return whole >= 1 && whole <= FORTNIGHT ? whole : null;
};

const MOST_SERVINGS = 100;
const NUMERALS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMERAL = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g;
/** "4 (2 small tacos each)" is 4. */
const ALONE =
  /^(\d{1,3})(?:\.0)?(?: ?(?:-|–|to) ?\d{1,3})?(?: ?\([^()]*\b(?:each|per|servings?|people|persons?)\b[^()]*\))?$/;
const BEFORE =
  /\b(?:serves|servings?|portions?|feeds|people|personen|personnes|personas)(?: ?:)?(?: about| for)? ?(\d{1,3})(?!\d)/;
const AFTER =
  /(\d{1,3})(?: ?(?:-|–|to) ?\d{1,3})?(?: large| small| generous| adult)? ?(?:servings?|portions?|portionen|people|persons?|personnes|personas|personen|persone|porciones|porzioni|adults|guests|pax)\b/;

/**
 * How many a recipe serves: "4", "Serves 4", "4-6 servings" (the first number). Null for a yield that counts something
 * else, such as "12 muffins": nobody knows how many of them one person eats.
 */
export const servingsOf = (text: string): number | null => {
  const written = tidy(text, LONGEST_TEXT)
    .toLowerCase()
    .replace(/^yields? ?:? /, '')
    .replace(NUMERAL, (word) => String(NUMERALS.indexOf(word) + 1));
  const found = ALONE.exec(written) ?? AFTER.exec(written) ?? BEFORE.exec(written);
  const servings = Number(found?.[1] ?? 0);
  return servings >= 1 && servings <= MOST_SERVINGS ? servings : null;
};
