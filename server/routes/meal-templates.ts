import { asc, eq } from 'drizzle-orm';
import { err, ok } from '../../src/terms/result.ts';
import { isUuid, uuidOf } from '../base/keys.ts';
import { mealTemplates } from '../database/schema.ts';
import type { HandlersOf } from '../http/call.ts';
import { notFound } from '../http/refusal.ts';
import { logStaff } from '../staff/log.ts';
import type { Parts } from './parts.ts';

const TEMPLATES_MAX = 500;

const columns = {
  id: mealTemplates.id,
  name: mealTemplates.name,
  kcal: mealTemplates.kcal,
  description: mealTemplates.description,
};

type TemplateCalls = 'listMealTemplates' | 'createMealTemplate' | 'updateMealTemplate' | 'deleteMealTemplate';

/** Handles the meal plan templates that all staff share. Every change is written to the staff log. */
export const mealTemplateHandlers = ({
  db,
  clock,
  randomBytes,
}: Pick<Parts, 'db' | 'clock' | 'randomBytes'>): HandlersOf<TemplateCalls> => ({
  listMealTemplates: async () =>
    ok({
      templates: await db
        .select(columns)
        .from(mealTemplates)
        .orderBy(asc(mealTemplates.createdAt), mealTemplates.id)
        .limit(TEMPLATES_MAX),
    }),

  createMealTemplate: ({ member, body, commit }) =>
    commit(async (tx) => {
      const at = new Date(clock());
      const template = { id: uuidOf(randomBytes(16)), ...body };
      await tx.insert(mealTemplates).values({ ...template, createdAt: at, updatedAt: at });
      await logStaff(tx, { staffId: member.id, action: 'template.create', subjectId: template.id, at });
      return ok(template);
    }),

  updateMealTemplate: ({ member, params, body, commit }) =>
    commit(async (tx) => {
      const at = new Date(clock());
      const id = params.templateId ?? '';
      if (!isUuid(id)) return err(notFound);
      const [template] = await tx
        .update(mealTemplates)
        .set({ ...body, updatedAt: at })
        .where(eq(mealTemplates.id, id))
        .returning(columns);
      if (template === undefined) return err(notFound);
      await logStaff(tx, { staffId: member.id, action: 'template.edit', subjectId: id, at });
      return ok(template);
    }),

  deleteMealTemplate: ({ member, params, commit }) =>
    commit(async (tx) => {
      const id = params.templateId ?? '';
      const gone = isUuid(id)
        ? await tx.delete(mealTemplates).where(eq(mealTemplates.id, id)).returning({ id: mealTemplates.id })
        : [];
      if (gone.length === 0) return err(notFound);
      await logStaff(tx, {
        staffId: member.id,
        action: 'template.delete',
        subjectId: id,
        at: new Date(clock()),
      });
      return ok({ id });
    }),
});
