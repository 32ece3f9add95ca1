import type { Nutrient } from '../../../terms/nutrients.ts';
import { NUMBER, numberIn } from '../../food/amounts/written-numbers.ts';
import type { FoodPhrases } from './food-phrase.ts';
import { nutrientIn } from './nutrient-names.ts';
import { ANY_DISH, type DishWish } from './request.ts';

/** "Quick" without a number means at most so many minutes. */
const QUICK_MINUTES = 20;

/** Words that end what a food phrase before them names. */
const END =
  /(?:[,;:?!.]| (?:but|that|which|please|instead|for|at most|max(?:imum)?|under|within|in (?:under|less|at most|\d+)|less than|no more than|up to|without|and no|and not|with|from|using|because|so|if|while|i |we |you |tonight|today|tomorrow|evening|rather|in the|in my|quick(?:ly)?|fast|ready|takes?|i have|we have|at home|in the|in my|left|on |for|\d+ minutes))/;

/** A food phrase without what follows it. */
export const upToEnd = (phrase: string): string => phrase.split(END)[0] ?? '';

const LIST = /(?:,| and | or | plus | & )/;

const after = (text: string, opening: RegExp): readonly string[] =>
  [...text.matchAll(opening)].map((found) => text.slice((found.index ?? 0) + found[0].length));

const WITH =
  /\b(?:with|using|containing|contains|includes|including|has|using the|based on|made (?:of|from|with|out of)|out of|use up|uses|use|from|(?<=\b(?:recipes|dishes|meals|dish|that|which|recipe) )(?:have|has))(?: (?:the|some|more|a|an|my|our|lots of|a lot of))* /g;
const WITHOUT =
  /\b(?:without|but no|and no|no|not have|does not have|do not want|not contain(?:ing)?|free of|leave out|skip the|hold the|not with|except)(?: (?:any|the|more|a))* /g;
export const IN_HAND =
  /\b(?:i|we)(?: still| only| just)? (?:have|have got|got)(?: left)? (.+?)[,.;]? what (?:can|could|should|do|shall|else)\b/;
const FREE = /\b([a-z]+) ?free\b/g;

/** Ways to eat, by the foods that they leave out. */
const EATING: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:vegan|plant based)\b/, ['meat', 'fish', 'dairy', 'egg', 'honey']],
  [/\b(?:vegetarian|veggie|meatless|meat free)\b/, ['meat', 'fish']],
  [/\bpescatarian\b/, ['meat']],
];

const MORE =
  /\b(?:more|higher(?: in)?|high(?: in)?|extra|lots of|a lot of|plenty of|rich in|boost(?:s)? (?:my )?|increase(?:s)? (?:my |the )?|up (?:my|the)|(?<=\b(?:has|have|with|contains?) )(?:much|(?:the )?most)) ((?:vitamin |vit |saturated )?[a-z]+(?: \d+| [a-k]\b)?)/;
const RICH = /\b((?:vitamin )?[a-z]+(?: [a-k]\b)?) (?:rich|packed|heavy)\b/;
const LESS =
  /\b(?:less|fewer|lower(?: in)?|low(?: in)?|reduced?|not so (?:much|many)|not (?:much|many)|cut (?:down )?(?:the |on )?) ((?:saturated )?[a-z]+)/;
const LIGHT = /\b(?:light|lighter)\b/;
const FILLING = /\b(?:filling|more filling|keeps me full)\b/;

const nutrientAfter = (text: string, pattern: RegExp): Nutrient | null => {
  const words = pattern.exec(text)?.[1];
  return words === undefined ? null : nutrientIn(words);
};

const MINUTES = new RegExp(`(${NUMBER}) minutes?`);
const KCAL = new RegExp(
  `(?:under|below|at most|max(?:imum)?|less than|up to|no more than|fewer than|within) (${NUMBER}) calories|(${NUMBER}) calories (?:or less|at most|max|maximum)`,
);
const kcalIn = (text: string): number | null => {
  const found = KCAL.exec(text);
  return found === null ? null : numberIn(found[1] ?? found[2] ?? '');
};

const QUICK =
  /\b(?:quick|quicker|quickly|fast|faster|speedy|rapid|no time|little time|not much time|in a hurry|in a rush|short on time)\b/;

const minutesIn = (text: string): number | null => {
  const named = MINUTES.exec(text);
  if (named !== null) return numberIn(named[1] ?? '');
  return QUICK.test(text) ? QUICK_MINUTES : null;
};

export const AT_HOME =
  /\b(?:at home|(?:in|from|out of) (?:the|my|our) (?:fridge|pantry|cupboard|freezer|kitchen|house)|(?:what|that|things) (?:i|we)(?: already| still)? (?:have|got)|i (?:already|still) have|(?:i|we) have (?:here|left)|what is (?:here|there)|on hand|left over|leftover|lying around|without (?:going )?shopping|no shopping)\b/;

/** Foods that phrases name, each once. */
const foodsIn = (phrases: readonly string[], foods: FoodPhrases): readonly string[] => [
  ...new Set(
    phrases.flatMap((phrase) =>
      upToEnd(phrase)
        .split(LIST)
        .flatMap((part) => foods.known(part) ?? []),
    ),
  ),
];

/** The wish for a dish in a text; `ANY_DISH` where it has none. */
export const wishIn = (text: string, foods: FoodPhrases): DishWish => {
  const more = nutrientAfter(text, MORE) ?? nutrientAfter(text, RICH);
  const less = nutrientAfter(text, LESS) ?? (LIGHT.test(text) ? 'energy_kcal' : null);
  const free = [...text.matchAll(FREE)].map((found) => found[1] ?? '');
  const eating = EATING.find(([name]) => name.test(text))?.[1] ?? [];
  const without = [...new Set([...foodsIn([...after(text, WITHOUT), ...free], foods), ...eating])];
  const isNutrient = (words: string): boolean => nutrientIn(words) !== null;
  const inHand = IN_HAND.exec(text)?.[1];
  const wanted = foodsIn([...after(text, WITH), ...(inHand === undefined ? [] : [inHand])], foods).filter(
    (words) => !isNutrient(words) && !without.includes(words),
  );
  return {
    with: wanted,
    without,
    minutes: minutesIn(text),
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
