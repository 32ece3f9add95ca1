import type { DevicePlan } from '../device-plan.ts';
import type { MemberDatabase } from '../member-database.ts';
import { readPlan } from './plan.ts';
import { readMemberSetting } from './settings.ts';

/** The plan as the locked device may show it; null where its member never allowed that, and without a plan. */
export const readPlanWhileLocked = async (db: MemberDatabase): Promise<DevicePlan | null> => {
  if ((await readMemberSetting(db, 'readableWhenLocked')) !== true) return null;
  return (await readPlan(db))?.plan ?? null;
};
