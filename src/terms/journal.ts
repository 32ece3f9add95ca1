import type { Allergen, DietClass, MealKind, ShopCategory, Slot } from './food.ts';
import type { LocalDay } from './local-day.ts';
import type { Nutrient } from './nutrients.ts';
import type { LeftoverPlace, Opinion, OwnTargets } from './plan.ts';
import type { ActivityLevel } from './profile.ts';

/** The payload of each kind of operation. A new kind is a new line here and in the fold. */
export interface JournalPayloads {
  /** Litres drunk; negative takes some back. */
  readonly 'water.add': { readonly litres: number };
  /** `dish` is the recipe's id where the plan has one, else its name; `kcal` is that of the portion. */
  readonly 'meal.eaten': {
    readonly planId: string | null;
    readonly slot: Slot;
    readonly dish: string;
    readonly kcal: number;
    readonly eaten: boolean;
  };
  /** `item` names one line of the shopping list. */
  readonly 'shopping.tick': { readonly item: string; readonly ticked: boolean };
  /** The day's weight; null takes it off the log. */
  readonly 'weight.set': { readonly kg: number | null };
  /**
   * The answer to a check-in: the daily expenditure that plans rest on from now on, in kcal, and the member's activity
   * then; null for the formula. It holds until the next one, and its day is that of the answer.
   */
  readonly 'energy.set': { readonly kcal: number | null; readonly activity: ActivityLevel };
  /** The member's own figures for a day, from now on. */
  readonly 'targets.set': OwnTargets;
  /** A fitness routine as it is from now on. `routine` is its id; energy in kcal for the whole of it. */
  readonly 'routine.set': {
    readonly routine: string;
    readonly name: string;
    readonly kcal: number;
    readonly minutes: number;
    readonly description: string;
  };
  readonly 'routine.remove': { readonly routine: string };
  /** The meals of a slot from now on: a swap, a portion, a move; empty if skipped, null as planned. */
  readonly 'meals.set': {
    readonly planId: string;
    readonly slot: Slot;
    readonly meals: readonly { readonly recipe: string; readonly portion: number }[] | null;
  };
  /** A locked slot is left alone when the plan is made anew. */
  readonly 'meals.lock': { readonly planId: string; readonly slot: Slot; readonly locked: boolean };
  /** People at the table: for a slot of the day or, without one, for every meal from that day on; null as before. */
  readonly 'table.set': {
    readonly slot: Slot | null;
    readonly people: number | null;
    /** Meals from that day on with another number than `people`; only without a slot. */
    readonly meals?: readonly { readonly slot: Slot; readonly people: number }[];
  };
  /** Food beside the plan. `entry` is its own id; `kcal` is that of the `grams` as eaten. */
  readonly 'food.eaten': {
    readonly entry: string;
    readonly slot: Slot;
    readonly food: string;
    readonly grams: number;
    readonly kcal: number;
    readonly eaten: boolean;
    /** The name of a food that is not in the catalogue, as `DescribedFood` has it. */
    readonly name?: string;
    readonly nutrients?: readonly { readonly nutrient: Nutrient; readonly amount: number }[];
    readonly per?: 'ml';
  };
  /** `takes` left the pantry, in grams as bought. */
  readonly 'meal.cooked': {
    readonly planId: string | null;
    readonly slot: Slot;
    readonly recipe: string;
    readonly takes: readonly { readonly food: string; readonly grams: number }[];
    readonly cooked: boolean;
  };
  /** Total grams of a food bought on the day: two devices that tick one line buy it once. */
  readonly 'shopping.bought': { readonly food: string; readonly grams: number };
  /** A line that the member wrote on the list. `item` is its own id, which `shopping.tick` names. */
  readonly 'shopping.add': {
    readonly item: string;
    readonly name: string;
    readonly quantity: string;
    readonly wanted: boolean;
  };
  /** So many grams as bought of a food are at home now. */
  readonly 'pantry.set': { readonly food: string; readonly grams: number };
  /** The member's opinion of a dish from now on, through the day `until` if there is one; the operation's day plays no part. */
  readonly 'dish.opinion': {
    readonly recipe: string;
    readonly opinion: Opinion;
    readonly until?: LocalDay;
  };
  /**
   * All servings of a pot that were frozen on the day, thrown away or eaten unplanned on it, or taken out of the freezer
   * for a meal of it. `cooked` is the day of the pot's first meal.
   */
  readonly 'leftover.settled': {
    readonly recipe: string;
    readonly cooked: LocalDay;
    readonly to: LeftoverPlace;
    readonly servings: number;
  };
  /** A food of the member's own as it is from now on: `OwnFood`. `replaces` is the operation whose version was changed, or left. */
  readonly 'food.put': {
    readonly food: string;
    readonly name: string;
    readonly category: ShopCategory;
    readonly diet: DietClass;
    readonly per: 'g' | 'ml';
    readonly nutrients: readonly { readonly nutrient: Nutrient; readonly amount: number }[];
    readonly allergens: readonly { readonly allergen: Allergen }[];
    readonly measures: readonly { readonly label: string; readonly grams: number }[];
    readonly barcode: string | null;
    readonly replaces: string | null;
  };
  readonly 'food.remove': { readonly food: string; readonly replaces: string };
  /** A recipe of the member's own as it is from now on: `OwnRecipe`, with each food's figures per 100 g in its row. */
  readonly 'recipe.put': {
    readonly recipe: string;
    readonly name: string;
    readonly kinds: readonly { readonly kind: MealKind }[];
    readonly servings: number;
    readonly finishedGrams: number | null;
    readonly minutesActive: number;
    readonly minutesTotal: number;
    readonly keeps: number;
    readonly freezes: boolean;
    readonly lines: readonly {
      readonly text: string;
      readonly isIngredient: boolean;
      readonly food: string | null;
      readonly grams: number | null;
      readonly measure: string | null;
    }[];
    readonly foods: readonly ({
      readonly food: string;
      readonly name: string;
      readonly category: ShopCategory | null;
      readonly diet: DietClass;
      readonly planned: string | null;
      readonly times: number;
    } & Readonly<Partial<Record<Nutrient, number>>>)[];
    /** `food` is null for what the member ticked for the whole recipe. */
    readonly allergens: readonly { readonly food: string | null; readonly allergen: Allergen }[];
    readonly steps: readonly { readonly text: string; readonly minutes: number | null }[];
    readonly source: string | null;
    readonly replaces: string | null;
  };
  readonly 'recipe.remove': { readonly recipe: string; readonly replaces: string };
  /**
   * Retracts the entry with this id on every device, wherever either of them comes in the order. The member discarded it
   * before the server had acknowledged it. `day` is the day of that entry.
   */
  readonly 'entry.retract': { readonly entry: string };
}

export type JournalKind = keyof JournalPayloads;

/**
 * One small immutable fact the member entered. `day` is the local calendar day it belongs to (a meal's
 * own day, not the day of the tap). Nothing is ever changed: undo appends the opposite.
 */
export type JournalOperation = {
  readonly [K in JournalKind]: {
    readonly id: string;
    readonly day: LocalDay;
    readonly kind: K;
    readonly payload: JournalPayloads[K];
  };
}[JournalKind];

/** An operation without its id, as a screen records it. */
export type JournalFact = {
  readonly [K in JournalKind]: Omit<Extract<JournalOperation, { readonly kind: K }>, 'id'>;
}[JournalKind];

/**
 * An operation and its place in the order: the server's sequence where it has one (never a device
 * clock), else the device's own, after everything the server has already ordered.
 */
export type JournalEntry = JournalOperation & {
  readonly seq: number;
  readonly serverSeq: number | null;
  /** For an entry that the server refused: the newest sequence at that time. Entries with a later one are newer. */
  readonly refusedAfter?: number | null;
};

/** The ids of the entries that `operations` retract. */
export const retractedBy = (operations: readonly JournalOperation[]): readonly string[] =>
  operations.flatMap((operation) => (operation.kind === 'entry.retract' ? [operation.payload.entry] : []));

/** The entries without the retracted ones and without the retractions. */
export const withoutRetracted = (entries: readonly JournalEntry[]): readonly JournalEntry[] => {
  const retracted = new Set(retractedBy(entries));
  if (retracted.size === 0) return entries;
  return entries.filter(({ id, kind }) => kind !== 'entry.retract' && !retracted.has(id));
};
