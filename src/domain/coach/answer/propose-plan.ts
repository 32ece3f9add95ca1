import type { Slot } from '../../../terms/food.ts';
import { moveMeal } from '../../plan/changes/move-meal.ts';
import { MAX_STEPS, MIN_STEPS, portionToSteps, stepsToPortion } from '../../plan/solver/portions.ts';
import { tableChange } from '../../plan/week/plan-changes.ts';
import type { SlotChange } from '../../plan/week/solver-input.ts';
import type { RequestOf } from '../slots/request.ts';
import { type Answer, capital, inList, type Proposal, says } from './answer.ts';
import type { CoachContext, CoachPlan } from './coach-context.ts';
import {
  dayWhen,
  dishesAt,
  isPlanned,
  mealsProposal,
  NO_PLAN,
  notPlanned,
  placeName,
  refusal,
} from './plan-parts.ts';

export const proposeSkip = (context: CoachContext, { day, slot }: RequestOf<'skip'>): Answer => {
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

export const proposeMove = (context: CoachContext, { from, to }: RequestOf<'move'>): Answer => {
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

export const proposeRescale = (
  context: CoachContext,
  { day, slot, factor }: RequestOf<'rescale'>,
): Answer => {
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

export const proposeLock = (context: CoachContext, { day, slot, locked }: RequestOf<'lock'>): Answer => {
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

const MOST_PEOPLE = 12;
const GUESSES = [2, 3, 4];
/** Meals that people are asked to. */
const SHARED: readonly Slot[] = ['dinner', 'lunch'];

const peopleWords = (people: number): string => (people === 1 ? 'Just you' : `${people} people`);

export const proposePeople = (context: CoachContext, request: RequestOf<'people'>): Answer => {
  const { day, slot, people, always } = request;
  const { plan, today } = context;
  if (plan === null) return says(NO_PLAN);
  if (day < today) return says('What is over stays as it was.');
  if (!isPlanned(plan, day)) return notPlanned(context, day);
  if (people !== null && people > MOST_PEOPLE)
    return says(`I can scale meals for up to ${MOST_PEOPLE} people. Tell me a number up to that.`);
  const proposalFor = (at: Slot | null, count: number): Proposal => {
    const change = tableChange(plan.table, day, at ?? 'dinner', at === null ? 'all' : 'meal', count);
    const held = at === null ? [] : dishesAt(context, day, at);
    const from = day === today ? 'today' : dayWhen(day, today).replace(/^on /, '');
    const place = at === null ? `every meal from ${from} on` : placeName(day, at, today);
    return {
      title: `${peopleWords(count)} at ${place}`,
      detail: inList(held.map(({ dish }) => dish.name)),
      effect: { kind: 'journal', facts: change.facts, undo: change.undo },
      dish: held[0]?.dish.id ?? null,
      figures: null,
      basis: '',
    };
  };
  const places = always ? [null] : slot === null ? SHARED : [slot];
  const proposals =
    people === null
      ? GUESSES.map((count) => proposalFor(places[0] ?? null, count))
      : places.map((place) => proposalFor(place, people));
  const asked = people === null ? ' How many are you, with yourself?' : '';
  return says(`Recipes and shopping are scaled; your own portion stays.${asked}`, { proposals });
};

export const proposeRenewal = (context: CoachContext, { day }: RequestOf<'renew'>): Answer => {
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
