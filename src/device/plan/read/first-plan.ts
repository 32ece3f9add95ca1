import type { IntentKind } from '../../db/intents.ts';
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

/** Changes that a first plan follows from, and the plan itself where this device made it. */
const FIRST: readonly IntentKind[] = [
  'profile.create',
  'plan-inputs.put',
  'preference.submit',
  'wellness.submit',
  'plan.put',
];

/**
 * True where a first plan that the server may have was made without the answers: the allergy card is open or
 * follows from a profile on its way, or its answers are still to be sent. What was refused is not waited for.
 */
export const isFirstPlanHeld = async (db: MemberDatabase): Promise<boolean> => {
  const plan = await readPlan(db);
  if (plan !== null && plan.madeOf === undefined) return false;
  if (plan === null && (await isSafetyCardOpen(db))) return true;
  const rows = [...(await listLane(db, 'profile')), ...(await listLane(db, 'questionnaires'))];
  return rows.some(({ kind, state }) => state !== 'refused' && FIRST.includes(kind));
};

/**
 * True where this device makes the plan: the profile is on its way and nobody was there to take it, so no backend has a
 * plan for this member. The allergy card comes first.
 */
export const isPlanMadeHere = async (db: MemberDatabase, online: boolean): Promise<boolean> => {
  if (await isFirstPlanAsked(db)) return false;
  const row = (await listLane(db, 'profile')).find(({ kind }) => kind === 'profile.create');
  if (row === undefined || row.state === 'refused') return false;
  return !online || row.lastError?.kind === 'offline' || row.lastError?.kind === 'timeout';
};
