import type { Nutrient } from '../../../terms/nutrients.ts';
import { NUMBER, numberIn } from '../../food/amounts/written-numbers.ts';
import { nutrientIn } from './nutrient-names.ts';
import { ANY_DISH, type DishWish } from './request.ts';

/** "Quick" without a number means at most so many minutes. */
const QUICK_MINUTES = 20;

/** Ways to eat, by the foods that they leave out. */
const EATING: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:vegan|plant based)\b/, ['meat', 'fish', 'dairy', 'egg', 'honey']],
  [/\b(?:vegetarian|meatless|meat free)\b/, ['meat', 'fish']],
  [/\bpescatarian\b/, ['meat']],
];
const FREE = /\b([a-z]+) ?free\b/g;

const MORE =
  /\b(?:more|higher(?: in)?|high(?: in)?|extra|lots of|a lot of|plenty of|rich in|boost|increase|up|much|most)(?: (?:my|the))* ((?:vitamin |vit |saturated )?[a-z]+(?: \d+| [a-k]\b)?)/;
const RICH = /\b((?:vitamin )?[a-z]+(?: [a-k]\b)?) (?:rich|packed|heavy)\b/;
const LESS =
  /\b(?:less|fewer|lower(?: in)?|low(?: in)?|reduced?|not (?:so |too )?(?:much|many)|cut(?: down)?(?: the| on)?) ((?:saturated )?[a-z]+)/;
const LIGHT = /\b(?:light|lighter)\b/;
const FILLING = /\b(?:filling|keeps me full)\b/;

const nutrientAfter = (text: string, pattern: RegExp): Nutrient | null => {
  const words = pattern.exec(text)?.[1];
  return words === undefined ? null : nutrientIn(words);
};

const KCAL = new RegExp(
  `(?:under|below|at most|max(?:imum)?|less than|up to|no more than|fewer than|within) (${NUMBER}) calories|(${NUMBER}) calories (?:or less|at most|max|maximum)`,
);
const kcalIn = (text: string): number | null => {
  const found = KCAL.exec(text);
  return found === null ? null : numberIn(found[1] ?? found[2] ?? '');
};

const MINUTES_PER: Readonly<Record<string, number>> = {
  second: 1 / 60,
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
};
const DURATION = new RegExp(`(${NUMBER}) (second|minute|hour|day|week)s?\\b`);
const TIMER = new RegExp(`\\btimer (?:(?:for|of|to) )?(${NUMBER})(?=$|[?!.])`);
const QUICK =
  /\b(?:quick|quicker|quickly|fast|faster|speedy|rapid|no time|(?:little|not much|no|short on) time|in a (?:hurry|rush))\b/;

/** Minutes of a duration that a text names; null where it names none. */
export const minutesIn = (text: string): number | null => {
  const [, count = TIMER.exec(text)?.[1], unit = 'minute'] = DURATION.exec(text) ?? [];
  return count === undefined ? null : numberIn(count) * (MINUTES_PER[unit] ?? 1);
};

/** Kinds of dishes, by which dishes are called. */
const DISH_KIND =
  /\b(soup|stew|curry|salad|sandwich|wrap|burrito|taco|pizza|pancake|waffle|smoothie|omelette|risotto|casserole|porridge|toast|burger|stir fry)(?:e?s)?\b/g;

const AT_HOME =
  /\b(?:at home|(?:in|from|out of) (?:the|my|our) (?:fridge|pantry|cupboard|freezer|kitchen|house)|(?:what|that|things) (?:i|we)(?: already| still)? (?:have|got)|(?:already|still) have|(?:i|we) have (?:here|left)|on hand|left ?over|lying around|without (?:going )?shopping|no shopping)\b/;

/** The wish for a dish in a text whose foods are known; `ANY_DISH` where it has none. */
export const wishIn = (
  text: string,
  { foods, not }: { readonly foods: readonly string[]; readonly not: readonly string[] },
): DishWish => {
  const more = nutrientAfter(text, MORE) ?? nutrientAfter(text, RICH);
  const less = nutrientAfter(text, LESS) ?? (LIGHT.test(text) ? 'energy_kcal' : null);
  const free = [...text.matchAll(FREE)].flatMap(([, word = '']) => (word === 'meat' ? [] : [word]));
  const eating = EATING.find(([name]) => name.test(text))?.[1] ?? [];
  const without = [...new Set([...not, ...free, ...eating])];
  const kinds = [...text.matchAll(DISH_KIND)].map(([, kind = '']) => kind);
  const named = [
    ...new Set([...foods, ...kinds.filter((kind) => !foods.some((food) => food.includes(kind)))]),
  ];
  return {
    with: named.filter((words) => nutrientIn(words) === null && !without.includes(words)),
    without,
    minutes: minutesIn(text) ?? (QUICK.test(text) ? QUICK_MINUTES : null),
    kcal: kcalIn(text),
    more: more ?? (FILLING.test(text) ? 'protein_g' : null),
    less: more === null || less !== more ? less : null,
    atHome: AT_HOME.test(text),
  };
};

/** A wish with what another adds to it. */
export const withMore = (wish: DishWish, added: DishWish): DishWish => ({
  with: [...new Set([...wish.with, ...added.with])].filter((food) => !added.without.includes(food)),
  without: [...new Set([...wish.without, ...added.without])],
  minutes: added.minutes ?? wish.minutes,
  kcal: added.kcal ?? wish.kcal ?? null,
  more: added.more ?? wish.more,
  less: added.less ?? wish.less,
  atHome: wish.atHome || added.atHome,
});

export const isAnyDish = (wish: DishWish): boolean => JSON.stringify(wish) === JSON.stringify(ANY_DISH);
