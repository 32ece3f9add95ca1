import type { Allergen } from '../../../terms/food.ts';
import { wordsOf } from '../catalogue/word-forms.ts';
import { createFatChoice } from './fat-share.ts';
import { type FoodIndex, foodStem, type Named } from './food-index.ts';
import type { Library, LibraryFood } from './library.ts';
import { type Amount, readAmounts } from './line-amounts.ts';
import { claimsIn, withoutClaims } from './line-claims.ts';
import { unitOf } from './line-units.ts';
import { ADDED_BY, chatterOf, isFramed, isPreparation, TO_TASTE } from './line-words.ts';
import { createMatcher, type FoodMatch, isAsEaten, isDish, type Speaker } from './match-food.ts';
import { createSplitter, type LinePart } from './split-line.ts';
import { timesOf, type Weighed, weigh } from './weigh-line.ts';

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
  /** Certainty of the food: by a name of it, by a name of several or of a like food, or guessed. Null without a food. */
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
/** Bullets, ticks, pictures, box and number of a list. */
const BULLET =
  /^(?:\s|\[[ xX✓]?\]|\d\ufe0f?\u20e3|[\u2460-\u24ff\u2776-\u2793]|\d+[.)]\s(?=\D|\d+ ?\p{L})|\.(?!\d)|[^\p{L}\p{N}\p{Ps}\p{Pi}\s#"'.])+/u;
const BRACKETS = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;
/** "1 lemon, juiced", "2 limes, zest and juice". */
const SQUEEZED = /^(lemon|lime|orange|grapefruit)s?\b,?.*\bjuiced?\b.*$/i;
/** Nobody writes an ingredient so. */
const HEADS_A_LIST = /:\W*$|^(?:for|to)\b|^(?:step|part|day|stage) \d|^[#*]/i;
/** "For the topping: chopped peanuts" */
const LABEL = /^([^\d,:()]{2,40}):\s+(?=\S)/;
/** "Season with salt and pepper" */
const COMMAND = /^(?:season|garnish|sprinkle|scatter|drizzle|dust|brush|top|finish|serve)\b[^,]*?\bwith\s+/i;
const MOST_LIKE = 12;
const SPOON_ML = 20;
const MOST_WORDS_OF_NAME = 4;

const digits = (value: number): number =>
  value >= 1000 ? Math.round(value * 10) / 10 : Number(value.toPrecision(4));

/** The noun of a name: "cracker" of "Gluten-free crackers, made with flour". */
const nounOf = ({ name }: LibraryFood): string =>
  foodStem(wordsOf(name.replace(BRACKETS, ' ').split(',')[0] ?? '').at(-1) ?? '');

const isMentioned = ({ id, kind }: Named): boolean => kind !== 'also' && !isAsEaten(kind) && !isDish(id);

/**
 * Makes a reader of ingredient lines, which matches their words to the foods of a library. A line that lists several
 * foods gives one ingredient for each. An eater's words are read likewise, and mean foods as they are eaten.
 */
export const createLineReader = (
  library: Library,
  index: FoodIndex,
  speaker: Speaker = 'cook',
): ((line: string) => readonly [IngredientLine, ...IngredientLine[]]) => {
  const match = createMatcher(index, speaker);
  const byFat = createFatChoice(library, index);

  /** Foods whose names share the last words: other onions for an onion. */
  const likeOf = (food: LibraryFood, words: readonly string[]) => (): readonly LibraryFood[] =>
    [words.join(' '), words.at(-1) ?? '']
      .flatMap((text) => index.find(text, MOST_LIKE))
      .flatMap((id) => library.food(id) ?? [])
      .filter(({ category }) => category === food.category);

  /** Chooses between two foods with one name: a pinch is of a spice, a spoon or a piece of what has such a measure. */
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

  const matchAlone = (text: string): FoodMatch | null =>
    match(text.replace(TO_TASTE, ' ').trim(), [], false, () => 0);

  /** "Soy sauce" and "Parmesan to serve" could be headings, but somebody may be allergic to them. */
  const namesFood = (text: string): boolean => !HEADS_A_LIST.test(text) && matchAlone(text)?.sure === 'sure';

  /** Other foods that a text names beside the words that were understood, and whether they are alternatives. */
  const mentionsIn = (text: string, used: ReadonlySet<string>) => {
    const words = wordsOf(text).map(foodStem);
    const or = words.indexOf('or');
    return words.flatMap((_, from) =>
      Array.from({ length: MOST_WORDS_OF_NAME }, (__, more) => words.slice(from, from + more + 1))
        .filter((run) => !run.some((word) => used.has(word) || isPreparation(word)))
        .flatMap((run) => {
          const food = library.food(index.named(run).find(isMentioned)?.id ?? '');
          return food === null ? [] : [{ food, isAlternative: or >= 0 && from > or }];
        }),
    );
  };

  /** The food, or one like it that is what the text says: no beef is vegan mince. Null where none is. */
  const keepingClaims = (food: LibraryFood, text: string, words: readonly string[]): LibraryFood | null => {
    const claims = claimsIn(text);
    const keeps = (one: LibraryFood): boolean => claims.every(({ isKept }) => isKept(one));
    if (keeps(food)) return food;
    const others = claims
      .flatMap(({ names }) => names.map((name) => `${name} ${words.join(' ')}`))
      .flatMap((name) => index.find(name, MOST_LIKE))
      .flatMap((id) => (isDish(id) ? [] : (library.food(id) ?? [])))
      .sort((one, other) => wordsOf(one.name).length - wordsOf(other.name).length);
    return others.find((other) => keeps(other) && nounOf(other) === words.at(-1)) ?? null;
  };

  const readPart = ({ text, isClear }: LinePart): Ingredient => {
    const { amount, exact, more, rest } = readAmounts(text);
    const inside = [...rest.matchAll(BRACKETS)].map(([, words = '']) => words);
    const words = withoutClaims(rest.replace(BRACKETS, ' '))
      .replace(/\s+/g, ' ')
      .trim()
      .replace(SQUEEZED, '$1 juice');
    const isCanned = amount?.unit?.name === 'can';
    const found = match(words, inside, isCanned, fitOf(amount));
    const matched = found === null ? null : library.food(found.id);
    const food = matched === null ? null : keepingClaims(byFat(matched, text), text, found?.words ?? []);
    const named: Amount | null =
      amount !== null && amount.unit === null && found?.piece != null
        ? { ...amount, unit: { kind: 'piece', name: found.piece } }
        : amount;

    const isToTaste =
      amount === null && exact === null && (TO_TASTE.test(text) || food?.category === 'Herbs & spices');
    const like = food === null || found === null ? () => [] : likeOf(food, found.words);
    const weighed = (each: Amount | null): Weighed | null => {
      const one = each === null || food === null ? null : weigh(each, food, found?.words ?? [], like);
      return one === null || each === null || food === null
        ? null
        : { ...one, grams: one.grams * timesOf(text, each, food) };
    };
    const first = weighed(exact) ?? weighed(named);
    const besides = more === null ? null : weighed(more);
    const grams =
      first === null || (more !== null && besides === null) ? null : first.grams + (besides?.grams ?? 0);

    // "Besan (gram flour)" says one food twice, and the flour in it is no other.
    const again = inside
      .map((each) => wordsOf(each).map(foodStem))
      .filter((stems) => index.named(stems).some(({ id }) => id === found?.id));
    const used = new Set([...(found?.words ?? []), ...again.flat()]);
    const notUnderstood = wordsOf(`${words} ${inside.join(' ')}`.replace(TO_TASTE, ' ')).filter(
      (word) =>
        !used.has(foodStem(word)) &&
        !isPreparation(foodStem(word)) &&
        !/^\d/.test(word) &&
        unitOf(word) === null,
    );
    const others = mentionsIn(`${words} ${inside.join(' ')}`, used);
    const lacking = (allergens: readonly Allergen[]): readonly Allergen[] =>
      allergens.filter((allergen) => food?.allergens.includes(allergen) === false);
    const added = wordsOf(text).flatMap((word) => ADDED_BY.get(word) ?? []);
    const isHalf = others.some(
      (other) =>
        !other.isAlternative &&
        (lacking(other.food.allergens).length > 0 ||
          !['vegan', food?.diet, food?.diet === 'meat' ? other.food.diet : ''].includes(other.food.diet)),
    );
    const beside = found === null ? [] : library.allergensBeside(found.id, found.words.join(' '));
    return {
      kind: 'ingredient',
      text: text.trim(),
      amount: named === null ? null : digits(named.count),
      unit: named?.unit?.name ?? null,
      food: food?.id ?? null,
      grams: isToTaste ? 0 : grams === null ? null : digits(grams),
      sure: found === null || food === null ? null : isClear && !isHalf ? found.sure : 'unsure',
      isWeighed: isToTaste || ((first?.isOwn ?? false) && (besides?.isOwn ?? true)),
      notUnderstood: notUnderstood.join(' '),
      allergensBeside: [
        ...new Set([...beside, ...lacking([...added, ...others.flatMap((other) => other.food.allergens)])]),
      ],
    };
  };

  const split = createSplitter({
    isFood: (words) => {
      const found = matchAlone(words.replace(BRACKETS, ' '));
      return found !== null && found.sure !== 'unsure';
    },
    isOneName: (words) =>
      index.named(
        wordsOf(words.replace(BRACKETS, ' '))
          .filter((word) => word !== 'and')
          .map(foodStem),
      ).length > 0,
  });

  const readParts = (text: string, whole: string): readonly [IngredientLine, ...IngredientLine[]] => {
    const [first, ...others] = split(text);
    if (first === undefined) return [{ kind: 'note', text: whole }];
    if (others.length === 0) return [{ ...readPart(first), text: whole }];
    return [readPart(first), ...others.map(readPart)];
  };

  return (line) => {
    const whole = line.trim();
    const bare = line.slice(0, MOST_LETTERS).replace(BULLET, '').trim();
    const text = bare === '' ? whole.slice(0, MOST_LETTERS) : bare;
    const [all = '', label = ''] = LABEL.exec(text) ?? [];
    if (label !== '' && chatterOf(label, false) === 'heading' && !namesFood(label)) {
      const listed = text.slice(all.length);
      return readParts(TO_TASTE.test(label) ? `${listed} ${label.toLowerCase()}` : listed, whole);
    }
    const chatter = isFramed(whole) ? 'heading' : chatterOf(text, readAmounts(text).amount !== null);
    if (wordsOf(text).length === 0) return [{ kind: 'note', text: whole }];
    if (chatter === 'note' || (chatter === 'heading' && (isFramed(whole) || !namesFood(text))))
      return [{ kind: chatter, text: whole }];
    if (chatter === 'sentence') {
      const listed = text.replace(COMMAND, '');
      if (listed !== text) return readParts(`${listed} to taste`, whole);
      const one = readPart({ text, isClear: true });
      if (one.sure === null || one.sure === 'unsure') return [{ kind: 'note', text: whole }];
      const { notUnderstood } = readPart({ text: text.replace(BRACKETS, ' '), isClear: true });
      return [{ ...one, text: whole, sure: notUnderstood === '' ? one.sure : 'unsure' }];
    }
    return readParts(text, whole);
  };
};
