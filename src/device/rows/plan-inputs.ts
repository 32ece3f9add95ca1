import { decode } from '../../contract/decode.ts';
import { type PlanInputs, planInputsBody } from '../../contract/plan.ts';
import type { AppError } from '../../terms/app-error.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import type { Sealed } from '../db/intents.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { seal, unseal } from '../db/sealing.ts';
import { ONLY, PREFERENCES, type StoredPlanInputs } from '../db/stored-rows.ts';

/** To be awaited inside the transaction. `sentAs`: the change that carries the answers; null: none does. */
export type SaveAnswers = (db: MemberDatabase, sentAs: string | null) => Promise<void>;

/** Seals the answers and hands back the write. */
export const preparePlanInputs = async (
  db: MemberDatabase,
  inputs: PlanInputs,
  now: number,
): Promise<SaveAnswers> => {
  const sealed = await seal(db, inputs);
  return async ({ planInputs }, sentAs) => {
    await planInputs.put({ key: ONLY, inputs: sealed, updatedAt: now, sentAs, stays: sentAs === null });
  };
};

/** After the plan that is here was read, also by a clock that was set back since. */
const afterPlan = async (db: MemberDatabase, now: number): Promise<number> =>
  Math.max(now, ((await db.plan.get(ONLY))?.fetchedAt ?? 0) + 1);

/** A plan that was read before this cannot have been made from what was sent: that may be older than what is here. */
export const noteInputsSent = async (
  db: MemberDatabase,
  key: StoredPlanInputs['key'],
  now: number,
): Promise<void> => {
  await db.planInputs.update(key, { updatedAt: await afterPlan(db, now) });
};

/** The same of the food preferences, which are kept as they were sealed for sending: they may name allergies. */
export const storeSentPreferences = async (
  db: MemberDatabase,
  inputs: Sealed,
  now: number,
): Promise<void> => {
  await db.planInputs.put({ key: PREFERENCES, inputs, updatedAt: await afterPlan(db, now) });
};

export const openPlanInputs = async (
  db: MemberDatabase,
  { inputs: sealed }: Pick<StoredPlanInputs, 'inputs'>,
): Promise<Result<PlanInputs, AppError>> => {
  const opened = await unseal(db, sealed);
  if (!opened.ok) return opened;
  const read = decode(planInputsBody, { ...(opened.value as PlanInputs), user: db.memberId });
  if (!read.ok) return err({ kind: 'storage', reason: read.error.reason });
  const { user: _, ...inputs } = read.value;
  return ok(inputs);
};

/** The allergies and safety answers of this device; null before they were given. */
export const readPlanInputs = async (db: MemberDatabase): Promise<Result<PlanInputs | null, AppError>> => {
  const row = await db.planInputs.get(ONLY);
  return row === undefined ? ok(null) : openPlanInputs(db, row);
};

/** True where they were saved and no server has them. */
export const readInputsStay = async (db: MemberDatabase): Promise<boolean> =>
  (await db.planInputs.get(ONLY))?.stays === true;

/** The answers stay on this device, and no server has them, unless others were saved since the change. */
export const markInputsLocal = async (db: MemberDatabase, id: string): Promise<void> => {
  const saved = await db.planInputs.get(ONLY);
  if ((saved?.sentAs ?? id) === id) await db.planInputs.update(ONLY, { stays: true });
};
