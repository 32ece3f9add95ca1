import type { MemberDatabase } from './member-database.ts';
import { readMemberSetting } from './repositories/settings.ts';
import { ONLY, SWITCHES } from './stored-rows.ts';

/** What this device alone has of its member, since the backend has no place for it or was not told. */
export interface OnlyHere {
  readonly log: boolean;
  readonly safetyAnswers: boolean;
  readonly cycleNotes: boolean;
}

export const readOnlyHere = async (db: MemberDatabase): Promise<OnlyHere> => {
  const extensions = (await readMemberSetting(db, 'extensions')) ?? [];
  const shared = (await readMemberSetting(db, 'cycleShared')) === true && extensions.includes('journal');
  const answers = await db.planInputs.bulkGet([ONLY, SWITCHES]);
  return {
    log: (await readMemberSetting(db, 'journalStays')) === true,
    safetyAnswers: !extensions.includes('plan-inputs') && answers.some((row) => row !== undefined),
    cycleNotes: !shared && (await db.cycle.get(ONLY)) !== undefined,
  };
};
