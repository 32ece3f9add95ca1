import { isFirstPlanAsked, isSafetyCardOpen } from '../../plan/read/first-plan.ts';
import { useLive } from '../hooks.ts';

/** True where the first plan is shown once the allergy card is answered or skipped. */
export const useFirstPlanAsked = (): boolean => useLive(isFirstPlanAsked, []) ?? false;

/** True while the allergy card is due, also where there is a plan already. */
export const useSafetyCardOpen = (): boolean => useLive(isSafetyCardOpen, []) ?? false;
