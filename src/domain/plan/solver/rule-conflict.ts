import {
  type Allergen,
  type Catalogue,
  type Dish,
  kindOfSlot,
  type MealKind,
  type Slot,
} from '../../../terms/food.ts';
import type { EatingRules, PlanRefusal } from '../../../terms/plan.ts';
import { isAllowed } from '../rules/eligibility.ts';
import { findShortage, type Shortage } from './pool-needs.ts';
import { mostPerWeek } from './repeats.ts';

type Conflict = Extract<PlanRefusal, { kind: 'conflict' }>;

/** One wish or need of the member on its own: its words, and rules that hold nothing else. */
interface SingleRule {
  readonly words: string;
  readonly rules: EatingRules;
}

const FREE: EatingRules = {
  diet: 'full_non_vegetarian',
  eatsEggs: true,
  eatsDairy: true,
  allergies: [],
  excludedFoods: [],
};

const ALLERGEN_WORDS: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten',
  gluten_oats: 'oats',
  milk: 'milk',
  egg: 'eggs',
  soy: 'soy',
  peanut: 'peanuts',
  tree_nut: 'tree nuts',
  sesame: 'sesame',
  fish: 'fish',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  celery: 'celery',
  mustard: 'mustard',
  coconut: 'coconut',
};

const dietWords = ({ diet, eatsEggs, eatsDairy }: EatingRules): string => {
  if (diet === 'vegan') return 'vegan food';
  if (diet === 'vegetarian') return eatsEggs ? 'vegetarian food' : 'vegetarian food without eggs';
  return eatsDairy ? 'vegetarian food' : 'vegetarian food without dairy';
};

const repeatWords = (kinds: readonly MealKind[]): string =>
  `no dish more than ${mostPerWeek(kinds) === 3 ? 'three' : 'four'} times a week`;

const singleRules = (rules: EatingRules, catalogue: Catalogue): readonly SingleRule[] => [
  ...(rules.diet === 'full_non_vegetarian'
    ? []
    : [
        {
          words: dietWords(rules),
          rules: { ...FREE, diet: rules.diet, eatsEggs: rules.eatsEggs, eatsDairy: rules.eatsDairy },
        },
      ]),
  ...rules.allergies.map((allergy) => ({
    words: `no ${ALLERGEN_WORDS[allergy]}`,
    rules: { ...FREE, allergies: [allergy] },
  })),
  ...rules.excludedFoods.map((food) => ({
    words: `without ${(catalogue.foods.get(food)?.name ?? food).toLowerCase()}`,
    rules: { ...FREE, excludedFoods: [food] },
  })),
  ...(rules.activeMinutesMax === undefined
    ? []
    : [
        {
          words: `at most ${rules.activeMinutesMax} minutes of cooking for a dish`,
          rules: { ...FREE, activeMinutesMax: rules.activeMinutesMax },
        },
      ]),
];

/** The dishes that each rule leaves; rules that leave all of them take no part. */
interface Sieve {
  readonly words: string;
  readonly removed: readonly Dish[];
}

const without = (dishes: readonly Dish[], sieves: readonly Sieve[]): readonly Dish[] => {
  const removed = new Set(sieves.flatMap((sieve) => sieve.removed));
  return dishes.filter((dish) => !removed.has(dish));
};

/**
 * Sets larger than this are found by leaving rules out one by one, those that cost the fewest dishes first:
 * no rule in the answer can be spared, though another set might be smaller.
 */
const LARGEST_SEARCHED = 2;

const subsetsOf = (sieves: readonly Sieve[], size: number): readonly (readonly Sieve[])[] =>
  size === 0
    ? [[]]
    : sieves.flatMap((sieve, at) =>
        subsetsOf(sieves.slice(at + 1), size - 1).map((rest) => [sieve, ...rest]),
      );

const smallestSet = (sieves: readonly Sieve[], isShort: (chosen: readonly Sieve[]) => boolean) => {
  for (let size = 0; size <= Math.min(LARGEST_SEARCHED, sieves.length); size += 1) {
    const found = subsetsOf(sieves, size).find(isShort);
    if (found) return found;
  }
  return sieves.reduceRight<readonly Sieve[]>((kept, sieve) => {
    const fewer = kept.filter((other) => other !== sieve);
    return isShort(fewer) ? fewer : kept;
  }, sieves);
};

/**
 * Names the smallest set of the member's rules that leaves too few dishes for a slot, in plain words;
 * the repeat rule is always the last of them. Null when the rules leave enough.
 */
export const findConflict = (rules: EatingRules, catalogue: Catalogue): Conflict | null => {
  const all = [...catalogue.dishes.values()];
  const shortage = findShortage(all.filter((dish) => isAllowed(dish, rules)));
  if (!shortage) return null;
  const served = all.filter((dish) => dish.kinds.some((kind) => shortage.kinds.includes(kind)));
  const sieves = singleRules(rules, catalogue)
    .map(
      (single): Sieve => ({
        words: single.words,
        removed: served.filter((dish) => !isAllowed(dish, single.rules)),
      }),
    )
    .filter(({ removed }) => removed.length > 0)
    .sort((one, other) => other.removed.length - one.removed.length);
  const isShort = (chosen: readonly Sieve[]) => without(served, chosen).length < shortage.needed;
  return conflictOf(shortage, smallestSet(sieves, isShort));
};

const conflictOf = ({ slot, kinds }: Shortage, chosen: readonly Sieve[]): Conflict => ({
  kind: 'conflict',
  slot,
  rules: [...chosen.map(({ words }) => words), repeatWords(kinds)],
});

/** The rules leave dishes enough, but the days that stay as they are use up those for a slot. */
export const keptDaysConflict = (slot: Slot): Conflict => ({
  kind: 'conflict',
  slot,
  rules: ['the days that stay as they are', repeatWords([kindOfSlot(slot)])],
});
