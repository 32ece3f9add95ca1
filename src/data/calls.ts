import type { Budget, MealPlanAnswer } from '../contract/plan.ts';
import { getBudget, getMealPlan } from '../contract/plan.ts';
import { getProfile, type WireProfile } from '../contract/profile.ts';
import type { AppError } from '../domain/app-error.ts';
import type { LocalDay } from '../domain/planner/types.ts';
import { ok, type Result } from '../domain/result.ts';
import type { ApiClient } from './api-client.ts';

/** The calls that read a member's data. Each goes out only with that member's own token. */

/** Null where the member has no profile yet: a 404, `null` or an object without an id. */
export const fetchProfile = async (
  api: ApiClient,
  memberId: string,
): Promise<Result<WireProfile | null, AppError>> => {
  const answer = await api.call(getProfile, {
    params: { userId: memberId },
    // The contract names a content type for this call, though it carries no body.
    headers: { 'Content-Type': 'application/json' },
    onBehalfOf: memberId,
  });
  const absent = !answer.ok && answer.error.kind === 'rejected' && answer.error.status === 404;
  return absent ? ok(null) : answer;
};

export const fetchBudget = (
  api: ApiClient,
  memberId: string,
  day: LocalDay,
): Promise<Result<Budget, AppError>> =>
  api.call(getBudget, { params: { userId: memberId }, query: { day }, onBehalfOf: memberId });

export const fetchPlan = (api: ApiClient, memberId: string): Promise<Result<MealPlanAnswer, AppError>> =>
  api.call(getMealPlan, { params: { userId: memberId }, onBehalfOf: memberId });
