import * as v from 'valibot';
import { MEMBERSHIP_TYPES } from '../domain/membership.ts';
import { defineEndpoint } from './endpoint.ts';
import { boundedText, shortText } from './wire.ts';

/**
 * The calls of the staff pages. What they answer about one member is account data: no health answer, no
 * plan and no message is in any of these shapes.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = v.pipe(v.string(), v.isoDate());
const instant = v.pipe(v.string(), v.isoTimestamp());

/** One line of the members list. Sex, age and address are null before the member has a profile. */
const listedMember = v.object({
  id: v.string(),
  name: v.string(),
  sex: v.nullable(v.string()),
  age: v.nullable(v.number()),
  membership: v.string(),
  address: v.nullable(v.string()),
  member_since: instant,
  /** When a deleted account is erased for good; null for an account in use. */
  erased_at: v.nullable(instant),
});
export type ListedMember = v.InferOutput<typeof listedMember>;

const memberAccount = v.object({
  ...listedMember.entries,
  email: v.string(),
  username: v.string(),
  has_profile: v.boolean(),
});
export type MemberAccount = v.InferOutput<typeof memberAccount>;

const staffCall = { auth: 'bearer', role: 'staff', extension: 'staff' } as const;
const MEMBER = '/django/ext/v1/staff/members/{memberId}';

/** Filters of the members list; each membership is one of them. */
export const MEMBER_FILTERS = ['all', ...MEMBERSHIP_TYPES, 'deleted'] as const;
export type MemberFilter = (typeof MEMBER_FILTERS)[number];

/** `search` in name, username and address; `page` counts from 1, and one behind the last is the last. */
const membersQuery = v.object({
  search: v.pipe(boundedText(100), v.trim()),
  filter: v.picklist(MEMBER_FILTERS, 'Choose a filter'),
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
});
export type MembersQuery = v.InferOutput<typeof membersQuery>;

/** Reads alone. Its words come in a body: addresses stand in the logs of every proxy on the way. */
export const listMembers = defineEndpoint({
  ...staffCall,
  name: 'listMembers',
  method: 'POST',
  path: '/django/ext/v1/staff/members',
  body: membersQuery,
  answer: v.object({ members: v.array(listedMember), total: count, page: count, pages: count }),
  takesKey: false,
});
export type MembersPage = v.InferOutput<typeof listMembers.answer>;

export const getMember = defineEndpoint({
  ...staffCall,
  name: 'getMember',
  method: 'GET',
  path: MEMBER,
  body: null,
  answer: memberAccount,
});

/** `name` and `address` belong to the profile: without one they must stay as they are answered, address empty. */
export const memberEdit = v.object({
  name: v.pipe(shortText, v.trim(), v.nonEmpty('Name is required')),
  membership: v.picklist(MEMBERSHIP_TYPES, 'Choose a membership'),
  address: v.pipe(shortText, v.trim()),
});

/** It takes no key, nor does the restoring: a kept answer would outlive the account that it tells of. */
export const updateMember = defineEndpoint({
  ...staffCall,
  name: 'updateMember',
  method: 'PUT',
  path: MEMBER,
  body: memberEdit,
  answer: memberAccount,
  takesKey: false,
});

/** Closes the account at once and erases it thirty days later. */
export const deleteMember = defineEndpoint({
  ...staffCall,
  role: 'admin',
  name: 'deleteMember',
  method: 'DELETE',
  path: MEMBER,
  body: null,
  answer: memberAccount,
});

export const restoreMember = defineEndpoint({
  ...staffCall,
  role: 'admin',
  name: 'restoreMember',
  method: 'POST',
  path: `${MEMBER}/restore`,
  body: null,
  answer: memberAccount,
  takesKey: false,
});

/** Figures of the seven days from `start` (UTC days); aggregates only. */
export const getStaffSummary = defineEndpoint({
  ...staffCall,
  name: 'getStaffSummary',
  method: 'GET',
  path: '/django/ext/v1/staff/summary',
  query: ['start'],
  body: null,
  answer: v.object({
    start: day,
    end: day,
    /** Members at the end of the period. */
    users: count,
    meal_plans: count,
    countries: count,
    canceled: count,
    /** US dollars a month of the memberships held at the end of each day. */
    revenue: v.array(v.object({ day, amount: v.number() })),
  }),
});
export type StaffSummary = v.InferOutput<typeof getStaffSummary.answer>;

export const mealTemplateFields = v.object({
  name: v.pipe(boundedText(80), v.trim(), v.nonEmpty('Name is required')),
  kcal: v.pipe(
    v.number('Enter the energy in kcal'),
    v.integer('Enter whole kcal'),
    v.minValue(1, 'Enter at least 1 Kcal'),
    v.maxValue(10_000, 'Enter at most 10000 Kcal'),
  ),
  description: v.pipe(boundedText(500), v.trim()),
});
const mealTemplate = v.object({
  id: v.string(),
  name: v.string(),
  kcal: v.number(),
  description: v.string(),
});
export type MealTemplate = v.InferOutput<typeof mealTemplate>;

const TEMPLATES = '/django/ext/v1/staff/meal-plans';

export const listMealTemplates = defineEndpoint({
  ...staffCall,
  name: 'listMealTemplates',
  method: 'GET',
  path: TEMPLATES,
  body: null,
  answer: v.object({ templates: v.array(mealTemplate) }),
});

export const createMealTemplate = defineEndpoint({
  ...staffCall,
  name: 'createMealTemplate',
  method: 'POST',
  path: TEMPLATES,
  body: mealTemplateFields,
  answer: mealTemplate,
});

export const updateMealTemplate = defineEndpoint({
  ...staffCall,
  name: 'updateMealTemplate',
  method: 'PUT',
  path: `${TEMPLATES}/{templateId}`,
  body: mealTemplateFields,
  answer: mealTemplate,
});

export const deleteMealTemplate = defineEndpoint({
  ...staffCall,
  name: 'deleteMealTemplate',
  method: 'DELETE',
  path: `${TEMPLATES}/{templateId}`,
  body: null,
  answer: v.object({ id: v.string() }),
});
