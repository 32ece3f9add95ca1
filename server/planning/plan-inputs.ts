import { sql } from 'drizzle-orm';
import { NO_ANSWERS, type PlanInputs, type PlanSwitches } from '../../src/contract/plan.ts';
import type { Database } from '../database/database.ts';
import { planInputs } from '../database/schema.ts';

/** Nothing told, nothing turned off. */
const UNTOLD: PlanInputs & PlanSwitches = { ...NO_ANSWERS, answers_off: [] };

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
