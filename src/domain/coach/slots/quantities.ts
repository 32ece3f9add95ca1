import { isWeight } from '../../body/progress/weight-entry.ts';
import { NUMBER, numberIn } from '../../food/amounts/written-numbers.ts';

export const GLASS_LITRES = 0.25;

const LITRES_PER: readonly (readonly [RegExp, number])[] = [
  [/^(?:ml|mls|millilit(?:er|re)s?)$/, 0.001],
  [/^(?:cl)$/, 0.01],
  [/^(?:dl)$/, 0.1],
  [/^(?:l|ltr|ltrs|lit(?:er|re)s?)$/, 1],
  [/^(?:glass|glasses)$/, GLASS_LITRES],
  [/^(?:cups?|mugs?)$/, 0.24],
  [/^(?:bottles?)$/, 0.5],
  [/^(?:oz|ounces?|fl oz|fluid ounces?)$/, 0.0296],
  [/^(?:pints?)$/, 0.5],
];
const LITRE_UNITS =
  'ml|mls|millilit(?:er|re)s?|cl|dl|l|ltrs?|lit(?:er|re)s?|glass(?:es)?|cups?|mugs?|bottles?|fl oz|fluid ounces?|oz|ounces?|pints?';
const DRINK = new RegExp(`(?:^|\\s)(${NUMBER})?\\s*(?:more |big |small |full |large )?(${LITRE_UNITS})\\b`);

/** Litres that a text names: "two glasses", "500 ml", "a bottle"; null where it names none. */
export const litresIn = (text: string): number | null => {
  const found = DRINK.exec(text);
  if (found === null) return null;
  const per = LITRES_PER.find(([name]) => name.test(found[2] ?? ''))?.[1] ?? 0;
  const litres = numberIn(found[1] ?? '1') * per;
  return Number.isFinite(litres) && litres > 0 ? Math.round(litres * 1000) / 1000 : null;
};

const KG_PER_POUND = 0.45359237;
const POUNDS_PER_STONE = 14;

/** A body weight in kg to one decimal; null where none, or one that the product does not take. */
export const weightIn = (text: string): number | null => {
  const kg = kgIn(text);
  return isWeight(kg) ? kg : null;
};

/** Kilograms to one decimal; pounds and stone are converted. NaN where a text names none. */
export const kgIn = (text: string): number => {
  const stone = new RegExp(
    `(${NUMBER}) (?:stones?|st)\\b(?: (?:and )?(${NUMBER})(?: (?:lbs?|pounds?))?)?`,
  ).exec(text);
  const pounds = new RegExp(`(${NUMBER}) (?:lbs?|pounds?)\\b`).exec(text);
  const kilos = /(\d+(?:\.\d+)?)/.exec(text);
  const kg =
    stone !== null
      ? (numberIn(stone[1] ?? '0') * POUNDS_PER_STONE + numberIn(stone[2] ?? '0')) * KG_PER_POUND
      : pounds !== null
        ? numberIn(pounds[1] ?? '0') * KG_PER_POUND
        : kilos !== null
          ? Number(kilos[1])
          : Number.NaN;
  return Math.round(kg * 10) / 10;
};
