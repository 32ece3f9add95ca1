import type { Database } from '../database/database.ts';
import { type StaffAction, staffLog } from '../database/schema.ts';

export interface StaffEntry {
  readonly staffId: string;
  readonly action: StaffAction;
  /** The member or template it is done to. */
  readonly subjectId?: string;
  readonly at: Date;
}

/** Writes down what staff look at or change; run it in the transaction of the change itself. */
export const logStaff = async (tx: Database, { subjectId, ...entry }: StaffEntry): Promise<void> => {
  await tx.insert(staffLog).values({ ...entry, subjectId: subjectId ?? null });
};
