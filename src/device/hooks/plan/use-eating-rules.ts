import { useMemo } from 'react';
import { factsOf } from '../../../domain/plan/making/member-facts.ts';
import type { EatingRules } from '../../../terms/plan.ts';
import { readRecordsHere } from '../../making/records-here.ts';
import { useCatalogue, useLive } from '../hooks.ts';
import { useMemberPlan } from './use-member-plan.ts';

/**
 * The rules by which a dish may be eaten: those of the plan, else those of the answers on this device, which count
 * before the first plan and where the backend's plans do not tell theirs. Undefined until they are read: no dish may
 * be offered before that.
 */
export const useEatingRules = (): EatingRules | undefined => {
  const { catalogue } = useCatalogue();
  const planned = useMemberPlan();
  const records = useLive(readRecordsHere, []);
  return useMemo(() => {
    if (planned === undefined || catalogue === null) return undefined;
    if (planned?.solverInput != null) return planned.solverInput.rules;
    if (records === undefined || !records.ok || records.value === null) return undefined;
    return factsOf(records.value, catalogue).facts.rules;
  }, [planned, catalogue, records]);
};
