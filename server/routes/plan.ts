import { isLocalDay } from '../../src/domain/calendar/days.ts';
import type { Slot } from '../../src/domain/catalogue/types.ts';
import { eatenKcal, foldDay } from '../../src/domain/journal/fold.ts';
import { drinkLitres } from '../../src/domain/nutrition/reference-intakes.ts';
import { ok } from '../../src/domain/result.ts';
import type { HandlersOf } from '../http/call.ts';
import { invalid } from '../http/refusal.ts';
import { readLoggedDay } from '../journal/read.ts';
import type { Parts } from '../parts.ts';
import { mergeInputs } from '../planning/plan-inputs.ts';
import type { PlanKeeper } from '../planning/plan-keeper.ts';
import { describePlan, wirePlan } from '../planning/wire-plan.ts';

/** `plain` answers what the contract names and nothing more. */
export const planHandlers = (
  parts: Parts,
  keeper: PlanKeeper,
  plain: boolean,
): HandlersOf<'getBudget' | 'getMealPlan' | 'putPlanInputs' | 'putPlanSwitches' | 'getPlanRefusal'> => ({
  getBudget: async ({ member, query }) => {
    const day = query.day ?? '';
    if (!isLocalDay(day)) return invalid({ day: ['Give a calendar day as YYYY-MM-DD.'] });
    const current = await keeper.current(member.id);
    const logged = plain ? null : await readLoggedDay(parts.db, member.id, day);
    const eaten = eatenKcal(logged?.state ?? foldDay([]));
    const planned =
      current !== null && current.plan !== null
        ? describePlan({ ...current, plan: current.plan }, parts.catalogue).find(
            (one) => one.day.date === day,
          )
        : undefined;
    /** A slot that the member left empty keeps its goal: that energy is still the day's. */
    const goal = (slot: Slot): number => {
      const isEmptied = planned?.day.groups[slot].length === 0;
      const meals = (isEmptied ? planned?.planned : planned?.day)?.groups[slot] ?? [];
      return meals.reduce((total, meal) => total + meal.kcal, 0);
    };
    const water =
      current === null
        ? {}
        : { daily_water_goal: drinkLitres(current.state.facts.person, current.state.facts.safety) };
    return ok({
      calories_breakfast: eaten.breakfast,
      calories_snacks: eaten.snacks1 + eaten.snacks2,
      calories_lunch: eaten.lunch,
      calories_dinner: eaten.dinner,
      calories_breakfast_goal: goal('breakfast'),
      calories_snacks_goal: goal('snacks1') + goal('snacks2'),
      calories_lunch_goal: goal('lunch'),
      calories_dinner_goal: goal('dinner'),
      current_water_intake: logged?.state.waterLitres ?? 0,
      ...water,
      total_calories: planned?.planned.totalCalories ?? 0,
      ...(logged === null ? {} : { journal_seq: logged.journalSeq }),
    });
  },

  getMealPlan: async ({ member }) => {
    const current = await keeper.current(member.id);
    if (current === null || current.plan === null) return ok([]);
    return ok(wirePlan({ ...current, plan: current.plan }, parts.catalogue, !plain));
  },

  getPlanRefusal: async ({ member }) => {
    const refusal = (await keeper.current(member.id))?.state.stored?.refusal ?? null;
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
