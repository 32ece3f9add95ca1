import type { Catalogue } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting } from '../../db/settings.ts';
import { readWithOwn } from '../../journal/own.ts';
import type { MemberPlan } from '../member-plan.ts';
import { readMemberPlan } from './plan-of-member.ts';

/** The part of the plan that a locked device shows, with marks on what the member's newer answers forbid. */
export type LockedPlan = Pick<MemberPlan, 'plan' | 'stateOf'>;

/** Null where its member turned that off, and without a plan. */
export const readPlanWhileLocked = async (
  db: MemberDatabase,
  catalogue: Catalogue | null,
  today: LocalDay,
): Promise<LockedPlan | null> => {
  if ((await readMemberSetting(db, 'readableWhenLocked')) === false) return null;
  return readMemberPlan(db, catalogue === null ? null : await readWithOwn(db, catalogue), today);
};
