import { wordsOf } from '../catalogue/word-forms.ts';
import { type FoodIndex, foodStem, type Named } from './food-index.ts';
import { unitOf } from './line-units.ts';
import { CUTS, PREPARATION, STATES } from './line-words.ts';

export interface FoodMatch {
  readonly id: string;
  /** `sure`: the words are a name of the food. `likely`: it stands in, or is one of several. `unsure`: a guess. */
  readonly sure: 'sure' | 'likely' | 'unsure';
  /** The words that it was matched by, in the singular. */
  readonly words: readonly string[];
  /** The piece that the words name: "clove" in "garlic cloves". */
  readonly piece: string | null;
}

/** Whether a food that a word may mean fits what else the line says; the larger the better. */
export type Fit = (id: string) => number;

const LITTLE = new Set(['and', 'of', 'the', 'a', 'an']);
const MOST_WORDS_OF_NAME = 6;
const MOST_LOOKED_THROUGH = 10;
const LONGEST_FOOD_ID = 'l:00000'.length;

const KIND_COST: Readonly<Record<Named['kind'], number>> = { meant: 0, name: 0, also: 40, 'stand-in': 20 };

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
const isDish = (id: string): boolean => id.length > LONGEST_FOOD_ID;

const isTelling = (word: string): boolean =>
  !PREPARATION.has(word) && !/^\d/.test(word) && unitOf(word) === null;

const isPiece = (word: string | undefined): boolean => word !== undefined && unitOf(word)?.kind === 'piece';

const pieceOf = (run: readonly string[]): string | null =>
  run.length > 1 && isPiece(run.at(-1)) ? (unitOf(run.at(-1) ?? '')?.name ?? null) : null;

/** Matches the words of an ingredient to a food. */
export const createMatcher = (index: FoodIndex) => {
  const bestOf = (named: readonly Named[], fit: Fit): Named | null => {
    const cost = ({ id, kind, everyday }: Named): number => KIND_COST[kind] - everyday * 0.6 - fit(id);
    return [...named].sort((a, b) => cost(a) - cost(b))[0] ?? null;
  };

  const matchRun = (run: readonly string[], fit: Fit): FoodMatch | null => {
    const joined = run.length > 1 ? index.named([foodStem(run.join(''))]) : [];
    const named = [...index.named(run), ...joined].filter(({ id, kind }) => !(kind === 'also' && isDish(id)));
    const best = bestOf(named, fit);
    if (best === null) return null;
    const sure = best.kind === 'meant' || best.kind === 'name' ? 'sure' : 'likely';
    return { id: best.id, sure, words: run, piece: pieceOf(run) };
  };

  /** The food that the words left over tell from others of its kind: "Medjool" dates. */
  const specific = (match: FoodMatch, words: readonly string[]): FoodMatch => {
    const left = words.filter((word) => isTelling(word) && !match.words.includes(word));
    if (left.length === 0) return match;
    const name = index.nameWords(match.id).filter(isTelling);
    const others = name.flatMap((word) => index.find([...left, word].join(' '), MOST_LOOKED_THROUGH));
    const other = others.find((id) => {
      const has = index.nameWords(id);
      return (
        !isDish(id) && left.every((word) => has.includes(word)) && name.some((word) => has.includes(word))
      );
    });
    return other === undefined
      ? { ...match, sure: 'likely' }
      : { ...match, id: other, words: [...match.words, ...left] };
  };

  const matchPart = (part: string, fit: Fit): FoodMatch | null => {
    const all = wordsIn(part);
    const piece = pieceOf(all);
    const words = piece === null ? all : all.slice(0, -1);
    const tries = [
      ...[...runsOf(all, 2)].map((run) => ({ run, counted: null })),
      ...words.map((word) => ({ run: [word], counted: piece })).reverse(),
    ];
    for (const { run, counted } of tries) {
      const match = PREPARATION.has(run.join(' ')) ? null : matchRun(run, fit);
      if (match !== null) return specific({ ...match, piece: match.piece ?? counted }, all);
    }
    return null;
  };

  /** The same food in another state, as canned or dried. */
  const inState = (match: FoodMatch, states: readonly string[]): FoodMatch => {
    const name = index.nameWords(match.id);
    for (const state of states) {
      if (name.includes(state) || match.words.includes(state)) return match;
      const others = index.find([...match.words, state].join(' '), MOST_LOOKED_THROUGH);
      const other = others.find((id) => {
        const words = index.nameWords(id);
        return (
          words.includes(state) && !isDish(id) && words.some((word) => name.includes(word) && isTelling(word))
        );
      });
      if (other !== undefined) return { ...match, id: other };
    }
    return match;
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
  return (text: string, inside: readonly string[], isCanned: boolean, fit: Fit): FoodMatch | null => {
    const parts = text.split(CUTS).filter((part) => wordsIn(part).length > 0);
    const whole = wordsIn(text.split(/[,;]/)[0] ?? '');
    const states = [...(isCanned ? ['canned'] : []), ...wordsIn(text).flatMap((word) => STATES[word] ?? [])];
    const crossing = /\b(?:and|of|in|with)\b/i.test(text)
      ? [...runsOf(whole, 2)].find((run) => run.length === whole.length && index.named(run).length > 0)
      : undefined;
    const tries: readonly (() => FoodMatch | null)[] = [
      () => (crossing === undefined ? null : matchRun(crossing, fit)),
      ...[...parts, ...inside].map((part) => () => matchPart(part, fit)),
      ...[...parts, ...inside].map((part) => () => guess(part)),
    ];
    for (const attempt of tries) {
      const match = attempt();
      if (match !== null) return inState(match, states);
    }
    return null;
  };
};
