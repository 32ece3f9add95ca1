import { createRandom } from '../../src/domain/random.ts';

/** Chance from a seed. */
export interface Dice {
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** One of the names, each as often as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
  uuid(): string;
}

export const createDice = (seed: number): Dice => {
  const { below } = createRandom(seed);
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (percent) => below(100) < percent,
    pick: (items) => items[below(items.length)] ?? items[0],
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = below(entries.reduce((sum, [, weight]) => sum + weight, 0));
      const found = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      if (found === undefined) throw new Error('There is nothing to choose from.');
      return found[0];
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
};
