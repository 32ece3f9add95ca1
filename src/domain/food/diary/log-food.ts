import type { Food, Slot } from '../../../terms/food.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { describeFood, type EdibleFood, foodOfDescribed } from '../catalogue/eaten-food.ts';
import type { EatenFood } from '../journal/fold.ts';
import type { OwnThings } from '../own-food/own-food.ts';
import { kcalOf } from './food-amounts.ts';

/** Something done to the log, in words, and how it is taken back. */
export interface DiaryChange {
  readonly words: string;
  readonly facts: readonly JournalFact[];
  readonly undo: readonly JournalFact[];
}

/** Food eaten beside the plan, by its entry in the log. */
export interface LoggedFood extends EatenFood {
  readonly entry: string;
}

/** Own foods and those of the library have a prefix; they may change or go, so the log describes them. */
const isBeyondCatalogue = (id: string): boolean => id.includes(':');

/** Some grams of a food in the form of the log: of a food that is not in the catalogue it holds name and nutrients. */
export const eatenOf = (
  food: EdibleFood,
  grams: number,
  slot: Slot,
  foods: ReadonlyMap<string, Food>,
): EatenFood => ({
  slot,
  food: food.id,
  grams,
  kcal: kcalOf(food, grams),
  ...(foods.has(food.id) && !isBeyondCatalogue(food.id) ? {} : describeFood(food, grams)),
});

/**
 * The food of something eaten, to change the amount of it: with the figures as eaten, and the measures of the catalogue
 * or of the member's own food. Null where its amount cannot be changed.
 */
export const foodOfEaten = (
  eaten: EatenFood,
  foods: ReadonlyMap<string, Food>,
  own: OwnThings['foods'],
): EdibleFood | null => {
  const described = foodOfDescribed(eaten);
  if (described === null && eaten.grams > 0) return foods.get(eaten.food) ?? null;
  const measures = own.get(eaten.food)?.item.measures;
  return described === null || measures === undefined ? described : { ...described, measures };
};

const fact = (day: LocalDay, food: LoggedFood, eaten: boolean): JournalFact => ({
  day,
  kind: 'food.eaten',
  payload: { ...food, eaten },
});

/** Foods beside the plan that were eaten on a day. */
export const foodsAdded = (day: LocalDay, foods: readonly LoggedFood[], words: string): DiaryChange => ({
  words,
  facts: foods.map((food) => fact(day, food, true)),
  undo: foods.map((food) => fact(day, food, false)),
});

export const foodRemoved = (day: LocalDay, food: LoggedFood, words: string): DiaryChange => ({
  words,
  facts: [fact(day, food, false)],
  undo: [fact(day, food, true)],
});

/** A food of the log of a day. */
export interface FoodOfDay {
  readonly day: LocalDay;
  readonly food: LoggedFood;
}

/**
 * Another amount, meal or day for a food of the log. On another day it is a new entry: `to.food` then has an entry of its
 * own, and the old one is removed.
 */
export const foodChanged = (from: FoodOfDay, to: FoodOfDay, words: string): DiaryChange => ({
  words,
  facts: from.day === to.day ? [putOf(to)] : [removalOf(from), putOf(to)],
  undo: from.day === to.day ? [putOf(from)] : [removalOf(to), putOf(from)],
});

const putOf = ({ day, food }: FoodOfDay): JournalFact => fact(day, food, true);
const removalOf = ({ day, food }: FoodOfDay): JournalFact => fact(day, food, false);
