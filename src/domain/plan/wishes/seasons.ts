import type { Dish } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

/** A part of the world whose year runs the other way round, or has no winter; absent for the rest. */
export type Region = 'south' | 'tropics';

const SOUTH: readonly string[] = [
  'argentina',
  'australia',
  'botswana',
  'chile',
  'lesotho',
  'namibia',
  'new zealand',
  'paraguay',
  'south africa',
  'uruguay',
];
const TROPICS: readonly string[] = [
  ...['bangladesh', 'brazil', 'cambodia', 'cameroon', 'colombia', 'costa rica', 'cuba', 'dominican republic'],
  ...['ecuador', 'ethiopia', 'ghana', 'guatemala', 'honduras', 'india', 'indonesia', 'jamaica', 'kenya'],
  ...['malaysia', 'mexico', 'myanmar', 'nicaragua', 'nigeria', 'panama', 'peru', 'philippines', 'rwanda'],
  ...[
    'senegal',
    'singapore',
    'sri lanka',
    'tanzania',
    'thailand',
    'uganda',
    'venezuela',
    'vietnam',
    'zambia',
  ],
];

/** A place is written "city, country". */
export const regionOf = (place: string): Region | undefined => {
  const country = (place.split(',').at(-1) ?? '').trim().toLowerCase();
  if (SOUTH.includes(country)) return 'south';
  return TROPICS.includes(country) ? 'tropics' : undefined;
};

/**
 * First and last month in which shops of the northern temperate zone have a food of which there is little the rest of
 * the year. What shops have all year, fresh or frozen, is not here. By hand.
 */
const SEASONS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  'asparagus-cooked': [3, 7],
  'brussels-sprouts-cooked': [9, 3],
  'butternut-squash-cooked': [8, 3],
  cherries: [5, 8],
  melon: [5, 10],
  peach: [5, 9],
  'pomegranate-seeds': [9, 2],
  strawberries: [4, 9],
  watermelon: [5, 9],
};

/** Less of it in a serving is a garnish. */
const GARNISH_GRAMS = 15;
const HALF_A_YEAR = 6;
const MONTHS = 12;

const isBetween = (month: number, [first, last]: readonly [number, number]): boolean =>
  first <= last ? month >= first && month <= last : month >= first || month <= last;

/** True where a dish lives by something fresh that has no season on that day. */
export const isOutOfSeason = (
  { ingredients, portions }: Pick<Dish, 'ingredients' | 'portions'>,
  date: LocalDay,
  region: Region | undefined,
): boolean => {
  if (region === 'tropics') return false;
  const calendar = Number(date.slice(5, 7));
  const month = region === 'south' ? ((calendar - 1 + HALF_A_YEAR) % MONTHS) + 1 : calendar;
  return ingredients.some(({ food, grams }) => {
    const season = SEASONS[food];
    return season !== undefined && grams / portions >= GARNISH_GRAMS && !isBetween(month, season);
  });
};
