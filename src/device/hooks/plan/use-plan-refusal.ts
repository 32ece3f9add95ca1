import type { PlanRefusal } from '../../../terms/plan.ts';
import { readPlanRefusal } from '../../plan/read/plan.ts';
import { useLive } from '../hooks.ts';

/** Why the backend could make no plan of the member's latest answers; null where it could, or may yet. */
export const usePlanRefusal = (): PlanRefusal | null => useLive(readPlanRefusal, []) ?? null;
