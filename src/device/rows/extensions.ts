import type { MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import { ONLY, SWITCHES } from '../db/stored-rows.ts';

/**
 * Notes for the worker what the backend declared; written only where it changed. Answers of an earlier release, which
 * did not tell, stay here where the backend had no place for them: the member's consent belongs to the saving.
 */
export const noteExtensions = async (db: MemberDatabase, extensions: readonly string[]): Promise<void> => {
  const noted = await readMemberSetting(db, 'extensions');
  if (!noted?.includes('plan-inputs')) {
    const answers = db.planInputs.where('key').anyOf(ONLY, SWITCHES);
    await answers.and(({ stays }) => stays === undefined).modify({ stays: true });
  }
  if (noted?.join() !== extensions.join()) await writeMemberSetting(db, 'extensions', [...extensions]);
};
