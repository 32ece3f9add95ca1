import type { PlanRefusal } from '../../../terms/plan.ts';
import { type DevicePlan, firstDayOf } from '../../db/device-plan.ts';
import type { Sealed } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { seal, unseal } from '../../db/sealing.ts';
import { readMemberSetting, writeMemberSetting } from '../../db/settings.ts';
import { ONLY, type StoredPlan } from '../../db/stored-rows.ts';
import { announce, removeNotices } from '../../rows/notices.ts';
import { readPlanInputs } from '../../rows/plan-inputs.ts';
import { sumUpTable } from './table.ts';

/** Returns the stored plan and when it was fetched; null before the first one. */
export const readPlan = async (db: MemberDatabase): Promise<StoredPlan | null> =>
  (await db.plan.get(ONLY)) ?? null;

/**
 * Returns why no plan can be made from the member's latest answers; null if no reason is known. Kidney disease that was
 * ticked on this device counts at once, before any backend has answered.
 */
export const readPlanRefusal = async (db: MemberDatabase): Promise<PlanRefusal | null> => {
  const [inputs, sealed] = await Promise.all([readPlanInputs(db), readMemberSetting(db, 'planRefusal')]);
  if (inputs.ok && inputs.value?.kidney_disease) return { kind: 'kidney-disease' };
  const opened = sealed === null ? null : await unseal(db, sealed);
  return opened?.ok === true ? (opened.value as PlanRefusal) : null;
};

/** Encrypts the refusal, which may name allergies. Returns the write, to be awaited inside a transaction. */
export const preparePlanRefusal = async (
  db: MemberDatabase,
  refusal: PlanRefusal | null,
): Promise<() => Promise<void>> => {
  const sealed = refusal === null ? null : await seal(db, refusal);
  return () => writeMemberSetting(db, 'planRefusal', sealed);
};

/** Prefix of the ids of notices about a new plan. */
const PLAN_NOTICE = 'plan:';

/** Stores the plan, fetched at `now`. The first plan, and each with another id, replaces the notice of the last. */
export const storePlan = async (
  db: MemberDatabase,
  plan: DevicePlan,
  now: number,
  sealed: { readonly answers?: Sealed | null; readonly basis?: Sealed | null; readonly madeOf?: Sealed } = {},
): Promise<void> => {
  const before = await readPlan(db);
  const { answers, basis, madeOf } = sealed;
  await db.plan.put({
    key: ONLY,
    plan,
    fetchedAt: now,
    ...(answers == null ? {} : { answers }),
    ...(basis == null ? {} : { basis }),
    ...(madeOf === undefined ? {} : { madeOf }),
  });
  await writeMemberSetting(db, 'planRefusal', null);
  const first = firstDayOf(plan);
  if (first !== null) await sumUpTable(db, first);
  if (before === null || before.plan.planId !== plan.planId) {
    await removeNotices(db, PLAN_NOTICE);
    await announce(db, {
      id: `${PLAN_NOTICE}${plan.planId ?? 'first'}`,
      kind: 'plan-ready',
      about: '',
      at: now,
    });
  }
};
