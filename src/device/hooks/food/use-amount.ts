import { useState } from 'react';
import type { EdibleFood } from '../../../domain/food/catalogue/eaten-food.ts';
import { type AmountUnit, amountUnits, countOf, kcalOf } from '../../../domain/food/diary/food-amounts.ts';

/** An amount of a food that somebody is choosing. */
export interface Amount {
  readonly units: readonly AmountUnit[];
  readonly unit: AmountUnit;
  readonly count: number;
  readonly grams: number;
  readonly kcal: number;
  /** By the unit's label; the amount is then a usual one. */
  readonly chooseUnit: (label: string) => void;
  /** Null where it ends. */
  readonly less: (() => void) | null;
  readonly more: (() => void) | null;
}

/** The amount of a food, in its own measures or by weight or volume. It begins with so many grams. */
export const useAmount = (food: EdibleFood, usual: number): Amount => {
  const [{ unit, count }, setChosen] = useState(() => countOf(food, usual));
  const units = amountUnits(food);
  const grams = Math.round(count * unit.grams * 10) / 10;
  const setCount = (next: number) => () => setChosen({ unit, count: next });
  return {
    units,
    unit,
    count,
    grams,
    kcal: kcalOf(food, grams),
    chooseUnit: (label) => {
      const next = units.find((each) => each.label === label);
      if (next !== undefined) setChosen({ unit: next, count: next.usual });
    },
    less: count - unit.step <= 0 ? null : setCount(count - unit.step),
    more: count + unit.step > unit.most ? null : setCount(count + unit.step),
  };
};
