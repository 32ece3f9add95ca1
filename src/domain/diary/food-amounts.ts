import type { EdibleFood } from '../catalogue/eaten-food.ts';
import { nutrientIndex } from '../catalogue/nutrients.ts';
import type { Food, Measure } from '../catalogue/types.ts';
import { kitchenCount, kitchenGrams } from '../kitchen/amounts.ts';
import { scaleMeasure } from '../kitchen/measure.ts';

/** A way to say how much of a food: by a household measure, or by weight. */
export interface AmountUnit extends Measure {
  /** The amount before the person changes it. */
  readonly usual: number;
  readonly step: number;
  readonly most: number;
}

const GRAMS: AmountUnit = { label: 'g', grams: 1, usual: 100, step: 10, most: 2000 };
const SPOONS = ['tbsp', 'tsp', 'pinch'];
/** Whole things before vessels before spoons; what is only ever spooned has nothing else. */
const place = ({ label }: Measure): number =>
  label === 'medium' ? 0 : SPOONS.includes(label) ? 3 : label.startsWith('cup') ? 2 : 1;

/** In which units a food is counted, the likeliest first; by weight always, last. */
export const amountUnits = ({ measures }: Pick<Food, 'measures'>): readonly AmountUnit[] => [
  ...[...measures]
    .sort((one, other) => place(one) - place(other))
    .map((measure) => ({ ...measure, usual: 1, step: 0.5, most: 20 })),
  GRAMS,
];

/** kcal of some grams, whole. */
export const kcalOf = ({ per100 }: Pick<EdibleFood, 'per100'>, grams: number): number =>
  Math.round(((per100[nutrientIndex.energy_kcal] ?? 0) * grams) / 100);

/** "1½ cups"; "150 g". */
export const countInWords = (count: number, { label }: Measure): string =>
  label === 'g'
    ? kitchenGrams(count)
    : (scaleMeasure(`${count} ${label}`, 1) ?? `${kitchenCount(count)} ${label}`);

const NEAR = 0.02;

/** Grams as a person would say them: "2 medium" where they are a number of halves of a measure, else "364 g". */
export const gramsInWords = (food: Pick<Food, 'measures'>, grams: number): string => {
  const said = amountUnits(food).find((unit) => {
    if (unit.label === 'g') return true;
    const halves = (grams / unit.grams) * 2;
    const whole = Math.round(halves);
    return whole >= 1 && whole <= unit.most * 2 && Math.abs(halves - whole) < NEAR * whole;
  });
  return said === undefined ? kitchenGrams(grams) : countInWords(grams / said.grams, said);
};
