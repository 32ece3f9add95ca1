import { useMemo } from 'react';
import { factsOf } from '../../../domain/plan/making/member-facts.ts';
import type { EatingRules } from '../../../terms/plan.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readRecordsHere } from '../../making/records-here.ts';
import type { MemberPlan } from '../../plan/member-plan.ts';
import { useCatalogue, useLive } from '../hooks.ts';

/** The answers of this device, sealed ones opened; null where they are not asked for. */
const readUntold = async (db: MemberDatabase, isTold: boolean) => (isTold ? null : readRecordsHere(db));

/**
 * The rules by which a dish may be eaten: those of the plan, else those of the answers on this device, which count
 * before the first plan and where the backend's plans do not tell theirs. Undefined until they are read: no dish may
 * be offered before that.
 */
export const useEatingRules = (planned: MemberPlan | null | undefined): EatingRules | undefined => {
  const { catalogue } = useCatalogue();
  const isTold = planned?.solverInput != null;
  const records = useLive(readUntold, [planned === undefined || isTold]);
  return useMemo(() => {
    if (planned === undefined || catalogue === null) return undefined;
    if (planned?.solverInput != null) return planned.solverInput.rules;
    if (records == null || !records.ok || records.value === null) return undefined;
    return factsOf(records.value, catalogue).facts.rules;
  }, [planned, catalogue, records]);
};
