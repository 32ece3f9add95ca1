import type { Dish } from '../../../terms/food.ts';
import type { Nutrient } from '../../../terms/nutrients.ts';
import { nutrientIndex } from '../../../terms/nutrients.ts';
import { nutrientFigure, nutrientWords } from '../../body/nutrition/nutrient-words.ts';
import { ADULT_INTAKES, nutrientGoals } from '../../body/nutrition/reference-intakes.ts';
import { kitchenGrams } from '../../food/amounts/kitchen-amounts.ts';
import type { EdibleFood } from '../../food/catalogue/eaten-food.ts';
import { singularWordsOf } from '../../food/catalogue/word-forms.ts';
import { amountUnits, countInWords, isBaseUnit } from '../../food/diary/food-amounts.ts';
import { eligibleDishes, fitsSlot } from '../../plan/rules/eligibility.ts';
import { cookingTimeOf, standInsFor } from '../answers/kitchen-facts.ts';
import { nextSlot } from '../slots/places.ts';
import type { RequestOf } from '../slots/request.ts';
import { type Answer, inList, says } from './answer.ts';
import { foodsMeant } from './catalogue-food.ts';
import type { CoachContext } from './coach-context.ts';
import { createWishFilter, shareAtHome } from './dish-search.ts';
import { isOutFor, lookAtFit, lookIntoDish } from './look-at-contents.ts';
import { dishOf, isPlanned } from './plan-parts.ts';
import { proposeSwap, wishInWords } from './propose-swap.ts';

const MAIN: readonly Nutrient[] = ['energy_kcal', 'protein_g', 'carbs_g', 'fat_g', 'fiber_g'];

/** Salt is asked for by dish, not by food. */
const OF_DISH: readonly Nutrient[] = [...MAIN, 'sodium_mg'];

const figures = (per: readonly (number | null)[], nutrients: readonly Nutrient[], times = 1): string =>
  inList(
    nutrients.flatMap((nutrient) => {
      const amount = per[nutrientIndex[nutrient]];
      const { name, unit } = nutrientWords(nutrient);
      if (amount == null) return [];
      const said = `${nutrientFigure(amount * times)} ${unit}`;
      return [
        nutrient === 'energy_kcal' ? said : `${said} of ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
      ];
    }),
  );

const RICH = 0.1;
const MOST_RICH = 6;

/** Vitamins and minerals of which 100 g have a tenth of an adult's day or more, the richest first. */
const lookAtVitamins = ({ name, per, per100 }: EdibleFood): Answer => {
  const shareOf = ({ nutrient, amount }: { nutrient: Nutrient; amount: number }): number =>
    (per100[nutrientIndex[nutrient]] ?? 0) / amount;
  const rich = nutrientGoals(ADULT_INTAKES, false)
    .aims.filter((aim) => !MAIN.includes(aim.nutrient) && shareOf(aim) >= RICH)
    .sort((one, other) => shareOf(other) - shareOf(one))
    .slice(0, MOST_RICH)
    .map(({ nutrient }) => nutrient);
  return says(
    rich.length === 0
      ? `${name} has no vitamin or mineral in large amounts.`
      : `${name} has much of these: ${figures(per100, rich)} in 100 ${per ?? 'g'}.`,
  );
};

/** A sentence for a food that the member's answers leave out: "is bacon a good source" has no yes for a vegetarian. */
const leftOut = ({ plan, catalogue }: CoachContext, words: string): string => {
  const rules = plan?.input.rules ?? null;
  const meant = foodsMeant(words, catalogue);
  const isOut = rules !== null && meant.length > 0 && meant.every((food) => isOutFor(food, rules));
  return isOut ? ' Your answers leave it out of your plan.' : '';
};

export const lookAtFood = (context: CoachContext, { food: words, of }: RequestOf<'food'>): Answer => {
  const { readFood } = context;
  const food = readFood(words)?.food ?? null;
  if (food === null)
    return says(`I do not know "${words}". Search for it in the diary, or add it as a food of your own.`, {
      page: 'own-food',
    });
  if (of === 'vitamins') return lookAtVitamins(food);
  const said = figures(food.per100, of === null ? MAIN : [of]);
  if (said === '') return says(`For ${food.name} nobody has measured that.`);
  const [unit] = amountUnits(food);
  const usual =
    unit === undefined || isBaseUnit(unit)
      ? ''
      : `; ${figures(food.per100, [of ?? 'energy_kcal'], (unit.usual * unit.grams) / 100)} in ${countInWords(unit.usual, unit)}`;
  return says(`${food.name}: ${said} in 100 ${food.per ?? 'g'}${usual}.${leftOut(context, words)}`);
};

const MOST_FOUND = 5;

const stepsOf = (context: CoachContext, dish: Dish): string => {
  const recipe = context.recipeOf(dish.id);
  return recipe === null
    ? `The steps of ${dish.name} are on its page.`
    : `${dish.name}:\n${recipe.steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')}`;
};

const ingredientsOf = ({ recipeOf, catalogue }: CoachContext, dish: Dish): string => {
  const measures = new Map(
    (recipeOf(dish.id)?.ingredients ?? []).map(({ food, measure }) => [food, measure]),
  );
  const lines = dish.ingredients.map(({ food, grams }) => {
    const measure = measures.get(food);
    return `${catalogue.foods.get(food)?.name ?? food}, ${measure ?? kitchenGrams(grams)}`;
  });
  return `${dish.name}, ${dish.portions} ${dish.portions === 1 ? 'serving' : 'servings'}:\n${lines.join('\n')}`;
};

/** True where a dish has one of the words that somebody calls it by, or nobody named it. */
const isCalled = (dish: Dish, called: string | undefined): boolean => {
  if (called === undefined) return true;
  const own = new Set(singularWordsOf(dish.name));
  return (
    GENERAL.test(called) ||
    singularWordsOf(called).some((word) => word.length >= SHORTEST_NAME && own.has(word))
  );
};
const SHORTEST_NAME = 4;
/** Words for whatever is on the plate. */
const GENERAL = /\b(?:dish|meal|recipe|food|plate|it|that|this|one)\b/;

export const lookAtDish = (context: CoachContext, request: RequestOf<'dish'>): Answer => {
  const { of } = request;
  const found = dishOf(context, of);
  if (found === null)
    return says('I do not know which dish you mean. Tell me its name, or the meal and the day.');
  const { dish, portion } = found;
  const dishes = [{ id: dish.id, name: dish.name }];
  if (!isCalled(dish, request.called))
    return says(
      `I do not know which dish “${request.called}” is. Tell me its name, or the meal and the day.`,
    );
  if (request.ask === 'contains') return lookIntoDish(context, dish, request.what, request.free);
  if (request.ask === 'fits') return lookAtFit(context, dish, request.what);
  switch (request.ask) {
    case 'ingredients':
      return says(ingredientsOf(context, dish), { dishes });
    case 'method':
      return says(stepsOf(context, dish), { dishes });
    case 'time': {
      const ahead = dish.ahead.map(({ text }) => ` ${text}`).join('');
      return says(
        `${dish.name} takes ${dish.minutesTotal} minutes, ${dish.minutesActive} of them at work.${ahead}`,
        { dishes },
      );
    }
    case 'storage': {
      const recipe = context.recipeOf(dish.id);
      const notes = [recipe?.storage, recipe?.makeAhead].filter(Boolean);
      return says(
        notes.length === 0 ? `Its page says how ${dish.name} keeps.` : `${dish.name}: ${notes.join(' ')}`,
        { dishes },
      );
    }
    case 'figures':
      return says(`${dish.name}: ${figures(dish.nutrients, OF_DISH, portion)} in your portion.`, { dishes });
  }
};

/** Dishes for a wish, the most of it at home or of the nutrient first. */
const dishesFor = (context: CoachContext, { slot, wish }: RequestOf<'find'>): readonly Dish[] => {
  const { plan, catalogue } = context;
  const all = plan === null ? [...catalogue.dishes.values()] : eligibleDishes(plan.input.rules, catalogue);
  const fits = createWishFilter(wish, catalogue, null);
  // "I have fifteen minutes" asks for the next meal, and not for nuts.
  const meal = slot ?? (wish.with.length === 0 && wish.minutes !== null ? nextSlot(context.hour) : null);
  const { love, never } = plan?.input.opinions ?? { love: [], never: [] };
  const rank = (dish: Dish): number => {
    const loved = love.includes(dish.id) ? 0.1 : 0;
    if (wish.atHome) return shareAtHome(dish, context) + loved;
    const per = (nutrient: Nutrient) =>
      (dish.nutrients[nutrientIndex[nutrient]] ?? 0) /
      Math.max(1, dish.nutrients[nutrientIndex.energy_kcal] ?? 1);
    if (wish.more !== null) return per(wish.more);
    return wish.less === null ? loved - dish.minutesTotal / 1000 : -per(wish.less);
  };
  return all
    .filter((dish) => !never.includes(dish.id) && (meal === null || fitsSlot(dish, meal)) && fits(dish, 1))
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, MOST_FOUND);
};

/** The same request without one of its foods, each in turn, then with each alone. */
const withFewerFoods = (request: RequestOf<'find'>): readonly RequestOf<'find'>[] => {
  const { wish } = request;
  const foods = wish.with;
  if (foods.length < 2) return [];
  const allButOne = foods.map((out) => foods.filter((food) => food !== out));
  const alone = foods.map((food) => [food]);
  return [...allButOne, ...alone].map((some) => ({ ...request, wish: { ...wish, with: some } }));
};

export const findDishes = (context: CoachContext, asked: RequestOf<'find'>): Answer => {
  let request = asked;
  let found = dishesFor(context, asked);
  for (const fewer of withFewerFoods(asked)) {
    if (found.length > 0) break;
    request = fewer;
    found = dishesFor(context, fewer);
  }
  if (found.length === 0)
    return says(
      `I have no dish ${wishInWords(asked.wish)} that fits your answers. Tell me what may be different.`,
    );
  const { wish, slot } = request;
  const wanted = wishInWords(wish);
  const none = request === asked ? '' : 'No dish has all of it. ';
  const place = slot ?? nextSlot(context.hour);
  const { plan, today, stock } = context;
  const offered =
    isPlanned(plan, today) && found.some((dish) => fitsSlot(dish, place))
      ? proposeSwap(context, { tool: 'swap', day: today, slot: place, wish }).proposals
      : [];
  const lines = found.map((dish) => {
    const here =
      wish.atHome && stock.size > 0
        ? `, ${Math.round(shareAtHome(dish, context) * 100)} % of it at home`
        : '';
    return `${dish.name} (${dish.minutesTotal} minutes${here})`;
  });
  return says(`${none}${wanted === '' ? 'Some ideas' : `Ideas ${wanted}`}:\n${lines.join('\n')}`, {
    dishes: found.map(({ id, name }) => ({ id, name })),
    proposals: offered,
  });
};

export const lookForStandIn = ({ plan }: CoachContext, { food }: RequestOf<'substitute'>): Answer => {
  const rules = plan?.input.rules ?? null;
  const unsure =
    rules === null ? ' I do not know your diet and allergies here, so look whether you may have it.' : '';
  const found = standInsFor(food, ({ allergens, diet }) =>
    rules === null ? true : !isOutFor({ id: '', diet, allergens }, rules),
  );
  if (found === null) return says(`I know no stand-in for ${food}. Often a dish is good without it.`);
  if (found.length === 0)
    return says(`I know no stand-in for ${food} that your answers allow. Leave it out, if you can.`);
  return says(`Instead of ${food}: ${found.join('; ')}.${unsure}`);
};

export const lookUpCookingTime = (_: CoachContext, { food }: RequestOf<'cooking-time'>): Answer =>
  says(
    cookingTimeOf(food) ??
      `I do not know how long ${food} takes. The packet, or the steps of the dish, tell it.`,
  );
