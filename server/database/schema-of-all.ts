import { bigserial, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LabelFood } from '../../src/domain/food/label/food-facts.ts';
import { instant } from './columns.ts';

// Tables whose rows belong to no member.

/** Number of plans made on each UTC day. */
export const planCounts = pgTable('plan_counts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  made: integer('made').notNull(),
});

export type StaffAction =
  | 'members.list'
  | 'member.view'
  | 'member.edit'
  | 'member.delete'
  | 'member.restore'
  | 'summary.view'
  | 'template.create'
  | 'template.edit'
  | 'template.delete';

/** Log of what staff viewed and changed. Ids are no foreign keys: the log outlives the accounts it names. */
export const staffLog = pgTable(
  'staff_log',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    staffId: uuid('staff_id').notNull(),
    action: text('action').$type<StaffAction>().notNull(),
    /** The member or template it was done to; null for a list or a summary. */
    subjectId: uuid('subject_id'),
    at: instant('at').notNull(),
  },
  (table) => [index('staff_log_subject').on(table.subjectId)],
);

export const mealTemplates = pgTable('meal_templates', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  kcal: integer('kcal').notNull(),
  description: text('description').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const newsletterAddresses = pgTable('newsletter_addresses', {
  /** Lower case. */
  email: text('email').primaryKey(),
  addedAt: instant('added_at').notNull(),
});

/** Packaged foods for all members, null for a code that nobody knew. It does not say who asked. */
export const barcodeFoods = pgTable('barcode_foods', {
  code: text('code').primaryKey(),
  food: jsonb('food').$type<LabelFood>(),
  askedAt: instant('asked_at').notNull(),
});

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A keyed hash: the table names no account and no address. */
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetsAt)],
);

/** Mail of an embedded server without SMTP. */
export const mailOutbox = pgTable('mail_outbox', {
  seq: bigserial('seq', { mode: 'number' }).primaryKey(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  at: instant('at').notNull(),
});
