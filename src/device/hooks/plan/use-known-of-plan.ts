import type { KnownOfPlan } from '../../plan/known-of-plan.ts';
import { readKnownOfPlan } from '../../plan/read/known-of-plan.ts';
import { useLive, useToday } from '../hooks.ts';

/** Undefined while it is read, null before there is a profile. All of it is on this device. */
export const useKnownOfPlan = (): KnownOfPlan | null | undefined => useLive(readKnownOfPlan, [useToday()]);
