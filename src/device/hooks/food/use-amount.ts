import { useState } from 'react';
import type { EdibleFood } from '../../../domain/food/catalogue/eaten-food.ts';
import {
  type AmountUnit,
  amountUnits,
  countOf,
  isBaseUnit,
  kcalOf,
} from '../../../domain/food/diary/food-amounts.ts';

/** An amount of a food that somebody is choosing. */
export interface Amount {
  readonly units: readonly AmountUnit[];
  readonly unit: AmountUnit;
  readonly count: number;
  readonly grams: number;
  readonly kcal: number;
  /** As it was typed. */
  readonly setCount: (count: number) => void;
  /** By the unit's label; the amount stays the same. */
  readonly chooseUnit: (label: string) => void;
  /** Null where it ends. */
  readonly less: (() => void) | null;
  readonly more: (() => void) | null;
}

/** So many grams in another unit: whole grams, tenths of everything else. */
const countIn = (unit: AmountUnit, grams: number): number => {
  const steps = isBaseUnit(unit) ? 1 : 10;
  return Math.max(1 / steps, Math.min(unit.most, Math.round((grams / unit.grams) * steps) / steps));
};

/** The amount of a food, in its own measures or by weight or volume. It begins with so many grams. */
export const useAmount = (food: EdibleFood, usual: number): Amount => {
  const [{ unit, count }, setChosen] = useState(() => countOf(food, usual));
  const units = amountUnits(food);
  const grams = Math.round(count * unit.grams * 10) / 10;
  const step = (next: number) => () => setChosen({ unit, count: next });
  return {
    units,
    unit,
    count,
    grams,
    kcal: kcalOf(food, grams),
    setCount: (next) => setChosen({ unit, count: next }),
    chooseUnit: (label) => {
      const next = units.find((each) => each.label === label);
      if (next !== undefined) setChosen({ unit: next, count: countIn(next, grams) });
    },
    less: count - unit.step <= 0 ? null : step(count - unit.step),
    more: count + unit.step > unit.most ? null : step(count + unit.step),
  };
};
