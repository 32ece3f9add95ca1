import { wordsOf } from '../catalogue/word-forms.ts';
import { type FoodIndex, foodStem, type Named } from './food-index.ts';
import { unitOf } from './line-units.ts';
import { CUTS, isPreparation, PREPARATION, STATES } from './line-words.ts';

export interface FoodMatch {
  readonly id: string;
  /** `sure`: the words are a name of the food. `likely`: it stands in, or is one of several. `unsure`: a guess. */
  readonly sure: 'sure' | 'likely' | 'unsure';
  /** The words that it was matched by, in the singular. */
  readonly words: readonly string[];
  /** The piece that the words name: "clove" in "garlic cloves". */
  readonly piece: string | null;
}

/** The fit of a food that a word may mean with what else the line says; the larger the better. */
export type Suits = (id: string) => number;

const LITTLE = new Set(['and', 'of', 'the', 'a', 'an']);
const MOST_WORDS_OF_NAME = 6;
const MOST_LOOKED_THROUGH = 10;
/** Below are branded foods, which no recipe means unless it names them. */
const LEAST_EVERYDAY = 10;
const LONGEST_FOOD_ID = 'l:00000'.length;

const OWN_NAME = 15;
/** A cook means the food as bought. */
const AS_EATEN = 30;
/** The row for what was eaten comes before all others. */
const KIND_COST: Readonly<Record<Named['kind'], number>> = {
  eaten: -1000,
  'like-eaten': -900,
  meant: 0,
  name: 0,
  also: 70,
  'stand-in': 20,
};

const wordsIn = (text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => !LITTLE.has(word))
    .map(foodStem);

/** Every run of words, the longest first, and of those as long the last: an English name ends with its noun. */
function* runsOf(words: readonly string[], shortest: number): Generator<readonly string[]> {
  for (let length = Math.min(words.length, MOST_WORDS_OF_NAME); length >= shortest; length -= 1)
    for (let from = words.length - length; from >= 0; from -= 1) yield words.slice(from, from + length);
}

/** Dishes as eaten have longer numbers. */
export const isDish = (id: string): boolean => id.length > LONGEST_FOOD_ID;

const isTelling = (word: string): boolean =>
  !PREPARATION.has(word) && !/^\d/.test(word) && unitOf(word) === null;

const isPiece = (word: string | undefined): boolean => word !== undefined && unitOf(word)?.kind === 'piece';

const pieceOf = (run: readonly string[]): string | null =>
  run.length > 1 && isPiece(run.at(-1)) ? (unitOf(run.at(-1) ?? '')?.name ?? null) : null;

/** Foods that are named after what they are made of: the word before decides what is in them. */
const MADE_OF_SOMETHING = new Set([
  'flour',
  'milk',
  'butter',
  'meal',
  'starch',
  'flake',
  'protein',
  'noodle',
  'pasta',
]);

/** "Lupin flour", where flour is all that is known of it. */
const isOfUnknown = (words: readonly string[], run: readonly string[], left: readonly string[]): boolean => {
  const before = words[words.indexOf(run[0] ?? '') - 1];
  return (
    run.length === 1 &&
    MADE_OF_SOMETHING.has(run[0] ?? '') &&
    before !== undefined &&
    left.includes(before) &&
    !isPreparation(before)
  );
};

const SURELY: ReadonlySet<Named['kind']> = new Set(['eaten', 'meant', 'name']);

/** Cooks mean what they buy, and eaters what is on the plate. */
export type Speaker = 'cook' | 'eater';

/** True for a word that says what was eaten, and not what a cook buys. */
export const isAsEaten = (kind: Named['kind']): boolean => kind === 'eaten' || kind === 'like-eaten';

/** Matches the words of an ingredient, or of what was eaten, to a food. */
export const createMatcher = (index: FoodIndex, speaker: Speaker) => {
  /** The food that is meant; of several the one whose own name is these words, in any order. */
  const bestOf = (named: readonly Named[], run: readonly string[], suits: Suits): Named | null => {
    const cost = ({ id, kind, everyday }: Named): number => {
      const name = index.nameWords(id);
      const isOwn =
        !isAsEaten(kind) &&
        !isDish(id) &&
        name.length === run.length &&
        run.every((word) => name.includes(word));
      return (isOwn ? -OWN_NAME : KIND_COST[kind]) + (isDish(id) ? AS_EATEN : 0) - everyday * 0.6 - suits(id);
    };
    return [...named].sort((a, b) => cost(a) - cost(b))[0] ?? null;
  };

  const matchRun = (run: readonly string[], suits: Suits): FoodMatch | null => {
    const joined = run.length > 1 ? index.named([foodStem(run.join(''))]) : [];
    const named = [...index.named(run), ...joined].filter(({ id, kind }) =>
      isAsEaten(kind) ? speaker === 'eater' : !(kind === 'also' && isDish(id)),
    );
    const best = bestOf(named, run, suits);
    if (best === null) return null;
    const sure = SURELY.has(best.kind) ? 'sure' : 'likely';
    return { id: best.id, sure, words: run, piece: pieceOf(run) };
  };

  /** The food that the words left over tell from others of its kind: "Medjool" dates. Null where none is told so. */
  const specific = (match: FoodMatch, left: readonly string[]): FoodMatch | null => {
    const name = index.nameWords(match.id).filter((word) => !PREPARATION.has(word));
    if (left.every((word) => name.includes(word))) return match;
    const shared = name.filter((word) => match.words.includes(word));
    const noun = match.words.at(-1) ?? '';
    const kind = shared.includes(noun) ? [noun] : [...match.words, ...(shared.length > 0 ? [] : name)];
    const others = [match.words.join(' '), ...kind].flatMap((words) =>
      index.find([...left, words].join(' '), MOST_LOOKED_THROUGH),
    );
    const other = others.find((id) => {
      const has = index.nameWords(id);
      return (
        !isDish(id) &&
        index.everyday(id) >= LEAST_EVERYDAY &&
        left.every((word) => has.includes(word)) &&
        kind.some((word) => has.includes(word))
      );
    });
    return other === undefined ? null : { ...match, id: other, words: [...match.words, ...left] };
  };

  /** A guess at what all the words name where one of them is misspelt: "penut butter" is no butter. */
  const misspelt = (words: readonly string[]): FoodMatch | null => {
    const id = index
      .find(words.join(' '), MOST_LOOKED_THROUGH)
      .find((each) => !isDish(each) && index.everyday(each) >= LEAST_EVERYDAY);
    return id === undefined ? null : { id, sure: 'unsure', words, piece: null };
  };

  const matchPart = (part: string, suits: Suits): FoodMatch | null => {
    const all = wordsIn(part);
    const piece = pieceOf(all);
    const words = piece === null ? all : all.slice(0, -1);
    const tries = [
      ...[...runsOf(all, 2)].map((run) => ({ run, counted: null })),
      ...words.map((word) => ({ run: [word], counted: piece })).reverse(),
    ];
    let first: FoodMatch | null = null;
    for (const { run, counted } of tries) {
      if (first !== null && run.length < first.words.length) break;
      const isNoFood = speaker === 'cook' && PREPARATION.has(run.join(' '));
      const match = isNoFood ? null : matchRun(run, suits);
      if (match === null) continue;
      const found = { ...match, piece: match.piece ?? counted };
      const others = (counted === null ? all : words).filter(
        (word) => !run.includes(word) && !PREPARATION.has(word),
      );
      if (others.length === 0) return found;
      const left = others.filter(isTelling);
      const told = left.length === 0 ? null : specific(found, left);
      if (told !== null) return told;
      const spelt = left.every((word) => isPreparation(word) || index.isWord(word))
        ? null
        : misspelt(words.filter(isTelling));
      if (spelt !== null) return { ...spelt, piece: found.piece };
      // An English name ends with its noun: what follows the words that are known is the thing itself.
      const isNounUnknown = left.some(
        (word) => !isPreparation(word) && words.lastIndexOf(word) > words.lastIndexOf(run.at(-1) ?? ''),
      );
      first ??= { ...found, sure: isNounUnknown || isOfUnknown(words, run, left) ? 'unsure' : 'likely' };
    }
    return first;
  };

  /** The same food in another state, as canned or dried: of several the one with the fewest words besides. */
  const inState = (match: FoodMatch, states: readonly string[]): FoodMatch => {
    const name = index.nameWords(match.id);
    if (states.some((state) => name.includes(state) || match.words.includes(state))) return match;
    const others = states
      .flatMap((state) => index.find([...match.words, state].join(' '), MOST_LOOKED_THROUGH))
      .flatMap((id) => {
        const words = index.nameWords(id);
        const isOther =
          !isDish(id) &&
          words.some((word) => states.includes(word)) &&
          words.some((word) => name.includes(word) && isTelling(word));
        return isOther
          ? [{ id, besides: words.filter((word) => isTelling(word) && !name.includes(word)).length }]
          : [];
      })
      .sort((a, b) => a.besides - b.besides);
    return { ...match, id: others[0]?.id ?? match.id };
  };

  const guess = (part: string): FoodMatch | null => {
    const words = wordsIn(part).filter((word) => !PREPARATION.has(word) && !/^\d/.test(word));
    for (let from = 0; from < words.length; from += 1) {
      const rest = words.slice(from);
      const found = index.find(rest.join(' '), MOST_LOOKED_THROUGH);
      const id = found.find((each) => !isDish(each)) ?? found[0];
      if (id !== undefined) return { id, sure: 'unsure', words: rest, piece: pieceOf(rest) };
    }
    return null;
  };

  /** The food of an ingredient's words; `inside` is what they have in brackets. Null where no word names one. */
  return (text: string, inside: readonly string[], isCanned: boolean, suits: Suits): FoodMatch | null => {
    const parts = text.split(CUTS).filter((part) => wordsIn(part).length > 0);
    const whole = wordsIn(text.split(/[,;]/)[0] ?? '');
    const states = [...(isCanned ? ['canned'] : []), ...wordsIn(text).flatMap((word) => STATES[word] ?? [])];
    const crossing = /\b(?:and|of|in|with)\b/i.test(text)
      ? [...runsOf(whole, 2)].find((run) => run.length === whole.length && index.named(run).length > 0)
      : undefined;
    const tries: readonly (() => FoodMatch | null)[] = [
      () => (crossing === undefined ? null : matchRun(crossing, suits)),
      ...[...parts, ...inside].map((part) => () => matchPart(part, suits)),
      ...[...parts, ...inside].map((part) => () => guess(part)),
    ];
    let unsure: FoodMatch | null = null;
    for (const attempt of tries) {
      const match = attempt();
      if (match !== null && match.sure !== 'unsure') return inState(match, states);
      unsure ??= match;
    }
    return unsure === null ? null : inState(unsure, states);
  };
};
