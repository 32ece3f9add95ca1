import type { Allergen, Food } from '../catalogue/types.ts';

/** Everyday words for each allergen; a text that contains one means it. */
const WORDS: Readonly<Record<Allergen, RegExp>> = {
  gluten: /gluten|wheat|barley|rye|coeliac|celiac|spelt|semolina|couscous|bulgh?ur|seitan/,
  gluten_oats: /\boats?\b|oatmeal/,
  milk: /milk|dairy|lactose|cheese|butter|yogh?urt|cream|casein|whey|ghee|paneer/,
  egg: /\beggs?\b/,
  soy: /\bsoya?(?:[ -]?beans?)?\b|tofu|edamame|tempeh|miso\b/,
  // Who writes "nuts" alone may well mean peanuts too.
  peanut: /peanut|groundnut|^(?:all )?nuts?(?: allerg(?:y|ies))?$/,
  tree_nut: /tree[ _-]?nut|\bnuts?\b|almond|cashew|walnut|pistachio|hazelnut|pecan|macadamia/,
  sesame: /sesame|tahini/,
  fish: /\bfish(?:es)?\b|seafood|salmon|tuna|cod\b|trout|sardine|mackerel|anchov|haddock|herring|tilapia/,
  crustacean: /crustacean|seafood|shellfish|shrimp|prawn|crab|lobster|crayfish|langoustine|scampi/,
  mollusc: /mollus[ck]|seafood|shellfish|mussel|clam|oyster|squid|octopus|scallop|calamari/,
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
