import { nutrientFigure } from '../../body/nutrition/nutrient-words.ts';
import { NUMBER, numberIn } from '../../food/amounts/written-numbers.ts';
import { singularWordsOf } from '../../food/catalogue/word-forms.ts';

const WORDS: Readonly<Record<string, string>> = {
  'al dente': 'cooked so that it is still firm to the bite',
  bake: 'to cook in the oven, in dry heat',
  baste: 'to spoon fat or juice over food while it roasts',
  blanch: 'to put into boiling water for a minute or two, then into cold water',
  blind: 'baking blind: to bake a pie crust before it is filled',
  boil: 'to cook in water that bubbles hard, at 100 °C',
  braise: 'to fry first, then cook slowly in a little liquid under a lid',
  brine: 'salty water in which food is kept before it is cooked',
  broil: 'to cook close below strong heat; in Britain it is called grilling',
  caramelise: 'to cook until the sugar in it turns brown',
  chop: 'to cut into pieces that need not be even',
  cream: 'to beat butter and sugar until pale and fluffy',
  deglaze: 'to loosen what sticks to the pan with a little liquid',
  dice: 'to cut into small cubes',
  dredge: 'to cover with flour or sugar',
  fold: 'to mix gently with a spoon, from below, so that air stays in it',
  fry: 'to cook in hot fat',
  glaze: 'to cover with something that shines',
  grate: 'to rub against a grater, into fine shreds',
  julienne: 'to cut into thin sticks',
  knead: 'to press and fold a dough until it is smooth',
  marinate: 'to let food lie in a spiced liquid before it is cooked',
  mince: 'to chop very finely',
  parboil: 'to boil until half done',
  poach: 'to cook in liquid just below the boil',
  proof: 'to let a dough rise in a warm place',
  puree: 'to blend until smooth',
  reduce: 'to boil a liquid until there is less of it and it is thicker',
  render: 'to melt the fat out of meat slowly',
  rest: 'to leave meat for some minutes after cooking, so that its juice stays in it',
  roast: 'to cook in the oven until brown',
  roux: 'flour and butter cooked together, to thicken a sauce',
  saute: 'to fry quickly in a little fat while you move it',
  score: 'to cut lines into the surface',
  sear: 'to brown the outside in a very hot pan',
  season: 'to add salt, pepper or spices',
  sift: 'to let flour fall through a sieve',
  simmer: 'to cook in liquid with only small bubbles',
  steam: 'to cook over boiling water, not in it',
  stew: 'to cook slowly in liquid',
  sweat: 'to cook gently in fat under a lid, without browning',
  temper: 'to warm slowly, so that it does not curdle or split',
  whisk: 'to beat with a whisk, so that air comes in',
  zest: 'the coloured skin of a lemon or orange, grated',
};

/** The meaning of a word of the kitchen. */
export const explainWord = (text: string): string => {
  const said = text.normalize('NFKD').replace(/\p{M}+/gu, '');
  const stems = singularWordsOf(said).map((word) => word.replace(/(?:ing|ed)$/, ''));
  const found = Object.entries(WORDS).find(
    ([word]) =>
      said.includes(word) || stems.some((stem) => stem.length > 2 && word.replace(/e$/, '') === stem),
  );
  return found === undefined
    ? 'I do not know that word. Ask me for the steps of the dish, and I show how it is made.'
    : `${found[0].charAt(0).toUpperCase()}${found[0].slice(1)}: ${found[1]}.`;
};

/** Units of the kitchen in grams or millilitres; spoons and cups are those of the USA. */
const UNITS: readonly (readonly [RegExp, string, number, 'g' | 'ml'])[] = [
  [/^(?:tsp|teaspoons?)$/, 'teaspoon', 4.93, 'ml'],
  [/^(?:tbsp|tablespoons?)$/, 'tablespoon', 14.79, 'ml'],
  [/^cups?$/, 'cup', 236.6, 'ml'],
  [/^(?:ml|millilit(?:er|re)s?)$/, 'ml', 1, 'ml'],
  [/^(?:l|lit(?:er|re)s?)$/, 'l', 1000, 'ml'],
  [/^pints?$/, 'pint', 473.2, 'ml'],
  [/^(?:oz|ounces?)$/, 'ounce', 28.35, 'g'],
  [/^(?:lbs?|pounds?)$/, 'pound', 453.6, 'g'],
  [/^(?:g|grams?)$/, 'g', 1, 'g'],
  [/^(?:kg|kilos?)$/, 'kg', 1000, 'g'],
];
const MEASURE = new RegExp(`(${NUMBER}) ?(\\p{L}+)`, 'u');
const HEAT = /(\d{2,3}) ?(?:[°\u00ba]|degrees?)? ?(f|fahrenheit|c|celsius)\b/;
const GAS = /\bgas (?:mark )?(\d)\b/;

const CUP_ML = 236.6;
const inUnit = (amount: number, unit: string): string =>
  `${nutrientFigure(amount)} ${unit}${amount === 1 || unit.length < 3 ? '' : 's'}`;

/**
 * Converts an amount or a heat of the oven: "2 cups in ml", "350 F", "200 g of flour in cups". `cupGrams`: what a cup of
 * the food weighs; null where none is named.
 */
export const convertIn = (text: string, cupGrams: number | null): string => {
  const gas = Number(GAS.exec(text)?.[1] ?? 0);
  if (gas > 0) return `Gas mark ${gas} is about ${Math.round((gas * 14 + 121) / 5) * 5} °C.`;
  const [, heat, scale = ''] = HEAT.exec(text) ?? [];
  if (heat !== undefined)
    return scale.startsWith('f')
      ? `${heat} °F is about ${Math.round(((Number(heat) - 32) * 5) / 9)} °C.`
      : `${heat} °C is about ${Math.round((Number(heat) * 9) / 5 + 32)} °F.`;
  const [, count = '1', unit = ''] = MEASURE.exec(text) ?? [];
  const words = text.split(/[^\p{L}]+/u);
  const from =
    UNITS.find(([name]) => name.test(unit)) ?? UNITS.find(([name]) => words.some((word) => name.test(word)));
  if (from === undefined) return 'Tell me an amount with its unit, such as "2 cups in ml" or "350 F".';
  const to = UNITS.find(([name]) => name !== from[0] && words.some((word) => name.test(word)));
  const amount = Number.isFinite(numberIn(count)) ? numberIn(count) : 1;
  const base = amount * from[2];
  const said = inUnit(amount, from[1]);
  if (to?.[3] === from[3]) return `${said} is about ${inUnit(base / to[2], to[1])}.`;
  const byWeight =
    cupGrams === null ? null : from[3] === 'g' ? (base * CUP_ML) / cupGrams : (base * cupGrams) / CUP_ML;
  if (to !== undefined)
    return byWeight === null
      ? 'That depends on the food. Tell me which one: "200 g of flour in cups".'
      : `${said} is about ${inUnit(byWeight / to[2], to[1])}.`;
  if (from[3] === 'g' || from[1] === 'ml') return `${said} is about ${inUnit(base, from[3])}.`;
  return byWeight === null
    ? `${said} is about ${inUnit(base, 'ml')}. By weight that depends on the food: of water as many grams, of flour about half.`
    : `${said} is about ${inUnit(base, 'ml')}, or ${inUnit(byWeight, 'g')} of it.`;
};

/** Signs that food is done, with the heat inside that makes it safe (USDA). */
const DONE: readonly (readonly [foods: string, sign: string])[] = [
  [
    'chicken turkey poultry duck',
    'Poultry is done at 74 °C in the thickest part: the juice runs clear, and nothing is pink.',
  ],
  [
    'beef steak lamb',
    'Whole pieces of beef or lamb are safe from 63 °C inside, then 3 minutes of rest; medium is about 63, well done 71.',
  ],
  ['mince burger meatball sausage', 'Mince, burgers and sausages need 71 °C inside, and no pink.'],
  ['pork ham', 'Pork is done at 63 °C inside, then 3 minutes of rest.'],
  ['fish salmon cod tuna trout', 'Fish is done at 63 °C: it is no longer glassy and flakes with a fork.'],
  ['shrimp prawn', 'Prawns are done when they are pink and firm all through.'],
  ['mussel clam', 'Mussels and clams are done when they open; throw away those that stay shut.'],
  ['egg omelette', 'Eggs are safe when white and yolk are firm; 71 °C in dishes with egg.'],
  ['potato', 'Potatoes are done when a knife slides in easily.'],
  ['rice', 'Rice is done when it is soft without a hard core and the water is gone.'],
  ['pasta spaghetti noodle', 'Pasta is done when it is soft with a little bite: taste one.'],
  ['bread loaf', 'Bread is done when it sounds hollow if you knock on its bottom.'],
  ['cake muffin brownie', 'A cake is done when a wooden stick comes out clean.'],
  [
    'lentil bean chickpea',
    'They are done when you can crush one with your tongue. Kidney beans must boil hard for 10 minutes.',
  ],
];

export const donenessOf = (food: string | null): string => {
  const words = singularWordsOf(food ?? '');
  const sign = DONE.find(([foods]) => foods.split(' ').some((name) => words.includes(name)))?.[1];
  return (
    sign ??
    'Vegetables are done when a knife slides in easily; what was cooked before when it steams all through, 74 °C inside. For meat and fish ask me by name.'
  );
};
