import { NUMBER, numberIn } from '../amounts/written-numbers.ts';
import type { EdibleFood } from '../catalogue/eaten-food.ts';
import { helpingOf } from './food-amounts.ts';

/** Amounts as people say them of what they ate: by weight, and by what it was in. */

const GRAMS_PER: readonly (readonly [RegExp, number])[] = [
  [/^k/, 1000],
  [/^glass/, 240],
  [/^g/, 1],
  [/^(?:oz|ounce)/, 28.35],
  [/^bowl/, 200],
  [/^plate/, 250],
  [/^handful/, 30],
  [/^punnet/, 250],
];
const SPOKEN = new RegExp(
  `(${NUMBER}) ?(kg|kilos?|g|gr|grams?|oz|ounces?|bowls?|plates?|handfuls?|punnets?|glass(?:es)?)\\b(?: of\\b)?`,
);

/** Grams that a text in lower case names, the usual ones for bowls, plates, handfuls and glasses; null where none. */
export const gramsIn = (text: string): number | null => {
  const found = SPOKEN.exec(text);
  if (found === null) return null;
  const [, count = '0', unit = ''] = found;
  const grams = numberIn(count) * (GRAMS_PER.find(([name]) => name.test(unit))?.[1] ?? 0);
  return grams > 0 && Number.isFinite(grams) ? Math.round(grams * 10) / 10 : null;
};

/** A text without the amount that `gramsIn` reads. */
export const withoutGrams = (text: string): string => text.replace(SPOKEN, '').trim();

/** Measures that recipes do not have, or mean otherwise: "a rice bowl" is a dish of a shop. */
const VAGUE = /\b(?:bowls?|plates?|punnets?|glass(?:es)?)\b/;
/** True where a text names an amount by what the food was in. */
export const isVague = (text: string): boolean => VAGUE.test(text) && gramsIn(text) !== null;

const VESSEL =
  '(bags?|packets?|packs?|bars?|pots?|plates?|platefuls?|bowls?|mugs?|portions?|servings?|helpings?)';
const IN_VESSEL = new RegExp(
  `^(?:(${NUMBER}|an?) )?(?:(?:small|medium|large|big|good|decent|full|whole) )?${VESSEL} of (.+)$`,
);
const VESSEL_LAST = new RegExp(`\\b${VESSEL}$`);

/** An amount and what it is of, as people say it: "a bowl of soup", "2 bananas". */
export const inWords = (amount: string | null, of: string): string =>
  amount === null ? of : `${amount}${VESSEL_LAST.test(amount) ? ' of' : ''} ${of}`;

/** A bowl of beans is more than the beans beside a dish. */
const FILLED = /^(?:bowl|plate)/;

/** "A big bowl of porridge", "2 bags of crisps": how many, of what, and whether it is filled; null for other words. */
export const vesselsIn = (
  text: string,
): { readonly count: number; readonly rest: string; readonly isFilled: boolean } | null => {
  const [, count, vessel = '', rest = ''] = IN_VESSEL.exec(text) ?? [];
  if (rest === '') return null;
  const isOne = count === undefined || /^an?$/.test(count);
  return { count: isOne ? 1 : numberIn(count), rest, isFilled: FILLED.test(vessel) };
};

/** Grams of so many vessels by the helping of a food, if it has one: `filled` is what such a vessel holds, else null. */
export const helpingsIn = (
  { count, isFilled }: { readonly count: number; readonly isFilled: boolean },
  food: Pick<EdibleFood, 'measures'>,
  filled: number | null,
): number | null => {
  const helping = helpingOf(food);
  if (helping === null) return filled;
  return isFilled ? Math.max(count * helping, filled ?? 0) : count * helping;
};

const CUPS_OF_BOWL = 1.5;
const BOWL_GRAMS = gramsIn('1 bowl') ?? 0;
const GLASS_GRAMS = gramsIn('1 glass') ?? 0;
/** A glass as it is poured: of wine, and of spirits. */
const POURED = /^(?:glass|wine glass|serving|jigger|shot)\b/;

/** Grams that a text names of a food: glasses and bowls of it by its own measures, as cornflakes are lighter than soup. */
export const gramsOf = (text: string, { measures }: Pick<EdibleFood, 'measures'>): number | null => {
  const grams = gramsIn(text);
  const glass = measures.find(({ label }) => POURED.test(label));
  if (grams !== null && glass !== undefined && /\bglass(?:es)?\b/.test(text))
    return Math.round((grams / GLASS_GRAMS) * glass.grams);
  const cup = measures.find(({ label }) => label.startsWith('cup'));
  return grams === null || cup === undefined || !/\bbowls?\b/.test(text)
    ? grams
    : Math.round((grams / BOWL_GRAMS) * CUPS_OF_BOWL * cup.grams);
};
