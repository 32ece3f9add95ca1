import type { Catalogue } from '../../domain/catalogue/types.ts';
import type { DevicePlan } from '../device-plan.ts';
import type { MemberDatabase } from '../member-database.ts';
import { readMemberPlan } from './plan-of-member.ts';
import { readMemberSetting } from './settings.ts';

/** The plan as the locked device may show it; null where its member never allowed that, and without a plan. */
export const readPlanWhileLocked = async (
  db: MemberDatabase,
  catalogue: Catalogue | null,
): Promise<DevicePlan | null> => {
  if ((await readMemberSetting(db, 'readableWhenLocked')) !== true) return null;
  return (await readMemberPlan(db, catalogue))?.plan ?? null;
};
