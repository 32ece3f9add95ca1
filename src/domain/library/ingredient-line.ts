import type { Allergen } from '../catalogue/types.ts';
import { wordsOf } from '../catalogue/word-forms.ts';
import { type FoodIndex, foodStem } from './food-index.ts';
import type { Library, LibraryFood } from './library.ts';
import { type Amount, readAmounts } from './line-amounts.ts';
import { unitOf } from './line-units.ts';
import { chatterOf, PREPARATION, TO_TASTE } from './line-words.ts';
import { createMatcher, type FoodMatch } from './match-food.ts';
import { weigh } from './weigh-line.ts';

export interface Ingredient {
  readonly kind: 'ingredient';
  readonly text: string;
  /** The middle of a range; null where the line has no amount. */
  readonly amount: number | null;
  /** "g", "cup", "clove"; null for whole pieces and where there is no amount. */
  readonly unit: string | null;
  /** A food of the library; null where no word names one. */
  readonly food: string | null;
  /** 0 for what is only added to taste; null where nothing tells the weight. */
  readonly grams: number | null;
  /** How sure the food is: by a name of it, by a name of several or of a like food, or guessed. Null without a food. */
  readonly sure: FoodMatch['sure'] | null;
  /** False where the weight is that of a like food or of a usual piece. */
  readonly isWeighed: boolean;
  /** Words that no part of this answer comes from. */
  readonly notUnderstood: string;
  /** Allergens of what the words mean that the food standing in for it lacks. */
  readonly allergensBeside: readonly Allergen[];
}

export type IngredientLine = Ingredient | { readonly kind: 'heading' | 'note'; readonly text: string };

/** More of a line is not read: no ingredient takes so many. */
const MOST_LETTERS = 300;
const BULLET = /^(?:[\s•*·▢☐✓+>–—-]|\[[ xX]?\]|\d+[.)]\s(?=\D|\d+ ?\p{L}))+/u;
const BRACKETS = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;
/** "1 lemon, juiced", "2 limes, zest and juice". */
const SQUEEZED = /^(lemon|lime|orange|grapefruit)s?\b,?.*\bjuiced?\b.*$/i;
/** Nobody writes an ingredient so. */
const HEADS_A_LIST = /:\W*$|^(?:for|to)\b|^(?:step|part|day|stage) \d|^[#*]/i;
const MOST_LIKE = 12;
const SPOON_ML = 20;

const digits = (value: number): number => Number(value.toPrecision(4));

/** Makes a reader of ingredient lines, which matches their words to the foods of a library. */
export const createLineReader = (library: Library, index: FoodIndex): ((line: string) => IngredientLine) => {
  const match = createMatcher(index);

  /** Foods whose names share the last words: other onions for an onion. */
  const likeOf = (food: LibraryFood, words: readonly string[]) => (): readonly LibraryFood[] =>
    [words.join(' '), words.at(-1) ?? '']
      .flatMap((text) => index.find(text, MOST_LIKE))
      .flatMap((id) => library.food(id) ?? [])
      .filter(({ category }) => category === food.category);

  /** Of two foods with one name: a pinch is of a spice, a spoon or a piece of what has such a measure. */
  const fitOf =
    (amount: Amount | null) =>
    (id: string): number => {
      const food = library.food(id);
      if (food === null) return 0;
      const unit = amount?.unit ?? null;
      const isSpoon = amount === null || (unit?.kind === 'volume' && unit.ml < SPOON_ML);
      const hasUnit = food.measures.some(({ label }) => label === unit?.name);
      if (isSpoon) return food.category === 'Herbs & spices' ? 30 : hasUnit ? 25 : 0;
      return unit?.kind !== 'weight' && weigh(amount, food, [], () => [])?.isOwn === true ? 15 : 0;
    };

  /** "Soy sauce" and "Parmesan to serve" could be headings, but somebody may be allergic to them. */
  const namesFood = (text: string, chatter: 'heading' | 'note'): boolean =>
    chatter === 'heading' &&
    !HEADS_A_LIST.test(text) &&
    match(text.replace(TO_TASTE, ' ').trim(), [], false, () => 0)?.sure === 'sure';

  return (line) => {
    const text = line.slice(0, MOST_LETTERS).replace(BULLET, '').trim();
    const { amount, exact, rest } = readAmounts(text);
    const chatter = chatterOf(text, amount !== null);
    if ((chatter !== null && !namesFood(text, chatter)) || wordsOf(text).length === 0)
      return { kind: chatter ?? 'note', text: line.trim() };

    const inside = [...rest.matchAll(BRACKETS)].map(([, words = '']) => words);
    const words = rest.replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim().replace(SQUEEZED, '$1 juice');
    const isCanned = amount?.unit?.name === 'can' || amount?.unit?.name === 'jar';
    const found = match(words, inside, isCanned, fitOf(amount));
    const food = found === null ? null : library.food(found.id);
    const named: Amount | null =
      amount !== null && amount.unit === null && found?.piece != null
        ? { ...amount, unit: { kind: 'piece', name: found.piece } }
        : amount;

    const isToTaste =
      amount === null && exact === null && (TO_TASTE.test(text) || food?.category === 'Herbs & spices');
    const like = food === null || found === null ? () => [] : likeOf(food, found.words);
    const weighed =
      food === null
        ? null
        : [exact, named].reduce<ReturnType<typeof weigh>>(
            (known, each) => known ?? (each === null ? null : weigh(each, food, found?.words ?? [], like)),
            null,
          );
    const used = new Set(found?.words);
    const notUnderstood = wordsOf(`${words} ${inside.join(' ')}`).filter(
      (word) =>
        !used.has(foodStem(word)) &&
        !PREPARATION.has(foodStem(word)) &&
        !/^\d/.test(word) &&
        unitOf(word) === null,
    );
    return {
      kind: 'ingredient',
      text: line.trim(),
      amount: named === null ? null : digits(named.count),
      unit: named?.unit?.name ?? null,
      food: food?.id ?? null,
      grams: isToTaste ? 0 : weighed === null ? null : digits(weighed.grams),
      sure: found?.sure ?? null,
      isWeighed: isToTaste || (weighed?.isOwn ?? false),
      notUnderstood: notUnderstood.join(' '),
      allergensBeside: found === null ? [] : library.allergensBeside(found.id, found.words.join(' ')),
    };
  };
};
