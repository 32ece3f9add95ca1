import { amountOf, type Nutrient } from '../catalogue/nutrients.ts';
import type { Slot } from '../catalogue/types.ts';
import { nutrientWords } from '../nutrition/nutrient-words.ts';
import { eligibleDishes } from '../planner/eligibility.ts';
import { moveMeal } from '../planner/move-meal.ts';
import { MAX_STEPS, MIN_STEPS, portionToSteps, stepsToPortion } from '../planner/portions.ts';
import { type Alternative, resolveSlot } from '../planner/resolve-slot.ts';
import { mealNutrients } from '../planner/totals.ts';
import type { LocalDay } from '../planner/types.ts';
import { type Answer, capital, inList, type Proposal, says } from './answer.ts';
import type { SlotChange } from '../planner/solver-input.ts';
import type { CoachContext, CoachPlan } from './coach-context.ts';
import { createWishFilter, shareAtHome } from './dish-search.ts';
import { dayWhen, dishesAt, isPlanned, mealsOf, mealsProposal, placeName } from './plan-parts.ts';
import { ANY_DISH, type CoachRequest, type DishWish } from './request.ts';

type Request<T extends CoachRequest['tool']> = Extract<CoachRequest, { readonly tool: T }>;

const FEW = 3;
/** More than any slot has. */
const ALL = 1000;
/** With some at home, it counts as made of it. */
const AT_HOME = 0.5;

const NO_PLAN = 'Your plan is not ready yet. Ask me again once it is.';

const notPlanned = ({ today }: CoachContext, day: LocalDay): Answer =>
  says(`There is no plan for ${dayWhen(day, today).replace(/^on /, '')}.`);

/** The reason that a slot cannot be changed; null if it can. */
const refusal = (context: CoachContext, plan: CoachPlan, day: LocalDay, slot: Slot): Answer | null => {
  const { today } = context;
  const place = placeName(day, slot, today);
  if (day < today) return says(`${capital(place)} is over, so I leave it as it was.`);
  if (plan.isLocked(day, slot)) return says(`${capital(place)} is locked. Say "unlock ${place}" first.`);
  const eaten = context.logOf(day).eaten;
  if (mealsOf(plan, day, slot).some(({ recipeId }) => eaten.has(`${slot}/${recipeId}`)))
    return says(`${capital(place)} is eaten already, so I leave it as it was.`);
  return null;
};

const nutrientName = (nutrient: Nutrient): string => nutrientWords(nutrient).name.toLowerCase();

/** The wish in words: "with egg, without nuts, in at most 20 minutes". */
export const wishInWords = (wish: DishWish): string =>
  [
    wish.with.length > 0 ? `with ${inList(wish.with)}` : '',
    wish.without.length > 0 ? `without ${inList(wish.without)}` : '',
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
  { ...wish, atHome: false, more: null, less: null, minutes: null },
];

const alternativesFor = (
  context: CoachContext,
  plan: CoachPlan,
  { day, slot, wish }: Request<'swap'>,
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

export const proposeSwap = (context: CoachContext, request: Request<'swap'>): Answer => {
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

export const proposeSkip = (context: CoachContext, { day, slot }: Request<'skip'>): Answer => {
  const { plan, today } = context;
  if (plan === null) return says(NO_PLAN);
  if (!isPlanned(plan, day)) return notPlanned(context, day);
  const refused = refusal(context, plan, day, slot);
  if (refused !== null) return refused;
  const place = placeName(day, slot, today);
  const held = dishesAt(context, day, slot);
  if (held.length === 0) return says(`Nothing is planned for ${place}.`);
  const proposal = mealsProposal(context, plan, [{ date: day, slot, meals: [] }], {
    title: `Skip ${place}`,
    detail: `Without ${inList(held.map(({ dish }) => dish.name))}. Its shopping goes with it.`,
    dish: null,
  });
  return says(`If you eat out or are not hungry, ${place} can go. You can bring it back at any time.`, {
    proposals: [proposal],
  });
};

const MOVE_WORDS: Readonly<Record<'not-planned' | 'other-kind' | 'held', string>> = {
  'not-planned': 'One of these days has no plan.',
  'other-kind': 'A breakfast can only trade places with a breakfast, and a snack with a snack.',
  held: 'One of these meals is locked, eaten or skipped.',
};

export const proposeMove = (context: CoachContext, { from, to }: Request<'move'>): Answer => {
  const { plan, today, catalogue } = context;
  if (plan === null) return says(NO_PLAN);
  if (from.day < today || to.day < today) return says('What is over stays where it was.');
  const at = ({ day, slot }: typeof from) => ({ date: day, slot });
  const moved = moveMeal(plan.input, at(from), at(to));
  if (!moved.ok)
    return says(
      moved.error.kind === 'repeats'
        ? `${catalogue.dishes.get(moved.error.recipeId)?.name ?? 'A dish'} would then come twice on one day.`
        : MOVE_WORDS[moved.error.kind],
    );
  const [one, other] = [from, to].map(({ day, slot }) => placeName(day, slot, today));
  const names = (place: typeof from) =>
    inList(dishesAt(context, place.day, place.slot).map(({ dish }) => dish.name)) || 'nothing';
  return says(`${capital(one ?? '')} and ${other} can trade places.`, {
    proposals: [
      mealsProposal(context, plan, moved.value, {
        title: `${capital(one ?? '')} and ${other} trade places`,
        detail: `${capital(other ?? '')}: ${names(from)}. ${capital(one ?? '')}: ${names(to)}.`,
        dish: null,
      }),
    ],
  });
};

export const proposeRescale = (context: CoachContext, { day, slot, factor }: Request<'rescale'>): Answer => {
  const { plan, today } = context;
  if (plan === null) return says(NO_PLAN);
  const refused = refusal(context, plan, day, slot);
  if (refused !== null) return refused;
  const place = placeName(day, slot, today);
  const held = dishesAt(context, day, slot);
  if (held.length === 0) return says(`Nothing is planned for ${place}.`);
  const meals = held.map(({ dish, portion }) => ({
    recipe: dish.id,
    portion: stepsToPortion(Math.min(MAX_STEPS, Math.max(MIN_STEPS, portionToSteps(portion * factor)))),
  }));
  if (meals.every(({ portion }, at) => portion === held[at]?.portion))
    return says(`${capital(place)} is at the ${factor < 1 ? 'smallest' : 'largest'} portion that I plan.`);
  return says(`I can make ${place} ${factor < 1 ? 'smaller' : 'bigger'}.`, {
    proposals: [
      mealsProposal(context, plan, [{ date: day, slot, meals }], {
        title: `${factor < 1 ? 'Smaller' : 'Bigger'} portion for ${place}`,
        detail: inList(held.map(({ dish }) => dish.name)),
        dish: held[0]?.dish.id ?? null,
      }),
    ],
  });
};

export const proposeLock = (context: CoachContext, { day, slot, locked }: Request<'lock'>): Answer => {
  const { plan, today } = context;
  if (!isPlanned(plan, day)) return plan === null ? says(NO_PLAN) : notPlanned(context, day);
  const place = placeName(day, slot, today);
  if (plan.isLocked(day, slot) === locked)
    return says(`${capital(place)} is ${locked ? 'locked already' : 'not locked'}.`);
  const fact = (to: boolean) =>
    ({ day, kind: 'meals.lock', payload: { planId: plan.id, slot, locked: to } }) as const;
  return says(
    locked
      ? `Locked, ${place} stays when the plan is made anew.`
      : `Unlocked, ${place} may change when the plan is made anew.`,
    {
      proposals: [
        {
          title: `${locked ? 'Lock' : 'Unlock'} ${place}`,
          detail: inList(dishesAt(context, day, slot).map(({ dish }) => dish.name)),
          effect: { kind: 'journal', facts: [fact(locked)], undo: [fact(!locked)] },
          dish: null,
          figures: null,
          basis: '',
        },
      ],
    },
  );
};

export const proposeRenewal = (context: CoachContext, { day }: Request<'renew'>): Answer => {
  const { plan, today } = context;
  if (plan === null) return says(NO_PLAN);
  const days = plan.input.days
    .map(({ date }) => date)
    .filter((date) => date >= today && (day === null || date === day));
  if (days.length === 0) return says('There is nothing left of the plan to make anew.');
  return says(
    `I can choose other dishes for ${day === null ? 'the rest of the week' : dayWhen(day, today).replace(/^on /, '')}. What is locked or eaten stays.`,
    { renew: days },
  );
};

/** The proposal for days that the planner has made anew. */
export const renewalProposal = (
  context: CoachContext,
  plan: CoachPlan,
  changes: readonly SlotChange[],
): Proposal => {
  const { catalogue, today } = context;
  const lines = changes
    .filter(({ slot }) => !slot.startsWith('snacks'))
    .map(({ date, slot, meals }) => {
      const names = meals.flatMap(({ recipe }) => catalogue.dishes.get(recipe)?.name ?? []);
      return `${capital(placeName(date, slot, today))}: ${inList(names)}.`;
    });
  return mealsProposal(context, plan, changes, {
    title: 'Other dishes',
    detail: lines.join('\n'),
    dish: null,
  });
};
