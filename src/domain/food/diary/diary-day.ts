import { type Catalogue, SLOTS, type Slot } from '../../../terms/food.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import { servingsInWords } from '../amounts/kitchen-amounts.ts';
import { eatenName } from '../catalogue/eaten-food.ts';
import { SLOT_LABELS } from '../catalogue/slot-labels.ts';
import type { DayState, EatenDish, EatenFood } from '../journal/fold.ts';
import { isOwnId, type OwnThings } from '../own-food/own-food.ts';
import { alcoholOf } from './alcohol.ts';
import { gramsInWords } from './food-amounts.ts';
import type { LoggedFood } from './log-food.ts';

/** The catalogue and own things, which name and measure what was eaten. */
export interface DiaryNames {
  /** Null before the catalogue is here. */
  readonly catalogue: Catalogue | null;
  readonly own: OwnThings;
}

/** One thing that was eaten. */
export interface DiaryLine {
  readonly key: string;
  readonly name: string;
  /** "2 slices", "1 serving"; empty where nobody knows. */
  readonly amount: string;
  readonly kcal: number;
  /** Null for a planned dish. */
  readonly food: LoggedFood | null;
}

export interface DiaryMeal {
  readonly slot: Slot;
  readonly label: string;
  readonly lines: readonly DiaryLine[];
  readonly kcal: number;
}

export interface DiaryDay {
  readonly meals: readonly DiaryMeal[];
  readonly kcal: number;
}

/** Finer differences come from logging whole kcal. */
const STEPS_OF_A_SERVING = 20;

const dishLine = ({ dish, kcal }: EatenDish, { catalogue, own }: DiaryNames): DiaryLine => {
  const known = catalogue?.dishes.get(dish);
  const ofServing = known === undefined ? 0 : amountOf(known.nutrients, 'energy_kcal');
  const portion =
    ofServing > 0 ? Math.round((kcal / ofServing) * STEPS_OF_A_SERVING) / STEPS_OF_A_SERVING : 0;
  const named = known?.name ?? own.recipes.get(dish)?.item.name;
  return {
    key: dish,
    name: named ?? (isOwnId(dish) ? 'Your own dish' : dish),
    amount: portion > 0 ? servingsInWords(portion) : '',
    kcal,
    food: null,
  };
};

/** "330 ml, 13 g of alcohol" */
export const amountEaten = (eaten: EatenFood, { catalogue, own }: DiaryNames): string => {
  const measures =
    catalogue?.foods.get(eaten.food)?.measures ?? own.foods.get(eaten.food)?.item.measures ?? [];
  const amount = gramsInWords({ ...eaten, measures }, eaten.grams);
  return [amount, alcoholOf(eaten) ?? ''].filter((words) => words !== '').join(', ');
};

/** A food that neither the catalogue nor the log knows keeps its weight and energy, without a name. */
export const nameOfEaten = (eaten: EatenFood, { catalogue }: DiaryNames): string =>
  eatenName(eaten, catalogue?.foods) ?? 'Something else';

const foodLine = (food: LoggedFood, names: DiaryNames): DiaryLine => ({
  key: food.entry,
  name: nameOfEaten(food, names),
  amount: amountEaten(food, names),
  kcal: food.kcal,
  food,
});

const sum = (amounts: readonly { readonly kcal: number }[]): number =>
  amounts.reduce((total, { kcal }) => total + kcal, 0);

/** Everything that was eaten on a day, planned dishes before what was eaten beside them, and the energy of it in kcal. */
export const diaryDay = (log: Pick<DayState, 'eaten' | 'foods'>, names: DiaryNames): DiaryDay => {
  const meals = SLOTS.map((slot): DiaryMeal => {
    const lines = [
      ...[...log.eaten.values()].filter((dish) => dish.slot === slot).map((dish) => dishLine(dish, names)),
      ...[...log.foods]
        .filter(([, eaten]) => eaten.slot === slot)
        .map(([entry, eaten]) => foodLine({ ...eaten, entry }, names)),
    ];
    return { slot, label: SLOT_LABELS[slot], lines, kcal: sum(lines) };
  });
  return { meals, kcal: sum(meals) };
};
