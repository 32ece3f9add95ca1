import * as v from 'valibot';
import { decode } from '../../../contract/decode.ts';
import {
  type MealPlanAnswer,
  type PlanAnswer,
  type PlanSwitches,
  planDetails,
} from '../../../contract/plan.ts';
import type { IntentKind, Sealed } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { seal, unseal } from '../../db/sealing.ts';
import { PREFERENCES, SWITCHES } from '../../db/stored-rows.ts';
import type { SaveAnswers } from '../../rows/plan-inputs.ts';
import { readPlan } from './plan.ts';

const detailsWithAnswers = v.pick(planDetails, ['answers']);

/** Seals the answers that a plan names as its own; null where it names none. */
export const sealPlanAnswers = async (
  db: MemberDatabase,
  [first]: MealPlanAnswer,
): Promise<Sealed | null> => {
  const read = decode(detailsWithAnswers, first?.meals.details ?? {});
  return read.ok && read.value.answers !== undefined ? seal(db, read.value.answers) : null;
};

const readStored = async (db: MemberDatabase): Promise<readonly PlanAnswer[] | null> => {
  const sealed = (await readPlan(db))?.answers;
  if (sealed === undefined) return null;
  const opened = await unseal(db, sealed);
  const read = opened.ok ? decode(detailsWithAnswers, { answers: opened.value }) : opened;
  return read.ok ? (read.value.answers ?? null) : null;
};

/** Seals what is turned off and hands back the write. */
export const preparePlanSwitches = async (
  db: MemberDatabase,
  { answers_off }: PlanSwitches,
  now: number,
): Promise<SaveAnswers> => {
  const sealed = await seal(db, answers_off);
  return async ({ planInputs }, sentAs) => {
    await planInputs.put({ key: SWITCHES, inputs: sealed, updatedAt: now, stays: sentAs === null });
  };
};

const writtenAllergies = v.object({ allergies: v.string() });
const offIds = v.array(v.string());

/** Answers that this device turned off after the stored plan was made; null where the plan is newer. */
const readNewerOff = async (db: MemberDatabase): Promise<readonly string[] | null> => {
  const row = await db.planInputs.get(SWITCHES);
  if (row === undefined) return null;
  const plan = await readPlan(db);
  const waits = (await db.outbox.where('lane').equals('profile').toArray()).some(
    ({ kind }) => kind === 'plan-switches.put',
  );
  if (plan !== null && !waits && row.updatedAt < plan.fetchedAt) return null;
  const opened = await unseal(db, row.inputs);
  const read = opened.ok ? v.safeParse(offIds, opened.value) : null;
  return read?.success === true ? read.output : null;
};

/** The questionnaires as this device has them: unsent, or the food preferences as last sent. */
export const readSealedAnswers = async (
  db: MemberDatabase,
): Promise<Readonly<Record<'preference' | 'wellness', Sealed | undefined>>> => {
  const rows = await db.outbox.where('lane').equals('questionnaires').sortBy('order');
  const unsent = (kind: IntentKind) =>
    rows.findLast((row) => row.kind === kind)?.payload as Sealed | undefined;
  const sent = (await db.planInputs.get(PREFERENCES))?.inputs;
  return { preference: unsent('preference.submit') ?? sent, wellness: unsent('wellness.submit') };
};

const readSentAllergies = async (db: MemberDatabase): Promise<string> => {
  const { preference: sealed } = await readSealedAnswers(db);
  const opened = sealed === undefined ? null : await unseal(db, sealed);
  const read = opened?.ok === true ? v.safeParse(writtenAllergies, opened.value) : null;
  return read?.success === true ? read.output.allergies : '';
};

/** The answers behind the plan as they are switched now; null where the backend does not tell of any. */
export const readPlanAnswers = async (db: MemberDatabase): Promise<readonly PlanAnswer[] | null> => {
  const [answers, off] = await Promise.all([readStored(db), readNewerOff(db)]);
  if (answers === null || off === null) return answers;
  return answers.map((answer) => ({ ...answer, on: !(answer.switchable && off.includes(answer.id)) }));
};

/** Every id that is switched off. */
export const readAnswersOff = async (db: MemberDatabase): Promise<readonly string[]> =>
  (await readNewerOff(db)) ?? (await readStored(db))?.flatMap(({ id, on }) => (on ? [] : [id])) ?? [];

/** Warnings to read before the plan is followed. */
export const readPlanWarnings = async (db: MemberDatabase): Promise<readonly string[]> =>
  ((await readPlanAnswers(db)) ?? []).flatMap(({ on, warning }) => (on && warning !== null ? [warning] : []));

/**
 * The allergies as last written on this device, where the backend tells of no answers and so of none that it could
 * not read; empty where it does, or none were written.
 */
export const readUntoldAllergies = async (db: MemberDatabase): Promise<string> =>
  (await readStored(db)) === null ? readSentAllergies(db) : '';
