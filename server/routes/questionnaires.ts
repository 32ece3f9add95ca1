import { eq } from 'drizzle-orm';
import { ok } from '../../src/terms/result.ts';
import { lifestyles, preferences, wellness } from '../database/schema.ts';
import type { HandlersOf } from '../http/call.ts';
import type { PlanKeeper } from '../planning/plan-keeper.ts';
import type { Parts } from './parts.ts';

/** Sent for conditions that nobody was asked about; members without any answer `None`. It changes no earlier answer. */
const UNANSWERED = 'No';

/**
 * Stores the questionnaires: one record of each kind for a member, which a later one replaces. Preferences and wellness
 * shape the plan, so storing them also starts a new plan in the background.
 */
export const questionnaireHandlers = (
  { clock }: Pick<Parts, 'clock'>,
  keeper: PlanKeeper,
): HandlersOf<'createLifestyle' | 'createPreference' | 'addWellness'> => ({
  createLifestyle: async ({ member, body, commit }) => {
    const { user, ...answers } = body;
    const row = { answers, updatedAt: new Date(clock()) };
    return commit(async (db) => {
      await db
        .insert(lifestyles)
        .values({ userId: member.id, ...row })
        .onConflictDoUpdate({ target: lifestyles.userId, set: row });
      return ok({ user, ...answers });
    });
  },

  createPreference: async ({ member, body, commit }) => {
    const { user, ...answers } = body;
    const row = { answers, allergies: body.allergies, updatedAt: new Date(clock()) };
    const saved = await commit(async (db) => {
      await db
        .insert(preferences)
        .values({ userId: member.id, ...row })
        .onConflictDoUpdate({ target: preferences.userId, set: row });
      return ok({ user, ...answers });
    });
    await keeper.current(member.id);
    return saved;
  },

  addWellness: async ({ member, body, commit }) => {
    const { user_id, ...told } = body;
    const saved = await commit(async (db) => {
      const [before] = await db.select().from(wellness).where(eq(wellness.userId, member.id));
      const conditions = told.chronic_conditions.every((one) => one === UNANSWERED)
        ? before?.answers.chronic_conditions
        : undefined;
      const answers = conditions === undefined ? told : { ...told, chronic_conditions: conditions };
      const row = { answers, updatedAt: new Date(clock()) };
      await db
        .insert(wellness)
        .values({ userId: member.id, ...row })
        .onConflictDoUpdate({ target: wellness.userId, set: row });
      return ok({ user_id, ...answers });
    });
    await keeper.current(member.id);
    return saved;
  },
});
