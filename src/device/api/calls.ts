import { type PulledOperation, pullJournal } from '../../contract/journal.ts';
import type { Budget, MealPlanAnswer } from '../../contract/plan.ts';
import { getBudget, getMealPlan, getPlanRefusal } from '../../contract/plan.ts';
import { getProfile, type WireProfile } from '../../contract/profile.ts';
import { anyAnswer } from '../../contract/wire.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { PlanRefusal } from '../../terms/plan.ts';
import { ok, type Result } from '../../terms/result.ts';
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

/**
 * Tells whether the member's profile is read in another shape than the contract's at this moment, as it is where a
 * captive portal answers every call. A failed read says nothing, nor does a backend without a profile.
 */
export const isAnsweredByAnother = async (api: ApiClient, memberId: string): Promise<boolean> => {
  const answer = await api.call(
    { ...getProfile, answer: anyAnswer },
    { params: { userId: memberId }, onBehalfOf: memberId },
  );
  if (!answer.ok) return answer.error.kind === 'malformed';
  const profile = answer.value;
  if (profile === null || profile === undefined) return false;
  return typeof profile !== 'object' || (!('id' in profile) && Object.keys(profile).length > 0);
};

export const fetchBudget = (
  api: ApiClient,
  memberId: string,
  day: LocalDay,
): Promise<Result<Budget, AppError>> =>
  api.call(getBudget, { params: { userId: memberId }, query: { day }, onBehalfOf: memberId });

export const fetchPlan = (api: ApiClient, memberId: string): Promise<Result<MealPlanAnswer, AppError>> =>
  api.call(getMealPlan, { params: { userId: memberId }, onBehalfOf: memberId });

/** Fetches why the backend cannot make a plan; null if it can. */
export const fetchPlanRefusal = async (
  api: ApiClient,
  memberId: string,
): Promise<Result<PlanRefusal | null, AppError>> => {
  const answer = await api.call(getPlanRefusal, { params: { userId: memberId }, onBehalfOf: memberId });
  return answer.ok ? ok(answer.value.refusal) : answer;
};

/** A page of the member's journal after a place in the server's order; `more` pages follow. */
export const fetchJournal = (
  api: ApiClient,
  memberId: string,
  after: number,
): Promise<Result<{ readonly operations: readonly PulledOperation[]; readonly more: boolean }, AppError>> =>
  api.call(pullJournal, { query: { after: String(after) }, onBehalfOf: memberId });
