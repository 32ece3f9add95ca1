import { drinkLitres } from '../../src/domain/body/water/water-goal.ts';
import { isLocalDay } from '../../src/domain/calendar/days.ts';
import { eatenKcal, foldDay } from '../../src/domain/food/journal/fold.ts';
import { ok } from '../../src/terms/result.ts';
import type { HandlersOf } from '../http/call.ts';
import { invalid } from '../http/refusal.ts';
import { dayGoals } from '../planning/day-goals.ts';
import { mergeInputs } from '../planning/plan-inputs.ts';
import type { PlanKeeper } from '../planning/plan-keeper.ts';
import { wirePlan } from '../planning/wire-plan.ts';
import type { Parts } from './parts.ts';

/** The calendar of the database has no year 0. */
const FIRST_DAY = '0001-01-01';

/** `plain` answers what the contract names and nothing more. */
export const planHandlers = (
  parts: Parts,
  keeper: PlanKeeper,
  plain: boolean,
): HandlersOf<
  'getBudget' | 'getMealPlan' | 'putPlanInputs' | 'putPlanSwitches' | 'putPlan' | 'getPlanRefusal'
> => ({
  getBudget: async ({ member, query, keep }) => {
    const day = query.day ?? '';
    if (!isLocalDay(day) || day < FIRST_DAY) return invalid({ day: ['Give a calendar day as YYYY-MM-DD.'] });
    const onDay = await keeper.day(member.id, day);
    const { state, isComplete, logged, journalSeq } = onDay;
    if (isComplete) keep();
    const eaten = eatenKcal(plain ? foldDay([]) : logged);
    const goals = dayGoals(onDay);
    return ok({
      calories_breakfast: eaten.breakfast,
      calories_snacks: eaten.snacks1 + eaten.snacks2,
      calories_lunch: eaten.lunch,
      calories_dinner: eaten.dinner,
      calories_breakfast_goal: goals.slots.breakfast,
      calories_snacks_goal: goals.slots.snacks1 + goals.slots.snacks2,
      calories_lunch_goal: goals.slots.lunch,
      calories_dinner_goal: goals.slots.dinner,
      current_water_intake: plain ? 0 : logged.waterLitres,
      ...(state === null ? {} : { daily_water_goal: drinkLitres(state.facts.person, state.facts.safety) }),
      total_calories: goals.day,
      ...(plain ? {} : { journal_seq: journalSeq }),
    });
  },

  getMealPlan: async ({ member, keep }) => {
    const current = await keeper.current(member.id);
    if (current?.isComplete !== false) keep();
    if (current === null || current.plan === null) return ok([]);
    return ok(wirePlan({ ...current, plan: current.plan }, !plain));
  },

  getPlanRefusal: async ({ member, keep }) => {
    const current = await keeper.current(member.id);
    if (current?.isComplete !== false) keep();
    const refusal = current?.state.stored?.refusal ?? null;
    return ok({
      refusal: refusal?.kind === 'conflict' ? { ...refusal, rules: [...refusal.rules] } : refusal,
    });
  },

  putPlanInputs: async ({ member, body, commit }) => {
    const { user: _, ...inputs } = body;
    const saved = await commit(async (db) => {
      await mergeInputs(db, member.id, inputs, new Date(parts.clock()));
      return ok(inputs);
    });
    await keeper.current(member.id);
    return saved;
  },

  putPlan: ({ member, body, commit }) => {
    const { user: _, ...handedOver } = body;
    return keeper.adopt(member.id, handedOver, commit);
  },

  putPlanSwitches: async ({ member, body, commit }) => {
    const { user: _, ...switches } = body;
    const saved = await commit(async (db) => {
      await mergeInputs(db, member.id, switches, new Date(parts.clock()));
      return ok(switches);
    });
    await keeper.current(member.id);
    return saved;
  },
});
