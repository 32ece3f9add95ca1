import type { Dish, Slot } from '../../../terms/food.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { weightDoubt } from '../../body/progress/weight-entry.ts';
import { MAX_STEPS, MIN_STEPS, portionToSteps, stepsToPortion } from '../../plan/solver/portions.ts';
import type { RequestOf } from '../slots/request.ts';
import { type Answer, capital, inList, says } from './answer.ts';
import type { CoachContext, CoachPlan } from './coach-context.ts';
import { dishesAt, kcalOf, logProposal, mealsProposal, placeName } from './plan-parts.ts';

/** Dishes of a planned meal were eaten, or were not after all. */
const eatenFacts = (
  plan: CoachPlan,
  { day, slot }: { readonly day: LocalDay; readonly slot: Slot },
  dishes: readonly { readonly dish: Dish; readonly portion: number }[],
  eaten: boolean,
): readonly JournalFact[] =>
  dishes.map(({ dish, portion }) => ({
    day,
    kind: 'meal.eaten',
    payload: {
      planId: plan.id,
      slot,
      dish: dish.id,
      kcal: kcalOf(dish.nutrients.map((amount) => amount * portion)),
      eaten,
    },
  }));

export const proposeEaten = (context: CoachContext, at: RequestOf<'ate-planned'>): Answer => {
  const { day, slot } = at;
  const { plan, today } = context;
  const place = placeName(day, slot, today);
  const held = dishesAt(context, day, slot);
  const eaten = context.logOf(day).eaten;
  const open = held.filter(({ dish }) => !eaten.has(`${slot}/${dish.id}`));
  if (plan === null || held.length === 0)
    return says(`Nothing is planned for ${place}. Tell me what you ate, and I log it.`);
  if (open.length === 0) return says(`${capital(place)} is marked as eaten already.`);
  const names = inList(open.map(({ dish }) => dish.name));
  return says(`Good. I can mark ${place} as eaten.`, {
    proposals: [
      logProposal(
        `${capital(place)} eaten`,
        names,
        eatenFacts(plan, at, open, true),
        eatenFacts(plan, at, open, false),
      ),
    ],
  });
};

/** A part of a planned meal: its portion becomes that part, and it is marked as eaten. */
export const proposeEatenPart = (context: CoachContext, at: RequestOf<'ate-part'>): Answer => {
  const { day, slot, share } = at;
  const { plan, today } = context;
  const place = placeName(day, slot, today);
  const held = dishesAt(context, day, slot);
  if (plan === null || held.length === 0)
    return says(`Nothing is planned for ${place}. Tell me what you ate, and I log it.`);
  const parts = held.map(({ dish, portion }) => ({
    dish,
    portion: stepsToPortion(Math.min(MAX_STEPS, Math.max(MIN_STEPS, portionToSteps(portion * share)))),
  }));
  const meals = parts.map(({ dish, portion }) => ({ recipe: dish.id, portion }));
  return says(`I can make ${place} that much smaller and mark it as eaten.`, {
    proposals: [
      mealsProposal(
        context,
        plan,
        [{ date: day, slot, meals }],
        {
          title: `${capital(place)}: a part eaten`,
          detail: inList(parts.map(({ dish }) => dish.name)),
          dish: null,
        },
        { facts: eatenFacts(plan, at, parts, true), undo: eatenFacts(plan, at, parts, false) },
      ),
    ],
  });
};

export const proposeDrank = ({ today, water }: CoachContext, { litres }: RequestOf<'drank'>): Answer => {
  const fact = (change: number): JournalFact => ({
    day: today,
    kind: 'water.add',
    payload: { litres: change },
  });
  const then = Math.round((water.drunk + litres) * 100) / 100;
  return says(`With it you have drunk ${then} of ${water.goal} L today.`, {
    proposals: [
      logProposal(
        `Log ${litres >= 1 ? `${litres} L` : `${Math.round(litres * 1000)} ml`} of water`,
        '',
        [fact(litres)],
        [fact(-litres)],
      ),
    ],
  });
};

export const proposeWeight = ({ today, weight, body }: CoachContext, { kg }: RequestOf<'weigh'>): Answer => {
  const fact = (value: number | null): JournalFact => ({
    day: today,
    kind: 'weight.set',
    payload: { kg: value },
  });
  const before = weight !== null && weight.day === today ? weight.kg : null;
  const doubt = weightDoubt(kg, body, 'metric');
  return says(doubt ?? 'One weight says little; the trend over weeks does.', {
    proposals: [
      logProposal(
        `Log ${kg} kg for today`,
        before === null ? '' : `Instead of ${before} kg.`,
        [fact(kg)],
        [fact(before)],
      ),
    ],
  });
};
