import type { LibraryFood } from './library.ts';

/** A promise of a line about its food: "vegan sausages", "dairy-free butter". */
export interface Claim {
  /** The words before a food that keeps the claim, as the library calls such foods. */
  readonly names: readonly string[];
  readonly isKept: (food: Pick<LibraryFood, 'diet' | 'allergens'>) => boolean;
}

const WITH_ANIMALS = ['fish', 'meat'];

const CLAIMS: readonly (readonly [words: RegExp, claim: Claim])[] = [
  [
    /\b(?:vegan|plant[- ]?based)\b/i,
    { names: ['vegan', 'meatless', 'vegetarian'], isKept: ({ diet }) => diet === 'vegan' },
  ],
  [
    /\b(?:vegetarian|veggie|quorn|meat[- ]?free|meatless)\b/i,
    { names: ['veggie', 'vegetarian', 'meatless'], isKept: ({ diet }) => !WITH_ANIMALS.includes(diet) },
  ],
  ...(
    [
      ['dairy|milk', 'milk'],
      ['gluten|wheat', 'gluten'],
      ['egg', 'egg'],
      ['soya?', 'soy'],
      ['peanut', 'peanut'],
      ['nut', 'tree_nut'],
    ] as const
  ).map(([words, allergen]): readonly [RegExp, Claim] => [
    new RegExp(`\\b(?:(?:${words})[- ]free|non[- ](?:${words}))\\b`, 'i'),
    { names: [`${words.split('|')[0]} free`], isKept: ({ allergens }) => !allergens.includes(allergen) },
  ]),
];

export const claimsIn = (text: string): readonly Claim[] =>
  CLAIMS.flatMap(([words, claim]) => (words.test(text) ? [claim] : []));

/** The text without its claims: what is left names the food. */
export const withoutClaims = (text: string): string =>
  CLAIMS.reduce((left, [words]) => left.replace(words, ' '), text);
