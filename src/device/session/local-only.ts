import type { MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting } from '../db/settings.ts';
import { ONLY, SWITCHES } from '../db/stored-rows.ts';
import { holdsKind } from '../outbox/rows/outbox.ts';
import { isCycleHereOnly } from '../rows/cycle.ts';

/** Data that exists on this device alone: the backend has no call for it, or did not get it. */
export interface LocalOnly {
  readonly log: boolean;
  readonly safetyAnswers: boolean;
  readonly cycleNotes: boolean;
}

/** Their keys. What an earlier release saved without telling is the backend's where it has a place for it. */
const readAnswersHere = async (db: MemberDatabase): Promise<readonly string[]> => {
  const hasPlace = (await readMemberSetting(db, 'extensions'))?.includes('plan-inputs') ?? false;
  const rows = await db.planInputs.bulkGet([ONLY, SWITCHES]);
  return rows.flatMap((row) => (row !== undefined && (row.stays ?? !hasPlace) ? [row.key] : []));
};

export const readLocalOnly = async (db: MemberDatabase): Promise<LocalOnly> => ({
  log: (await readMemberSetting(db, 'journalStays')) === true,
  safetyAnswers: (await readAnswersHere(db)).length > 0,
  cycleNotes: await isCycleHereOnly(db),
});

/** The keys of the answers that stay with what is unsent: no server has them, or they wait to be sent. */
export const readUnsentAnswers = async (db: MemberDatabase): Promise<readonly string[]> => [
  ...(await readAnswersHere(db)),
  ...((await holdsKind(db, 'plan-inputs.put')) ? [ONLY] : []),
  ...((await holdsKind(db, 'plan-switches.put')) ? [SWITCHES] : []),
];
