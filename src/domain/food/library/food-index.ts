import { isOneLetterAway, singular, withoutDoubles, wordsOf } from '../catalogue/word-forms.ts';
import type { Library, Term } from './library.ts';

/** Something to find by its name or by its other names. */
export interface Findable {
  readonly id: string;
  readonly name: string;
  readonly terms: readonly Term[];
  /** 0 to 99. */
  readonly everyday: number;
}

/** A name that was looked for and is there, word for word. */
export interface Named {
  readonly id: string;
  readonly kind: Label['kind'];
  readonly everyday: number;
}

export interface FoodIndex {
  /** At most `most` ids, the best first; those in `first` before all others. None for less than two letters. */
  readonly find: (text: string, most: number, first?: ReadonlySet<string>) => readonly string[];
  /** The foods that have exactly these stems, in this order, as a name, the most everyday first. */
  readonly named: (words: readonly string[]) => readonly Named[];
  /** The stems of the words of the food's own name. */
  readonly nameWords: (id: string) => readonly string[];
  /** True for the stem of a word that a name has. */
  readonly isWord: (stem: string) => boolean;
  /** Everydayness of a food; 0 for an unknown one. */
  readonly everyday: (id: string) => number;
}

interface Label {
  readonly place: number;
  readonly words: readonly string[];
  readonly kind: 'name' | Term['kind'];
}

const NO_LABEL: Label = { place: 0, words: [], kind: 'name' };
const FEWEST_LETTERS = 2;
/** More words of a text are not looked at. */
const MOST_WORDS = 8;
const FEWEST_LETTERS_MISSPELT = 4;
const ITEMS_AT_ONCE = 100;
/** "Mac and cheese" is found by "mac cheese". */
const LITTLE_WORDS = new Set(['and', 'with', 'of', 'in', 'the', 'a', 'or']);

/** Costs of a match, in steps of `everyday`: what is cheap is shown first. */
const COST = {
  same: 0,
  begun: 4,
  /** Begins with a typed word that is itself one: "dal" in "dalchini". */
  longer: 32,
  misspelt: 45,
  notFirst: 8,
  wordMore: 3,
  mostWordsMore: 5,
  notWhole: 20,
  /** Another name that ends in something else: "beer nuts" are no beer. */
  otherThing: 16,
  scattered: 30,
  kind: { name: 0, meant: 0, eaten: 0, 'like-eaten': 10, also: 12, 'stand-in': 10 },
  everyday: 0.6,
  notPreferred: 1000,
} as const;

type Closeness = 'same' | 'begun' | 'longer' | 'misspelt';

/** A word in the singular, so that "chilli", "chillies" and "chilly" are one, as are "cookie" and "cookies". */
export const foodStem = (word: string): string => singular(word).replace(/(?:ie|ey|i)$/, 'y');

const foodWordsOf = (text: string): readonly string[] =>
  wordsOf(text).filter((word) => !LITTLE_WORDS.has(word));

/** The stems of a text's words, as `FoodIndex.named` wants them. */
export const foodStems = (text: string): readonly string[] => foodWordsOf(text).map(foodStem);

/** The place of the first word of the sorted list that is not before `word`. */
const firstFrom = (sorted: readonly string[], word: string): number => {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
};

const begunBy = (sorted: readonly string[], beginning: string): readonly string[] => {
  const from = firstFrom(sorted, beginning);
  return sorted.slice(from, firstFrom(sorted, `${beginning}\uffff`));
};

const nearTo = (sorted: readonly string[], typed: string): readonly string[] => {
  const plain = withoutDoubles(typed);
  return sorted.filter((word) => {
    if (word.length < typed.length - 1 || word[0] !== typed[0]) return false;
    const beginning = withoutDoubles(word.slice(0, typed.length + 1));
    return (
      isOneLetterAway(plain, beginning) || isOneLetterAway(plain, withoutDoubles(word.slice(0, typed.length)))
    );
  });
};

/**
 * Makes an index of the words of all names, a few items between two yields, so that a page stays responsive meanwhile.
 */
export function* buildingFoodIndex(all: Iterable<Findable>): Generator<void, FoodIndex> {
  const items: Findable[] = [];
  const labels: Label[] = [];
  const labelsByWord = new Map<string, number[]>();
  const labelOfName: number[] = [];
  const places = new Map<string, number>();

  const singulars = new Map<string, string>();
  const labelWords = (text: string): readonly string[] =>
    foodWordsOf(text).map((word) => {
      const known = singulars.get(word) ?? foodStem(word);
      singulars.set(word, known);
      return known;
    });
  const addLabel = (label: Label): void => {
    for (const word of new Set(label.words)) {
      const known = labelsByWord.get(word);
      if (known === undefined) labelsByWord.set(word, [labels.length]);
      else known.push(labels.length);
    }
    labels.push(label);
  };
  for (const item of all) {
    const { id, name, terms } = item;
    const place = items.length;
    if (place % ITEMS_AT_ONCE === 0) yield;
    items.push(item);
    places.set(id, place);
    labelOfName.push(labels.length);
    addLabel({ place, words: labelWords(name), kind: 'name' });
    for (const { words, kind } of terms) addLabel({ place, words: labelWords(words), kind });
  }
  yield;
  const sorted = [...labelsByWord.keys()].sort();

  const matchesOf = (typed: string): ReadonlyMap<string, Closeness> => {
    const one = foodStem(typed);
    const isWord = labelsByWord.has(one);
    const found = new Map<string, Closeness>();
    for (const word of begunBy(sorted, typed)) found.set(word, isWord ? 'longer' : 'begun');
    if (isWord) found.set(one, 'same');
    if (found.size === 0) for (const word of begunBy(sorted, one)) found.set(word, 'begun');
    if (found.size === 0 && typed.length >= FEWEST_LETTERS_MISSPELT)
      for (const word of nearTo(sorted, one)) found.set(word, 'misspelt');
    return found;
  };

  const placeOf = Uint16Array.from(labels, ({ place }) => place);
  const countOf = Uint8Array.from(labels, ({ words }) => words.length);
  const kindCost = Uint8Array.from(labels, ({ kind }) => COST.kind[kind]);
  /** For each label and each item, a bit for each typed word that it has; and what the label's matches cost. */
  const bits = new Uint8Array(labels.length);
  const costs = new Uint16Array(labels.length);
  const bitsOfItem = new Uint8Array(items.length);

  /** Hands over each item that has all typed words, by its place, with what it costs to take it for them. */
  const eachMatch = (typed: readonly string[], take: (place: number, cost: number) => void): void => {
    const all = (1 << typed.length) - 1;
    const touched: number[] = [];
    const matches = typed.map(matchesOf);
    const isOtherThing = (at: number): boolean => {
      const { kind, words } = labels[at] ?? NO_LABEL;
      return kind !== 'name' && !matches.some((found) => found.has(words.at(-1) ?? ''));
    };
    for (const [bit, found] of matches.entries())
      for (const [match, closeness] of found)
        for (const at of labelsByWord.get(match) ?? []) {
          const place = placeOf[at] ?? 0;
          const had = bits[at] ?? 0;
          if (had === 0) touched.push(at);
          if ((had & (1 << bit)) !== 0) continue;
          costs[at] =
            (costs[at] ?? 0) + COST[closeness] + (labels[at]?.words[bit] === match ? 0 : COST.notFirst);
          bits[at] = had | (1 << bit);
          bitsOfItem[place] = (bitsOfItem[place] ?? 0) | (1 << bit);
        }
    for (const at of touched) {
      const place = placeOf[at] ?? 0;
      const cost = costs[at] ?? 0;
      if (bitsOfItem[place] !== all) continue;
      const more = (countOf[at] ?? 0) - typed.length;
      take(
        place,
        cost +
          (kindCost[at] ?? 0) +
          COST.wordMore * Math.max(0, Math.min(COST.mostWordsMore, more)) +
          (more === 0 && cost === 0 ? 0 : COST.notWhole) +
          (more > 0 && isOtherThing(at) ? COST.otherThing : 0) +
          (bits[at] === all ? 0 : COST.scattered * (typed.length - 1)),
      );
    }
    for (const at of touched) {
      bitsOfItem[placeOf[at] ?? 0] = 0;
      bits[at] = 0;
      costs[at] = 0;
    }
  };

  /** The words as typed, and with two neighbours written as one where that is a word: "chick peas". */
  const readingsOf = (typed: readonly string[]): readonly (readonly string[])[] => {
    const joined = typed.flatMap((word, at) => {
      const next = typed[at + 1];
      return next !== undefined && labelsByWord.has(foodStem(word + next))
        ? [[...typed.slice(0, at), word + next, ...typed.slice(at + 2)]]
        : [];
    });
    return [typed, ...joined];
  };

  const find: FoodIndex['find'] = (text, most, first) => {
    if (text.trim().length < FEWEST_LETTERS) return [];
    const typed = [...new Set(foodWordsOf(text))].slice(0, MOST_WORDS);
    if (typed.length === 0) return [];
    const ranked: { readonly place: number; readonly cost: number }[] = [];
    const take = (place: number, matched: number): void => {
      const { id = '', everyday = 0 } = items[place] ?? {};
      const preferred = first === undefined || first.has(id) ? 0 : COST.notPreferred;
      const cost = preferred + matched - COST.everyday * everyday;
      if (ranked.length >= most && cost >= (ranked.at(-1)?.cost ?? 0)) return;
      const known = ranked.findIndex((each) => each.place === place);
      if (known >= 0 && (ranked[known]?.cost ?? 0) <= cost) return;
      if (known >= 0) ranked.splice(known, 1);
      const at = ranked.findIndex((each) => cost < each.cost);
      ranked.splice(at < 0 ? ranked.length : at, 0, { place, cost });
      if (ranked.length > most) ranked.pop();
    };
    for (const reading of readingsOf(typed)) eachMatch(reading, take);
    return ranked.map(({ place }) => items[place]?.id ?? '');
  };

  return {
    find,
    named: (words) => {
      const [rarest = []] = words
        .map((word) => labelsByWord.get(word) ?? [])
        .sort((a, b) => a.length - b.length);
      return rarest
        .flatMap((at): readonly Named[] => {
          const label = labels[at];
          if (label?.words.length !== words.length || !words.every((word, n) => word === label.words[n]))
            return [];
          const { id = '', everyday = 0 } = items[label.place] ?? {};
          return [{ id, kind: label.kind, everyday }];
        })
        .sort((a, b) => b.everyday - a.everyday);
    },
    isWord: (stem) => labelsByWord.has(stem),
    everyday: (id) => items[places.get(id) ?? -1]?.everyday ?? 0,
    nameWords: (id) => labels[labelOfName[places.get(id) ?? -1] ?? -1]?.words ?? [],
  };
}

/** The index at once, for few items or where nothing waits. */
export const foodIndexOf = (items: Iterable<Findable>): FoodIndex => {
  const building = buildingFoodIndex(items);
  for (;;) {
    const { done, value } = building.next();
    if (done === true) return value;
  }
};

/** Everything there is to find in the library, made one by one. */
export function* findablesOf({ ids, names, termsAt, everyday }: Library): Generator<Findable> {
  for (const [place, id] of ids.entries())
    yield { id, name: names[place] ?? '', terms: termsAt(place), everyday: everyday[place] ?? 0 };
}
