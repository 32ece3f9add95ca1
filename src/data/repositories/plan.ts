import type { DevicePlan } from '../device-plan.ts';
import type { MemberDatabase } from '../member-database.ts';
import { ONLY, type StoredPlan } from '../stored-rows.ts';
import { announce } from './notices.ts';

/** The last good plan and when it was read; null before the first one. */
export const readPlan = async (db: MemberDatabase): Promise<StoredPlan | null> =>
  (await db.plan.get(ONLY)) ?? null;

/** Keeps the plan; the first one, and each that carries a new id, is announced. */
export const keepPlan = async (db: MemberDatabase, plan: DevicePlan, now: number): Promise<void> => {
  const before = await readPlan(db);
  await db.plan.put({ key: ONLY, plan, fetchedAt: now });
  if (before === null || before.plan.planId !== plan.planId) {
    await announce(db, { id: `plan:${plan.planId ?? 'first'}`, kind: 'plan-ready', about: '', at: now });
  }
};
