import { amountOf, type Nutrient } from '../../../terms/nutrients.ts';
import { nutrientWords } from '../../body/nutrition/nutrient-words.ts';
import { type Alternative, resolveSlot } from '../../plan/changes/resolve-slot.ts';
import { eligibleDishes } from '../../plan/rules/eligibility.ts';
import { mealNutrients } from '../../plan/solver/totals.ts';
import { ANY_DISH, type DishWish, type RequestOf } from '../slots/request.ts';
import { type Answer, capital, inList, says } from './answer.ts';
import type { CoachContext, CoachPlan } from './coach-context.ts';
import { createWishFilter, shareAtHome } from './dish-search.ts';
import {
  dishesAt,
  isPlanned,
  mealsOf,
  mealsProposal,
  NO_PLAN,
  notPlanned,
  placeName,
  refusal,
} from './plan-parts.ts';

const FEW = 3;
/** More than any slot has. */
const ALL = 1000;
/** With some at home, it counts as made of it. */
const AT_HOME = 0.5;

const nutrientName = (nutrient: Nutrient): string => nutrientWords(nutrient).name.toLowerCase();

/** The wish in words: "with egg, without nuts, in at most 20 minutes". */
export const wishInWords = (wish: DishWish): string =>
  [
    wish.with.length > 0 ? `with ${inList(wish.with)}` : '',
    wish.without.length > 0 ? `without ${inList(wish.without)}` : '',
    wish.kcal == null ? '' : `with at most ${wish.kcal} kcal`,
    wish.minutes === null ? '' : `in at most ${wish.minutes} minutes`,
    wish.more === null ? '' : `with more ${nutrientName(wish.more)}`,
    wish.less === null ? '' : `with less ${nutrientName(wish.less)}`,
    wish.atHome ? 'from what is at home' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Wishes that can be let go where nothing fits all of them, the least important first. */
const relaxed = (wish: DishWish): readonly DishWish[] => [
  { ...wish, atHome: false },
  { ...wish, atHome: false, more: null, less: null },
  { ...wish, atHome: false, more: null, less: null, minutes: null, kcal: null },
];

const alternativesFor = (
  context: CoachContext,
  plan: CoachPlan,
  { day, slot, wish }: RequestOf<'swap'>,
): readonly Alternative[] => {
  const { catalogue, today } = context;
  const [now] = mealsOf(plan, day, slot);
  const fits = createWishFilter(wish, catalogue, now === undefined ? null : mealNutrients(now, catalogue));
  const found = resolveSlot(
    { ...plan.input, catalogue },
    { date: day, slot, recipeId: now?.recipeId ?? null, today },
    ALL,
  ).filter(({ meal }) => {
    const dish = catalogue.dishes.get(meal.recipeId);
    return (
      dish !== undefined &&
      fits(dish, meal.portion) &&
      (!wish.atHome || shareAtHome(dish, context) >= AT_HOME)
    );
  });
  const wanted = wish.more ?? wish.less;
  if (wanted === null) return found.slice(0, FEW);
  const amountIn = ({ meal }: Alternative) => amountOf(mealNutrients(meal, catalogue), wanted);
  return [...found]
    .slice(0, FEW * 4)
    .sort((one, other) => (wish.more === null ? 1 : -1) * (amountIn(one) - amountIn(other)))
    .slice(0, FEW);
};

export const proposeSwap = (context: CoachContext, request: RequestOf<'swap'>): Answer => {
  const { plan, catalogue, today } = context;
  const { day, slot, wish } = request;
  if (plan === null) return says(NO_PLAN);
  if (!isPlanned(plan, day)) return notPlanned(context, day);
  const refused = refusal(context, plan, day, slot);
  if (refused !== null) return refused;
  const wishes = [wish, ...relaxed(wish)];
  for (const [at, tried] of wishes.entries()) {
    const found = alternativesFor(context, plan, { ...request, wish: tried });
    if (found.length === 0) continue;
    const [now] = dishesAt(context, day, slot);
    const place = placeName(day, slot, today);
    const proposals = found.map(({ meal }) => {
      const dish = catalogue.dishes.get(meal.recipeId);
      const others = mealsOf(plan, day, slot).slice(1);
      const meals = [meal, ...others].map(({ recipeId, portion }) => ({ recipe: recipeId, portion }));
      return mealsProposal(context, plan, [{ date: day, slot, meals }], {
        title: dish?.name ?? '',
        detail: `${capital(place)}${now === undefined ? '' : `, instead of ${now.dish.name}`}. ${dish?.minutesTotal ?? 0} minutes.`,
        dish: meal.recipeId,
      });
    });
    const wanted = wishInWords(wish);
    const lead =
      at === 0
        ? `For ${place}${wanted === '' ? '' : ` ${wanted}`} I would take ${found.length === 1 ? 'this' : 'one of these'}. Your answers and the rest of the day are kept.`
        : `Nothing ${wanted} fits your answers for ${place}. Nearest to it:`;
    return says(lead, { proposals });
  }
  const { rules } = plan.input;
  const isRuledOut =
    wish.with.length > 0 &&
    !eligibleDishes(rules, catalogue).some((dish) =>
      createWishFilter({ ...ANY_DISH, with: wish.with }, catalogue, null)(dish, 1),
    );
  if (isRuledOut)
    return says(`Your diet, allergies and foods left out allow no dish with ${inList(wish.with)}.`, {
      page: 'safety',
    });
  return says(
    `No other dish ${wishInWords(wish)} fits your answers for ${placeName(day, slot, today)}, so I leave it as it is.`,
  );
};
