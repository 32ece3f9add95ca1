import { useMemo } from 'react';
import type { MemberPlan } from '../../plan/member-plan.ts';
import { memberPlanFrom, readMemberPlanParts } from '../../plan/read/plan-of-member.ts';
import { useCatalogue, useLive, useToday } from '../hooks.ts';

/**
 * The plan with the member's changes: undefined while it is read, null before the first one. Where the
 * member chose dishes, nothing is shown before the catalogue has named them.
 */
export const useMemberPlan = (): MemberPlan | null | undefined => {
  const today = useToday();
  const { catalogue, error } = useCatalogue();
  const parts = useLive(readMemberPlanParts, []);
  const plan = useMemo(() => parts && memberPlanFrom(parts, catalogue, today), [parts, catalogue, today]);
  return plan?.complete === false && error === null ? undefined : plan;
};
