import type { Measure } from '../../../terms/food.ts';
import { nutrientIndex } from '../../../terms/nutrients.ts';
import { kitchenCount } from '../amounts/kitchen-amounts.ts';
import { scaleMeasure } from '../amounts/measure.ts';
import type { EdibleFood } from '../catalogue/eaten-food.ts';

/** A way to say how much of a food: by a household measure, or by weight. */
export interface AmountUnit extends Measure {
  /** The amount before the person changes it. */
  readonly usual: number;
  readonly step: number;
  readonly most: number;
}

const GRAMS: AmountUnit = { label: 'g', grams: 1, usual: 100, step: 10, most: 2000 };
const MILLILITRES: AmountUnit = { ...GRAMS, label: 'ml' };

type Measured = Pick<EdibleFood, 'measures' | 'per'> & Partial<Pick<EdibleFood, 'per100'>>;

/** Nuts, cheese and pesto: a little of them is meant. */
const DENSE = { kcal: 350, usual: 30 };

const kcalPer100 = ({ per100 = [] }: Pick<Measured, 'per100'>): number =>
  per100[nutrientIndex.energy_kcal] ?? 0;

const baseUnit = (food: Pick<Measured, 'per' | 'per100'>): AmountUnit => {
  const unit = food.per === 'ml' ? MILLILITRES : GRAMS;
  return kcalPer100(food) > DENSE.kcal ? { ...unit, usual: DENSE.usual } : unit;
};

/** By weight, or of a drink by volume. */
export const isBaseUnit = ({ label }: Measure): boolean => label === 'g' || label === 'ml';

/** The amounts that may be typed: whole grams or millilitres, tenths of a measure. */
export const amountRule = (unit: AmountUnit) =>
  isBaseUnit(unit)
    ? ({ min: 1, max: unit.most, decimals: 0 } as const)
    : ({ min: 0.1, max: unit.most, decimals: 1 } as const);

const SPOONS = ['tbsp', 'tsp', 'pinch'];
const isOunces = ({ label }: Measure): boolean => label.startsWith('fl oz');
const OUNCES_OF_GLASS = 8;
/** More kcal than anybody eats of one food without saying so: a cup of peanut butter, a whole cake. */
const PLENTY = { cup: 500, other: 900 };
/** Sizes of the shop, which nobody eats at once. */
const SHOP_SIZES = /^(?:quart|gallon|package|loaf|box)\b/;
const BEHIND_WEIGHT = 6;
/** A single chip or almond, of which nobody eats one. */
const TINY_GRAMS = 5;
/** One strip of fries, one olive: nobody stops there. */
const BITE_GRAMS = 12;
/** More of them are weighed: nobody counts the halves of walnuts. */
const BITES_COUNTED = 5;

/** So much of it is usually eaten at once. */
const HELPING = 'portion';

/** The usual helping, then whole things, vessels, ounces, spoons and weight; last what is more than is ever meant. */
const placeIn =
  (food: Measured) =>
  ({ label, grams }: Measure): number => {
    if (label === HELPING) return -1;
    const isCup = label.startsWith('cup');
    const kcal = (kcalPer100(food) * grams) / 100;
    if (kcal > (isCup ? PLENTY.cup : PLENTY.other) || SHOP_SIZES.test(label)) return BEHIND_WEIGHT;
    if (isBaseUnit({ label, grams })) return BEHIND_WEIGHT - 1;
    if (grams < BITE_GRAMS && !SPOONS.includes(label) && label !== 'clove') return BEHIND_WEIGHT;
    if (kcalPer100(food) > DENSE.kcal && grams < TINY_GRAMS && !SPOONS.includes(label)) return BEHIND_WEIGHT;
    if (label.startsWith('medium')) return 0;
    return SPOONS.includes(label) ? 4 : isOunces({ label, grams }) ? 3 : isCup ? 2 : 1;
  };

const UNIT_NAMES: Readonly<Record<string, string>> = { g: 'grams', ml: 'millilitres' };
/** "grams", "millilitres", "cup" */
export const unitName = ({ label }: Measure): string => UNIT_NAMES[label] ?? label;

const unitOf = (measure: Measure): AmountUnit =>
  isOunces(measure)
    ? { ...measure, usual: OUNCES_OF_GLASS, step: 1, most: 40 }
    : { ...measure, usual: 1, step: 0.5, most: 20 };

/** Units in which a food is counted, the likeliest first; by weight or volume always. */
export const amountUnits = (food: Measured): readonly AmountUnit[] => {
  const place = placeIn(food);
  return [...food.measures.map(unitOf), baseUnit(food)].sort((one, other) => place(one) - place(other));
};

/** True where so many of a food are so many of its likeliest measure: cans of beer, but no spoons of almonds. */
export const isCountable = (food: Measured): boolean => {
  const [unit] = amountUnits(food);
  return unit !== undefined && !isBaseUnit(unit) && !SPOONS.includes(unit.label);
};

/** The unit in which an amount is a number of steps, and that number; by weight or volume if there is none. */
export const countOf = (food: Measured, grams: number): { unit: AmountUnit; count: number } => {
  for (const unit of amountUnits(food)) {
    const count = Math.round(grams / unit.grams / unit.step) * unit.step;
    if (count > 0 && Math.abs(count * unit.grams - grams) < Math.min(0.5, (unit.step * unit.grams) / 10))
      return { unit, count };
  }
  return { unit: baseUnit(food), count: Math.round(grams) };
};

/** kcal of some grams, whole. */
export const kcalOf = ({ per100 }: Pick<EdibleFood, 'per100'>, grams: number): number =>
  Math.round(((per100[nutrientIndex.energy_kcal] ?? 0) * grams) / 100);

/** "43 kcal per 100 g"; null where nobody knows its energy. */
export const energyNote = ({ per100, per = 'g' }: Pick<EdibleFood, 'per100' | 'per'>): string | null => {
  const kcal = per100[nutrientIndex.energy_kcal];
  return kcal == null ? null : `${Math.round(kcal)} kcal per 100 ${per}`;
};

/** "1½ cups"; "137 g"; "330 ml". */
export const countInWords = (count: number, { label }: Measure): string =>
  label === 'g' || label === 'ml'
    ? `${Math.round(count)} ${label}`
    : (scaleMeasure(`${count} ${label}`, 1) ?? `${kitchenCount(count)} ${label}`);

/** So many grams by weight, or by volume of a drink: "150 g", "330 ml". */
export const weightInWords = (food: Pick<EdibleFood, 'per'>, grams: number): string =>
  countInWords(grams, baseUnit(food));

/** Grams of what is usually eaten of it at once; null where nobody says. */
export const helpingOf = ({ measures }: Pick<Measured, 'measures'>): number | null =>
  measures.find(({ label }) => label === HELPING)?.grams ?? null;

const NEAR = 0.02;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < NEAR * other;

/**
 * An amount as a person would say it: "1 tbsp", "1 portion (120 g)" of the usual helping, "2 medium" where it is a number
 * of halves of a measure, else "364 g" or "330 ml". Empty for no amount.
 */
export const gramsInWords = (food: Measured, grams: number): string => {
  if (grams <= 0) return '';
  const units = amountUnits(food).filter((unit) => !isBaseUnit(unit));
  const helping = units.find(({ label }) => label === HELPING);
  const isHelping = helping !== undefined && isNear(grams, helping.grams);
  if (isHelping && !units.some((unit) => unit !== helping && isNear(grams, unit.grams)))
    return `1 ${HELPING} (${weightInWords(food, grams)})`;
  const said =
    units.find((unit) => {
      if (unit === helping) return false;
      const isBite = unit.grams < BITE_GRAMS && !SPOONS.includes(unit.label);
      const whole = Math.round((grams / unit.grams) * 2);
      const most = isBite ? BITES_COUNTED : unit.most;
      const isOne = !isHelping || whole === 2;
      return isOne && whole >= 1 && whole <= most * 2 && isNear((grams / unit.grams) * 2, whole);
    }) ?? baseUnit(food);
  return countInWords(grams / said.grams, said);
};
