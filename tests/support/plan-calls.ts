import * as v from 'valibot';
import { expect } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type PlanInputs, planDetails, wirePlanDay, wireShoppingList } from '../../src/contract/plan.ts';
import type { Slot } from '../../src/terms/food.ts';
import type { JournalPayloads } from '../../src/terms/journal.ts';
import { PLAN_INPUTS, PROFILE } from './contract-requests.ts';
import type { TestMember, TestServer } from './server-harness.ts';

/** The day on which a test server's clock starts, a Saturday. */
export const TODAY = '2026-11-21';
export const DAY_MS = 86_400_000;

export const operationId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The calls that plan a member's weeks, of one server. */
export const planCalls = (server: TestServer) => {
  const newMember = async (profile: object = {}): Promise<TestMember> => {
    const member = await server.signUpMember();
    const body = { user: member.id, ...PROFILE, ...profile };
    const answer = await server.call(endpoints.createProfile, { body, token: member.token });
    expect(answer.status).toBe(200);
    return member;
  };

  const readPlans = async ({ id, token }: TestMember) => {
    const answer = await server.call(endpoints.getMealPlan, { params: { userId: id }, token });
    return v.parse(endpoints.getMealPlan.answer, await answer.json());
  };

  /** The member's plan once it is made. */
  const readWeek = async (member: TestMember) => {
    await readPlans(member);
    await server.settled();
    const [first] = await readPlans(member);
    if (first === undefined) throw new Error('There is no plan.');
    const { shopping_list, ...days } = first.meals.Meal_plan;
    const details = v.parse(planDetails, first.meals.details);
    return {
      details,
      days: v.parse(v.record(v.string(), wirePlanDay), days),
      shopping: v.parse(wireShoppingList, shopping_list),
      meals: details.days.flatMap(({ meals }) => meals),
    };
  };

  const putInputs = ({ id, token }: TestMember, changes: Partial<PlanInputs> = {}) =>
    server.call(endpoints.putPlanInputs, {
      params: { userId: id },
      body: { user: id, ...PLAN_INPUTS, ...changes },
      token,
    });

  let operations = 0;
  /** Appends to the member's journal; the ids of what was appended. */
  const record = async <K extends keyof JournalPayloads>(
    { token }: TestMember,
    kind: K,
    payloads: readonly JournalPayloads[K][],
    day = TODAY,
  ): Promise<readonly string[]> => {
    const all = payloads.map((payload) => {
      operations += 1;
      return { id: operationId(operations), day, kind, payload };
    });
    const answer = await server.call(endpoints.appendJournal, { body: { operations: all }, token });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return all.map(({ id }) => id);
  };

  return { newMember, readPlans, readWeek, putInputs, record };
};

export type PlannedWeek = Awaited<ReturnType<ReturnType<typeof planCalls>['readWeek']>>;

/** The dishes of a slot, as the journal names them. */
export const mealsOf = ({ details }: PlannedWeek, slot: Slot, date = TODAY) =>
  details.days
    .find((day) => day.date === date)
    ?.meals.filter((meal) => meal.slot === slot)
    .map(({ recipe_id, portion }) => ({ recipe: recipe_id, portion })) ?? [];
