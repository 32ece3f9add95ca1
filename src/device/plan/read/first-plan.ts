import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting } from '../../db/settings.ts';
import { ONLY } from '../../db/stored-rows.ts';
import { listLane } from '../../outbox/rows/outbox.ts';
import { readPlan } from './plan.ts';

/** True while the allergy card is due on this device, neither answered nor skipped. */
export const isSafetyCardOpen = async (db: MemberDatabase): Promise<boolean> =>
  (await readMemberSetting(db, 'safetyCard')) === 'due' && (await db.planInputs.get(ONLY)) === undefined;

/** True where the first plan waits for the allergy card. Dishes that were shown before stay. */
export const isFirstPlanAsked = async (db: MemberDatabase): Promise<boolean> =>
  (await readPlan(db)) === null && (await isSafetyCardOpen(db));

/**
 * True where a first plan that the server may have was made without the answers: the allergy card is open or
 * follows from a profile on its way, or its answers are still to be sent. What was refused is not waited for.
 */
export const isFirstPlanHeld = async (db: MemberDatabase): Promise<boolean> => {
  if ((await readPlan(db)) !== null) return false;
  if (await isSafetyCardOpen(db)) return true;
  const unsent = await listLane(db, 'profile');
  return unsent.some(
    ({ kind, state }) => state !== 'refused' && (kind === 'profile.create' || kind === 'plan-inputs.put'),
  );
};
