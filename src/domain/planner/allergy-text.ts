import type { Allergen, Food } from '../catalogue/types.ts';

/** Everyday words for each allergen; a text that contains one means it. */
const WORDS: Readonly<Record<Allergen, RegExp>> = {
  gluten: /gluten|wheat|barley|rye|coeliac|celiac/,
  gluten_oats: /\boats?\b|oatmeal/,
  milk: /milk|dairy|lactose|cheese|butter|yogh?urt|cream/,
  egg: /\beggs?\b/,
  soy: /\bsoya?\b|tofu|edamame/,
  peanut: /peanut|groundnut/,
  tree_nut: /tree[ _-]?nut|\bnuts?\b|almond|cashew|walnut|pistachio|hazelnut|pecan/,
  sesame: /sesame|tahini/,
  fish: /\bfish\b|salmon|tuna|cod\b/,
  crustacean: /crustacean|shellfish|shrimp|prawn|crab|lobster/,
  mollusc: /mollus[ck]|shellfish|mussel|clam|oyster|squid/,
  celery: /celery|celeriac/,
  mustard: /mustard/,
  coconut: /coconut/,
};
/** "tree_nut" -> "tree nut". */
export const allergenInWords = (allergen: Allergen): string => allergen.replace('_', ' ');

const NOTHING = /^(?:no|none|nothing|n\/?a|-)$/;
const SHORTEST_NAME = 3;

const singular = (word: string): string => word.replace(/(?:ies)$/, 'y').replace(/(?<=[^s])s$/, '');

export interface LeftOut {
  readonly allergies: readonly Allergen[];
  /** Ids of foods. */
  readonly foods: readonly string[];
  /** Words that name nothing we know. */
  readonly unread: readonly string[];
}

/** Reads "peanuts, shrimp and strawberries": allergens by their words, anything else as a food's name. */
export const readAllergyText = (text: string, foods: Iterable<Food>): LeftOut => {
  const known = [...foods];
  const allergies = new Set<Allergen>();
  const ids = new Set<string>();
  const unread: string[] = [];
  const terms = text
    .toLowerCase()
    .split(/[,;/\n]|\band\b|&/)
    .map((term) => term.trim())
    .filter((term) => term.length >= SHORTEST_NAME && !NOTHING.test(term));
  for (const term of terms) {
    const meant = (Object.keys(WORDS) as Allergen[]).filter(
      (allergen) => allergen === term || WORDS[allergen].test(term),
    );
    for (const allergen of meant) allergies.add(allergen);
    if (meant.length > 0) continue;
    const name = singular(term);
    const named = known.filter((food) => food.name.toLowerCase().includes(name));
    for (const food of named) ids.add(food.id);
    if (named.length === 0) unread.push(term);
  }
  return { allergies: [...allergies], foods: [...ids], unread };
};
