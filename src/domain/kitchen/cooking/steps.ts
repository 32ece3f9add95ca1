import type { Food, Recipe, RecipeStep } from '../../../terms/food.ts';

/** Words for work that takes its time on the stove, in the oven or on the side. */
const TIMED =
  /\b(simmer|bake|roast|fry|boil|cook|soak|steam|poach|braise|toast|grill|griddle|chill|freeze|soften|sear|char|marinate|rise|prove|press|pop|bubble)\b/gi;
/** The same, where nothing better is said; "the rest of the oil" is no rest. */
const WAITED = /\b((?<!the )rest|stand|swell|thicken|wilt|warm|heat|cool|melt)\b/gi;
const COLD = /\bfridge\b/i;
const SHORT_STEP_CHARACTERS = 24;

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

/** "Brown the mushrooms" is work; brown rice is a food, and deep brown a colour. */
const BROWNED = /(?:^|\band |\bthen )brown (?:the|it|them|well)\b/i;

/**
 * The name of a step's timer: a short step as it stands ("Cook the rice"), else its last work ("Simmer"), else the
 * first food that it names.
 */
export const timerLabel = ({ text }: RecipeStep, number: number, foodName: string | undefined): string => {
  const words = text.replace(/\.$/, '');
  if (words.length <= SHORT_STEP_CHARACTERS) return words;
  if (COLD.test(text)) return 'Chill';
  const work = [...text.matchAll(TIMED)].at(-1) ?? [...text.matchAll(WAITED)].at(-1);
  if (work !== undefined) return capitalised(work[0]);
  return BROWNED.test(text) ? 'Brown' : (foodName ?? `Step ${number}`);
};

/** Words of a food's name that say how it is, not what it is; in a step they speak of something else. */
const ADJECTIVES = new Set(
  (
    'fresh dried dry ground canned frozen red white black green yellow brown pink reduced sodium fat firm soft ' +
    'silken plain lean sour hard style unsalted unsweetened fortified shelled peeled boneless rolled roasted ' +
    'toasted smoked crushed diced whole wheat short grain free calcium set for stewing all purpose split'
  ).split(' '),
);

const stem = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(o|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map(stem);

/** The words by which a dish's steps may call each of its foods: first of all those that no other food has. */
const tellingWords = (
  names: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...names].map(([food, words]) => {
      const others = new Set([...names].flatMap(([other, theirs]) => (other === food ? [] : theirs)));
      const naming = words.filter((word) => !ADJECTIVES.has(word));
      const choices = [naming.filter((word) => !others.has(word)), naming, words];
      return [food, choices.find((choice) => choice.length > 0) ?? []];
    }),
  );

/** The foods that each step of a dish speaks of, step by step, each in the recipe's order. */
export const foodsByStep = (
  dish: Pick<Recipe, 'ingredients' | 'steps'>,
  foods: ReadonlyMap<string, Food>,
): readonly ReadonlySet<string>[] => {
  const names = new Map(
    dish.ingredients.map(({ food }) => [food, wordsOf(foods.get(food)?.name ?? food)] as const),
  );
  const telling = tellingWords(names);
  return dish.steps.map(({ text }) => {
    const said = new Set(wordsOf(text));
    return new Set(
      dish.ingredients
        .map(({ food }) => food)
        .filter((food) => telling.get(food)?.some((word) => said.has(word)) === true),
    );
  });
};
