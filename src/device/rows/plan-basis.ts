import * as v from 'valibot';
import { decode } from '../../contract/decode.ts';
import { type MealPlanAnswer, planDetails } from '../../contract/plan.ts';
import { fromWirePlannedFor, fromWireRules } from '../../contract/plan-basis.ts';
import type { PlannedFor } from '../../domain/plan/week/solver-input.ts';
import type { EatingRules } from '../../terms/plan.ts';
import type { Sealed } from '../db/intents.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { seal, unseal } from '../db/sealing.ts';
import type { StoredPlan } from '../db/stored-rows.ts';

/** The person and rules behind a plan. Either is null if the backend does not tell, or tells it in unknown words. */
export interface PlanBasis {
  readonly rules: EatingRules | null;
  readonly plannedFor: PlannedFor | null;
}

const UNKNOWN: PlanBasis = { rules: null, plannedFor: null };

const detailsWithBasis = v.pick(planDetails, ['rules', 'planned_for']);

/** Seals what a plan was made by: allergies and conditions are among it. Null where the backend does not tell. */
export const sealPlanBasis = async (db: MemberDatabase, [first]: MealPlanAnswer): Promise<Sealed | null> => {
  const read = decode(detailsWithBasis, first?.meals.details ?? {});
  return read.ok && read.value.rules !== undefined ? seal(db, read.value) : null;
};

export const readPlanBasis = async (
  db: MemberDatabase,
  { basis }: Pick<StoredPlan, 'basis'>,
): Promise<PlanBasis> => {
  if (basis === undefined) return UNKNOWN;
  const opened = await unseal(db, basis);
  const read = opened.ok ? decode(detailsWithBasis, opened.value) : opened;
  if (!read.ok) return UNKNOWN;
  const { rules, planned_for } = read.value;
  return {
    rules: rules === undefined ? null : fromWireRules(rules),
    plannedFor: planned_for === undefined ? null : fromWirePlannedFor(planned_for),
  };
};
