import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

/** Progress with a dish, stored on the device, so that closing and reloading lose nothing. */
export interface Cooking {
  readonly recipeId: string;
  /** The planned day; null where the dish is cooked beside the plan. */
  readonly date: LocalDay | null;
  /** Servings on one plate. */
  readonly portion: number;
  readonly people: number;
  /** Servings that are made for later days. */
  readonly later: number;
  /** Servings of them for which rice or pasta is cooked anew on their day; left out for none. */
  readonly anew?: number;
  /** 0 before the start, then the step from 1; one past the last when all is done. */
  readonly step: number;
  /** Foods that are in the pot. */
  readonly ticked: readonly string[];
  /** The slot that was marked eaten at the end; null where none was, or it was taken back. */
  readonly eaten: Slot | null;
  /** The ingredients were taken from the pantry. */
  readonly taken: boolean;
}

const MOST_PEOPLE = 20;
const PORTION_STEP = 0.25;
const LARGEST_PORTION = 4;
const MOST_LATER = 20;

export const beginCooking = ({
  recipeId,
  date,
  portion,
  people,
  later,
  anew = 0,
}: Pick<Cooking, 'recipeId' | 'date' | 'portion' | 'people' | 'later' | 'anew'>): Cooking => ({
  recipeId,
  date,
  portion,
  people,
  later,
  anew,
  step: 0,
  ticked: [],
  eaten: null,
  taken: false,
});

export const servingsOf = ({
  portion,
  people,
  later,
}: Pick<Cooking, 'portion' | 'people' | 'later'>): number => portion * people + later;

/** Servings for which rice or pasta is cooked now. */
export const freshServingsOf = (cooking: Cooking): number =>
  Math.max(servingsOf(cooking) - (cooking.anew ?? 0), cooking.portion * cooking.people);

/** `by` steps on or back, never outside of the recipe. */
export const moveStep = (cooking: Cooking, by: 1 | -1, steps: number): Cooking => ({
  ...cooking,
  step: Math.min(Math.max(cooking.step + by, 0), steps + 1),
});

export const toggleFood = (cooking: Cooking, food: string): Cooking => ({
  ...cooking,
  ticked: cooking.ticked.includes(food)
    ? cooking.ticked.filter((ticked) => ticked !== food)
    : [...cooking.ticked, food],
});

export const changePeople = (people: number, by: 1 | -1): number =>
  Math.min(Math.max(people + by, 1), MOST_PEOPLE);

/** The next quarter of a serving up or down. */
const nextQuarter = (servings: number, by: 1 | -1): number => {
  const quarters = servings / PORTION_STEP;
  return (by === 1 ? Math.floor(quarters + 1e-9) + 1 : Math.ceil(quarters - 1e-9) - 1) * PORTION_STEP;
};

/** To the next quarter of a serving up or down, from whatever the plan asks. */
export const changePortion = (portion: number, by: 1 | -1): number =>
  Math.min(Math.max(nextQuarter(portion, by), PORTION_STEP), LARGEST_PORTION);

/** The same for what is made for later days, down to nothing. */
export const changeLater = (later: number, by: 1 | -1): number =>
  Math.min(Math.max(nextQuarter(later, by), 0), MOST_LATER);
