import type { Catalogue, Dish } from '../../../terms/food.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import { nutrientIndex } from '../../../terms/nutrients.ts';
import { type EdibleFood, foodOfDescribed, nameAsEaten } from '../catalogue/eaten-food.ts';
import { findNamed, isWholeName, type Named } from '../catalogue/find-named.ts';
import { wordsOf } from '../catalogue/word-forms.ts';
import { gramsPerMl } from '../library/density.ts';
import { type FoodIndex, foodStem, foodStems } from '../library/food-index.ts';
import type { Library } from '../library/library.ts';
import { type Amount, readAmounts } from '../library/line-amounts.ts';
import { isAsEaten } from '../library/match-food.ts';
import { weigh } from '../library/weigh-line.ts';
import { foodOfDish } from '../own-food/own-dishes.ts';
import { isOwnId, type OwnThings } from '../own-food/own-food.ts';
import { amountUnits, isCountable } from './food-amounts.ts';
import { gramsOf, helpingsIn, isVague, vesselsIn, withoutGrams } from './spoken-amounts.ts';

/** A food, or a dish of the recipe book, that somebody may have eaten. */
export type EatenChoice = Named &
  ({ readonly kind: 'food'; readonly food: EdibleFood } | { readonly kind: 'dish'; readonly dish: Dish });

/** Comes from the tap and is logged as water. */
const NOT_LOGGED = 'water';
/** Behind every food that fits as well. */
const DISH_WEIGHT = -1;

/** Every food, weighted by the dishes that use it, and the given dishes behind them. */
export const eatenChoices = (
  { foods, dishes }: Catalogue,
  offered: readonly Dish[],
): readonly EatenChoice[] => {
  const uses = new Map<string, number>();
  for (const { ingredients } of dishes.values())
    for (const { food } of ingredients) uses.set(food, (uses.get(food) ?? 0) + 1);
  return [
    ...[...foods.values()]
      .filter(({ id }) => id !== NOT_LOGGED)
      .map((food) => ({
        kind: 'food' as const,
        name: nameAsEaten(food),
        weight: uses.get(food.id) ?? 0,
        food,
      })),
    ...offered.map((dish) => ({ kind: 'dish' as const, name: dish.name, weight: DISH_WEIGHT, dish })),
  ];
};

const knowsEnergy = ({ per100 }: Pick<EdibleFood, 'per100'>): boolean =>
  per100[nutrientIndex.energy_kcal] !== null;

/** The member's own foods, and what they cook by their own recipes. What has no known energy cannot be counted. */
export const ownChoices = (
  { foods }: Pick<OwnThings, 'foods'>,
  catalogue: Catalogue,
): readonly EatenChoice[] => {
  const cooked = [...catalogue.dishes.values()]
    .filter(({ id, withheld, portionGrams }) => isOwnId(id) && withheld === undefined && portionGrams > 0)
    .map((dish) => foodOfDish(dish, catalogue.foods));
  const bought = [...foods.values()].flatMap(({ item, isRemoved }) => (isRemoved ? [] : [item]));
  return [...cooked, ...bought]
    .filter(knowsEnergy)
    .map((food) => ({ kind: 'food' as const, name: food.name, weight: 0, food }));
};

const MOST_OF_LIBRARY = 20;

interface OpenLibrary {
  readonly library: Library;
  readonly index: FoodIndex;
}

/** Foods of the library that the typed words name, without those that `shown` names already. */
const libraryChoices = (
  { library, index }: OpenLibrary,
  text: string,
  shown: readonly EatenChoice[],
): readonly EatenChoice[] => {
  const names = new Set(shown.map(({ name }) => name.toLowerCase()));
  return index.find(text, MOST_OF_LIBRARY).flatMap((id) => {
    const food = library.food(id);
    return food === null || !knowsEnergy(food) || names.has(food.name.toLowerCase())
      ? []
      : [{ kind: 'food' as const, name: food.name, weight: 0, food }];
  });
};

/** The lists that are searched for something eaten. */
export interface EatenPlaces {
  readonly own: readonly EatenChoice[];
  /** A food of the catalogue. */
  readonly known: readonly EatenChoice[];
  /** Null before it is here. */
  readonly library: OpenLibrary | null;
}

/** Nobody eats it like this, unless they say so. */
const AS_SOLD = /\b(?:frozen|raw|dry|dried|powder|uncooked|unprepared|dehydrated|concentrate)\b/i;

const isAsSold = (text: string, { name }: EatenChoice): boolean => AS_SOLD.test(name) && !AS_SOLD.test(text);

const idOf = (choice: EatenChoice): string => (choice.kind === 'food' ? choice.food.id : choice.dish.id);

/**
 * The member's own foods that a text names, then those of the catalogue, then those of the library; of these two what
 * is called so before what only has the words in its name, and last what is sold like that and eaten otherwise.
 */
const choicesNamed = (text: string, { own, known, library }: EatenPlaces): readonly EatenChoice[] => {
  const ids = new Set(own.map(idOf));
  const mine = findNamed(own, text);
  const planned = findNamed(known, text).filter((choice) => !ids.has(idOf(choice)));
  const bought = library === null ? [] : libraryChoices(library, text, [...mine, ...planned]);
  const others = [...planned, ...bought];
  const asEaten = library?.index.named(foodStems(text)).find(({ kind }) => isAsEaten(kind))?.id;
  const isMeant = (choice: EatenChoice): boolean => idOf(choice) === asEaten || isWholeName(text, choice);
  const place = (choice: EatenChoice): number => (isMeant(choice) ? 0 : isAsSold(text, choice) ? 2 : 1);
  return [...mine, ...[...others].sort((one, other) => place(one) - place(other))];
};

export interface RecentFood {
  readonly food: EdibleFood;
  /** Grams that were eaten the last time, or that are proposed. */
  readonly grams: number;
}

export type FoundChoice =
  | (Extract<EatenChoice, { kind: 'food' }> & RecentFood)
  | Extract<EatenChoice, { kind: 'dish' }>;

/** Less is not logged, and nobody eats more of one food. */
const GRAMS_EATEN = { least: 1, most: 2000 };

/** So much of a food, or the usual amount where nobody eats so much. */
const eaten = (food: EdibleFood, grams: number): RecentFood =>
  grams < GRAMS_EATEN.least || grams > GRAMS_EATEN.most ? withUsualAmount(food) : { food, grams };

/** An amount of a food that the words name; the usual one where the food does not tell its weight. */
const withAmount = (food: EdibleFood, words: string, amount: Amount): RecentFood => {
  const density = food.per === 'ml' ? 1 : gramsPerMl(food.measures);
  const weighable = { ...food, category: null, gramsPerMl: density };
  const weighed = weigh(amount, weighable, wordsOf(words).map(foodStem), () => []);
  const isCounted = amount.unit === null && isCountable(food);
  return eaten(food, weighed?.grams ?? (isCounted ? amount.count : 1) * withUsualAmount(food).grams);
};

/** "Glass of wine" is one. */
const ONE_VESSEL = /^(?:bowls?|plates?|handfuls?|glass(?:es)?) of\b/;

/**
 * Everything that the typed words name, foods with the amount that was typed: "2 beers", "1/4 cup walnuts", "a glass of
 * wine".
 */
export const findChoices = (text: string, places: EatenPlaces): readonly FoundChoice[] => {
  const found = (words: string, amountOf: (food: EdibleFood) => RecentFood): readonly FoundChoice[] =>
    choicesNamed(words, places).map((choice) =>
      choice.kind === 'dish' ? choice : { ...choice, ...amountOf(choice.food) },
    );
  const typed = text.trim().toLowerCase();
  const said = ONE_VESSEL.test(typed) ? `a ${typed}` : typed;
  const { amount, exact, rest } = readAmounts(text);
  const measured = exact ?? amount;
  const vessels = vesselsIn(typed);
  const inVessels =
    vessels === null
      ? []
      : found(vessels.rest, (food) => {
          const grams = helpingsIn(vessels, food, vessels.isFilled ? gramsOf(said, food) : null);
          if (grams !== null) return eaten(food, grams);
          return withAmount(food, vessels.rest, measured ?? { count: vessels.count, unit: null, size: null });
        });
  if (inVessels.length > 0) return inVessels;
  const inGlasses = isVague(said)
    ? found(withoutGrams(said), (food) => eaten(food, gramsOf(said, food) ?? 0))
    : [];
  if (inGlasses.length > 0) return inGlasses;
  const withMeasured = measured === null ? [] : found(rest, (food) => withAmount(food, rest, measured));
  return withMeasured.length > 0 ? withMeasured : found(text, withUsualAmount);
};

/** A food before anybody has said how much of it. */
export const withUsualAmount = (food: EdibleFood): RecentFood => {
  const [unit] = amountUnits(food);
  return { food, grams: unit === undefined ? 100 : unit.usual * unit.grams };
};

const MOST_RECENT = 6;

/** Recent off-plan foods, newest first, each food once. */
export const recentFoods = (
  entries: readonly JournalEntry[],
  { foods }: Pick<Catalogue, 'foods'>,
): readonly RecentFood[] => {
  const recent = new Map<string, RecentFood>();
  for (const entry of [...entries].sort((one, other) => other.seq - one.seq)) {
    if (entry.kind !== 'food.eaten' || !entry.payload.eaten) continue;
    const food = foodOfDescribed(entry.payload) ?? foods.get(entry.payload.food) ?? null;
    if (food !== null && !recent.has(food.id)) recent.set(food.id, { food, grams: entry.payload.grams });
  }
  return [...recent.values()].slice(0, MOST_RECENT);
};
