import type { PlanRefusal } from '../../domain/planner/types.ts';
import type { DevicePlan } from '../device-plan.ts';
import type { Sealed } from '../intents.ts';
import type { MemberDatabase } from '../member-database.ts';
import { ONLY, type StoredPlan } from '../stored-rows.ts';
import { announce } from './notices.ts';
import { readMemberSetting, writeMemberSetting } from './settings.ts';

/** The last good plan and when it was read; null before the first one. */
export const readPlan = async (db: MemberDatabase): Promise<StoredPlan | null> =>
  (await db.plan.get(ONLY)) ?? null;

/** Why no plan could be made of the member's latest answers; null where nothing is known against one. */
export const readPlanRefusal = (db: MemberDatabase): Promise<PlanRefusal | null> =>
  readMemberSetting(db, 'planRefusal');

export const keepPlanRefusal = (db: MemberDatabase, refusal: PlanRefusal | null): Promise<void> =>
  writeMemberSetting(db, 'planRefusal', refusal);

/** Keeps the plan; the first one, and each that carries a new id, is announced. */
export const keepPlan = async (
  db: MemberDatabase,
  plan: DevicePlan,
  now: number,
  sealed: { readonly answers?: Sealed | null; readonly basis?: Sealed | null } = {},
): Promise<void> => {
  const before = await readPlan(db);
  const { answers, basis } = sealed;
  await db.plan.put({
    key: ONLY,
    plan,
    fetchedAt: now,
    ...(answers == null ? {} : { answers }),
    ...(basis == null ? {} : { basis }),
  });
  await keepPlanRefusal(db, null);
  if (before === null || before.plan.planId !== plan.planId) {
    await announce(db, { id: `plan:${plan.planId ?? 'first'}`, kind: 'plan-ready', about: '', at: now });
  }
};
