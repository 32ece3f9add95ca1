import type { MemberPlan } from '../data/member-plan.ts';
import { readMemberPlan } from '../data/repositories/plan-of-member.ts';
import { useCatalogue, useLive } from './hooks.ts';

/**
 * The plan with the member's changes: undefined while it is read, null before the first one. Where the
 * member chose dishes, nothing is shown before the catalogue has named them.
 */
export const useMemberPlan = (): MemberPlan | null | undefined => {
  const { catalogue, error } = useCatalogue();
  const plan = useLive((db) => readMemberPlan(db, catalogue), [catalogue !== null]);
  return plan?.complete === false && error === null ? undefined : plan;
};
