import { singular } from '../../food/catalogue/word-forms.ts';
import type { Token } from './features.ts';

/** Names of foods and dishes of many kitchens by their first word, the longest first, each as words in the singular. */
export type FoodNames = ReadonlyMap<string, readonly (readonly string[])[]>;

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

export const namesOf = (lines: readonly string[]): FoodNames => {
  const names = new Map<string, string[][]>();
  for (const line of lines) {
    const words = line.split(BETWEEN_WORDS).filter(Boolean).map(singular);
    const [first] = words;
    if (first === undefined) continue;
    names.set(
      first,
      [...(names.get(first) ?? []), words].sort((one, other) => other.length - one.length),
    );
  }
  return names;
};

/** The words of a message with those that stand in a name marked as such. */
export const withNames = (tokens: readonly Token[], names: FoodNames): readonly Token[] => {
  const words = tokens.map(({ word }) => singular(word));
  const marked: Token[] = [];
  while (marked.length < tokens.length) {
    const from = marked.length;
    const found = names
      .get(words[from] ?? '')
      ?.find((name) => name.every((word, at) => words[from + at] === word));
    const part = tokens.slice(from, from + (found?.length ?? 1));
    marked.push(
      ...part.map((token, at) => ({ ...token, inName: found && (at === 0 ? 'first' : 'later') }) as const),
    );
  }
  return marked;
};
