import { type BoundWish, bindWish, NO_WISH } from './bind-wish.ts';
import type { Variety } from './wishes.ts';

/** The prices by which a simple week differs from a varied one: two factors of the usual price, and a number. */
export interface VarietyPrices {
  /** The price of making something once more. */
  readonly event: number;
  /** The price of one more thing to buy. */
  readonly thing: number;
  /** Different dishes that a week has at least, where the rules leave so many. */
  readonly dishes: number;
}

export const VARIETY_PRICES: Readonly<Record<Variety, VarietyPrices>> = {
  simple: { event: 2.5, thing: 1.5, dishes: 8 },
  usual: { event: 1, thing: 1, dishes: 14 },
  varied: { event: 0.4, thing: 0.6, dishes: 20 },
};

/** Means of many planned weeks, for one person (docs/measurements.md). */
export const VARIETY_FIGURES: Readonly<
  Record<Variety, Readonly<Record<'dishes' | 'events' | 'things', number>>>
> = {
  simple: { dishes: 12, events: 17, things: 45 },
  usual: { dishes: 14, events: 22, things: 45 },
  varied: { dishes: 20, events: 28, things: 53 },
};

export const VARIETY_WORDS: Readonly<Record<Variety, string>> = {
  simple: 'Simple',
  usual: 'Balanced',
  varied: 'Varied',
};

/** Nothing is bound where the week is the usual one. */
export const bindVariety = (variety: Variety | undefined, off: readonly string[]): BoundWish => {
  if (variety === undefined || variety === 'usual') return NO_WISH;
  const answer = {
    id: `variety:${variety}`,
    question: 'A simple or a varied week',
    answer: VARIETY_WORDS[variety],
    effect:
      variety === 'simple'
        ? 'Fewer dishes, made in larger pots.'
        : 'More different dishes, and more to buy and to cook.',
  };
  return bindWish({ variety }, answer, off);
};
