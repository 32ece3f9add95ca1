import { sql } from 'drizzle-orm';
import type { PlanInputs, PlanSwitches } from '../../src/contract/plan.ts';
import type { Database } from '../database/database.ts';
import { planInputs } from '../database/schema.ts';

/** Nothing told, nothing turned off. */
const UNTOLD: PlanInputs & PlanSwitches = {
  allergies: [],
  excluded_foods: [],
  eats_eggs: false,
  eats_dairy: false,
  pregnant_or_breastfeeding: false,
  kidney_disease: false,
  eating_disorder: false,
  facts_confirmed: false,
  sex_undisclosed: false,
  answers_off: [],
};

/** Saves one part of a member's inputs and leaves the other as it was. */
export const mergeInputs = async (
  db: Database,
  userId: string,
  part: PlanInputs | PlanSwitches,
  updatedAt: Date,
): Promise<void> => {
  await db
    .insert(planInputs)
    .values({ userId, inputs: { ...UNTOLD, ...part }, updatedAt })
    .onConflictDoUpdate({
      target: planInputs.userId,
      set: { inputs: sql`${planInputs.inputs} || ${JSON.stringify(part)}::jsonb`, updatedAt },
    });
};
