import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { Nutrient } from '../../../terms/nutrients.ts';
import type { Token } from '../learned/features.ts';
import { type FoodNames, withNames } from '../learned/food-names.ts';
import type { SpanKind } from '../learned/labels.ts';
import type { Mind } from '../learned/mind.ts';
import type { FoodPhrases } from './food-phrase.ts';
import { nutrientIn } from './nutrient-names.ts';
import { dayIn, slotIn } from './places.ts';
import { isEveryday, plainWords } from './plain-words.ts';
import type { CoachRequest, DishWish, SaidFood } from './request.ts';
import { wishIn } from './wish.ts';

/** Words and moments against which a message is read. */
export interface Known {
  readonly mind: Mind;
  readonly today: LocalDay;
  /** Local time, 0 to 23. */
  readonly hour: number;
  /** The last request of this conversation that was understood. */
  readonly before: CoachRequest | null;
  readonly foods: FoodPhrases;
  /** Id of the dish that words name; null where none, or more than one. */
  readonly dishNamed: (words: string) => string | null;
}

/** Everything that a message names, whatever it is about. */
export interface Slots {
  readonly tokens: readonly Token[];
  /** Plain words, with those for the day. */
  readonly whole: string;
  /** Plain words without those for the day. */
  readonly text: string;
  readonly day: LocalDay | null;
  readonly slot: Slot | null;
  /** The id of a dish that is named. */
  readonly dish: string | null;
  /** The words that stand for a dish, whether one is known or not. */
  readonly called: string | null;
  readonly foods: readonly SaidFood[];
  /** The first amount, whatever it is of. */
  readonly amount: string | null;
  readonly not: readonly string[];
  /** "gluten free", "diabetes": words for a way to eat, an allergy or an illness. */
  readonly condition: string | null;
  readonly of: Nutrient | 'water' | null;
  readonly wish: DishWish;
}

const PIECE = /\d+(?:\.\d+)?|[\p{L}]+|%/gu;

/** The words of plain text, with whether each names a food. */
export const tokensOf = (plain: string, foods: Pick<FoodPhrases, 'isFood'>): readonly Token[] =>
  (plain.match(PIECE) ?? []).map((word) => ({ word, isFood: foods.isFood(word) }));

/** Cuts messages into words. */
export interface Cutter {
  /** The words of a text, or of a part of one. */
  readonly cut: (text: string) => readonly Token[];
  /** All words of a text, with names of foods marked among them. */
  readonly mark: (tokens: readonly Token[]) => readonly Token[];
}

export const cutterOf = (foods: Pick<FoodPhrases, 'isFood'>, names: FoodNames): Cutter => ({
  cut: (text) => tokensOf(plainWords(text, foods.isFood), foods),
  mark: (tokens) => withNames(tokens, names),
});

const PAST = /\b(?:did|ate|eaten|had|drank|was|were|have i|logged)\b/;
const WATER = /\b(?:water|h2o|hydrat\w+|fluids?|drink|drank|drunk)\b/;

interface Named {
  readonly kind: SpanKind;
  readonly words: string;
  /** Places of its first word and of the one behind it. */
  readonly from: number;
  readonly to: number;
}

const isThing = (named: Named | undefined): boolean => named?.kind === 'food' || named?.kind === 'dish';

const JOINS = new Set(['and', 'with', 'plus', 'on', 'in']);

/**
 * Foods with their amounts: each goes with the food behind it, or with the one before where none is behind, or another
 * is joined behind it: "salmon 200 g with broccoli".
 */
const foodsOf = (named: readonly Named[], tokens: readonly Token[]): readonly SaidFood[] => {
  const isOfBefore = (at: number): boolean => {
    const [before, amount, after] = [named[at - 1], named[at], named[at + 1]];
    if (amount?.kind !== 'amount' || !isThing(before)) return false;
    const between = tokens.slice(amount.to, after?.from).map(({ word }) => word);
    return !isThing(after) || (before?.to === amount.from && between.some((word) => JOINS.has(word)));
  };
  return named.flatMap((each, at) => {
    if (!isThing(each)) return [];
    const before = named[at - 1]?.kind === 'amount' && !isOfBefore(at - 1) ? named[at - 1] : undefined;
    const after = isOfBefore(at + 1) ? named[at + 1] : undefined;
    return [{ words: each.words, amount: (before ?? after)?.words ?? null }];
  });
};

const LONGEST_RUN = 5;
const LITTLE = new Set('a an and at do for how i in is it my of on the to what with you'.split(' '));

/** No name begins or ends with a little word, and foods and everyday words alone name no dish. */
const isName = (tokens: readonly Token[]): boolean =>
  !LITTLE.has(tokens[0]?.word ?? '') &&
  !LITTLE.has(tokens.at(-1)?.word ?? '') &&
  tokens.some(({ word, isFood }) => !isFood && !LITTLE.has(word) && !isEveryday(word));

/** Words in a row that may name a dish, the longest first. */
const runsOf = (tokens: readonly Token[]): readonly string[] =>
  Array.from({ length: LONGEST_RUN }, (_, at) => LONGEST_RUN - at).flatMap((length) =>
    tokens
      .slice(0, Math.max(0, tokens.length - length + 1))
      .map((__, from) => tokens.slice(from, from + length))
      .filter(isName)
      .map((run) => run.map(({ word }) => word).join(' ')),
  );

/** Reads a message with what was learned of the places of foods, and with the resolvers of this folder. */
export const readSlots = (message: string, known: Omit<Known, 'before'>): Slots => {
  const { mind, foods, today, hour, dishNamed } = known;
  const whole = plainWords(message, foods.isFood);
  const tokens = withNames(tokensOf(whole, foods), mind.names);
  const named = mind.spansIn(tokens).map(({ kind, from, to }) => ({
    kind,
    from,
    to,
    words: tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  }));
  const { day, rest: text } = dayIn(whole, today, PAST.test(whole));
  const said = foodsOf(named, tokens);
  const wordsOf = (kind: SpanKind): readonly string[] =>
    named.filter((each) => each.kind === kind).map(({ words }) => words);
  const eaten = said.flatMap(({ words }) => foods.known(words) ?? []);
  const not = wordsOf('not').flatMap((words) => foods.known(words) ?? []);
  const phrases = [...wordsOf('dish'), ...wordsOf('food'), ...runsOf(tokens)];
  const dish = phrases.map(dishNamed).find((id) => id !== null) ?? null;
  return {
    tokens,
    whole,
    text,
    day,
    slot: slotIn(text, hour),
    dish,
    called: wordsOf('dish')[0] ?? null,
    foods: said,
    amount: wordsOf('amount')[0] ?? null,
    not,
    condition: wordsOf('condition')[0] ?? null,
    of: nutrientIn(text) ?? (WATER.test(text) ? 'water' : null),
    wish: wishIn(whole, { foods: eaten, not }),
  };
};
