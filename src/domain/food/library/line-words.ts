import type { Allergen } from '../../../terms/food.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words in the singular that say how a food is prepared, cut, chosen or bought, and name none by themselves. */
export const PREPARATION = set(
  `fresh freshly large small medium extra big little thin thick thinly thickly finely coarsely roughly lightly
  chopped sliced diced minced grated crushed peeled cubed halved quartered melted softened beaten torn shredded
  drained rinsed soaked washed trimmed cored pitted stoned deseeded seeded hulled picked scored scrubbed sifted
  packed heaped level rounded good quality organic free range ripe whole boneless skinless bone skin rindless
  cold hot warm lukewarm boiling boiled cooked uncooked raw dried dry frozen canned tinned toasted roasted
  red green white yellow black brown dark light pale golden pure plain natural optional about piece cut
  strong mild soft firm crisp crispy young tender flaky fine coarse smooth thick runny flat leaf baby mini
  steamed mashed mixed wide long short old fashioned style low fat reduced sodium plus more taste serve
  serving garnish greasing divided note topping needed lean room temperature sized lemon-sized sweet bitter
  part half double single top side ready made shop bought store home homemade local best sharp clear thumb
  in on up off only out of and to for with from each total ready eat juiced tip head inch cm batch ball knob unsweetened unsalted salted
  into see below above my our your all both any some favourite favorite leftover overnight slightly solid instant active fast action`,
);

/** True for a word, in the singular, that names no food by itself: "chopped", "pureed", "lengthways". */
export const isPreparation = (word: string): boolean =>
  PREPARATION.has(word) || /.{3}(?:(?<!e)ed|ways|wise)$/.test(word);

/** Foods that a way to prepare adds that somebody may be allergic to, by the word for it. */
export const ADDED_BY: ReadonlyMap<string, readonly Allergen[]> = new Map([
  ['breaded', ['gluten', 'milk', 'egg']],
  ['battered', ['gluten', 'milk', 'egg']],
  ['crumbed', ['gluten', 'milk', 'egg']],
  ['floured', ['gluten']],
  ['malted', ['gluten']],
  ['buttered', ['milk']],
]);

/** A state of a food by the words for it, as names of the library have it. */
export const STATES: Readonly<Record<string, readonly string[]>> = {
  canned: ['canned'],
  tinned: ['canned'],
  jarred: ['canned'],
  dried: ['dried', 'dry'],
  cooked: ['cooked', 'boiled', 'roasted'],
  boiled: ['boiled', 'cooked'],
  steamed: ['cooked', 'boiled'],
  frozen: ['frozen'],
  smoked: ['smoked'],
  roasted: ['roasted'],
  unsalted: ['unsalted'],
  unsweetened: ['unsweetened'],
  pickled: ['pickled'],
};

/** The end of the food's own words: an alternative, a second food, what it lies in or is for. */
export const CUTS =
  /[,;:]|\s(?:or|and|&|\+|plus|in|with|for|from|to|at|into|per|such as|if|until|without|about)\s|\s-\s|\/(?=\s|\p{L})/iu;

const LITTLE =
  'to (?:taste|serve|garnish|finish|decorate)|for (?:serving|garnish|garnishing|greasing|dusting|frying|brushing|drizzling|sprinkling|the (?:pan|tin))|as needed|as required|optional|a little|al gusto|nach geschmack|zum (?:servieren|garnieren)';
/** Words of a line without an amount of which nobody eats any that counts. */
export const TO_TASTE = new RegExp(String.raw`\b(?:${LITTLE})\b`, 'i');
/** The same at the end of a line, where it is said of everything before. */
export const TO_TASTE_AT_END = new RegExp(String.raw`[\s,(]+(?:${LITTLE})\)?$`, 'i');

const SECTIONS =
  'topping|filling|dough|sauce|dressing|marinade|icing|frosting|glaze|crust|base|batter|garnish|salad|pastry|crumble|cake|sponge|syrup|curry|soup|stew|ingredients|method|directions|instructions|equipment|preparation|rub|brine|assembly|tempering|tadka|masala|meatballs|burgers|patties|rice|custard|cream|decoration|pie|stuffing|vegetables|broth|gravy|salsa|slaw|noodles|dip|pickle|spice mix|to serve|to finish|to garnish|for serving|for garnish|notes|nutrition|tips';

const HEADINGS: readonly RegExp[] = [
  /^[^\d,]{2,60}:$/,
  /^(?:for|to make) (?:the|your|my|a) [^\d,]+$/i,
  new RegExp(String.raw`^(?:for )?(?:the )?(?:\w+ )?(?:${SECTIONS})$`, 'i'),
  /^(?:step|part|day|stage) \d+\b/i,
  /^#+ /,
  /^\*\*[^*]+\*\*:?$/,
];
const CAPITALS = [/^[^a-z\d]+$/, /\p{Lu}[^a-z\d]{2}/u];

/** Notes whatever numbers they hold, as "Serves 4" and "Calories: 320". */
const FACTS =
  /^(?:\W*)(?:notes?\b|tips?\b|serves\b|servings?\b|makes\b|yields?\b|prep(?:aration)?(?: time)?\W+\d|cook(?:ing)?(?: time)?\W+\d|(?:prep|cook|cooking|total|active|ready|resting|chilling) (?:time|in)\b|time\W|calories\b|kcal\b|energy\W+\d|nutrition\b|per serving\b|difficulty\b|course\W|cuisine\W|author\W|source\W|recipe\b|rat(?:ing|e)\b|jump to\b|print\b|share\b|save\b|ingredients\b|advertisement\b|equipment\b|\d+ (?:servings|portions|people|persons)\b|sponsored\b|photo|image|video|watch\b|subscribe\b|oven\W|protein\W+\d|carb\w*\W+\d|fat\W+\d)|©|\bmin(?:ute)?s?\b.*[|•]/i;

/** Words that a note may hold, and an ingredient as well: "2 tbsp pesto (recipe: https://...)". */
const ASIDES = /\bper (?:serving|portion)\b|\bkcal\b|https?:|www\./i;

const SENTENCES: readonly RegExp[] = [
  /^(?:click|see|you(?:['’]ll| will| can)?|this|these|i|we|if|my|it|all|our|don['’]t|do not|when|after|before|while) /i,
  /^(?:first |then |next |meanwhile,? )?(?:preheat|heat|mix|stir|add|bake|place|combine|whisk|bring|drain|remove|serve|cover|leave|pour|cook|fry|boil|simmer|roast|grill|chill|soak|season|garnish|enjoy|store|keep|make|use|put|set|let|turn|transfer|blend|knead)\b.+\b(?:the|until|for|into|over|and|in|with|to|a|immediately)\b/i,
];

const FRAMED =
  /^(?:\[[^\d\]]{2,}\]|\u3010[^\d\u3011]+\u3011|\((?:for|to) [^\d)]+\)|([=~_#-])\1[^\d]+\1\1):?$/i;

/** True for a line with signs around it, "[Sauce]": a heading, whatever it names. */
export const isFramed = (line: string): boolean => FRAMED.test(line);

/**
 * What a line is, if it is no ingredient. `sentence`: a note unless it names a food, since a line among ingredients that
 * names one is never left out.
 */
export const chatterOf = (line: string, hasAmount: boolean): 'heading' | 'note' | 'sentence' | null => {
  if (FACTS.test(line)) return 'note';
  if (ASIDES.test(line) || SENTENCES.some((sentence) => sentence.test(line))) return 'sentence';
  if (hasAmount) return null;
  return HEADINGS.some((heading) => heading.test(line)) || CAPITALS.every((sign) => sign.test(line))
    ? 'heading'
    : null;
};
