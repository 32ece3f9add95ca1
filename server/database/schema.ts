import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WireOperation } from '../../src/contract/journal.ts';
import type { PlanInputs, PlanSwitches } from '../../src/contract/plan.ts';
import type { MembershipType } from '../../src/domain/membership.ts';
import type { PushKind } from '../../src/domain/reminders/kinds.ts';
import type { PushReminder, QuietHours } from '../../src/domain/reminders/schedule.ts';
import type { Ending } from '../../src/terms/app-error.ts';
import type { PlanRefusal, WeekPlan } from '../../src/terms/plan.ts';
import type { ActivityLevel, DietType, FitnessGoal, FitnessLevel, Gender } from '../../src/terms/profile.ts';
import { instant } from './columns.ts';

export * from './schema-of-all.ts';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  username: text('username').notNull(),
  passwordHash: text('password_hash').notNull(),
  verifiedAt: instant('verified_at'),
  isClient: boolean('is_client').notNull().default(true),
  /** Staff who may also delete members. */
  isAdmin: boolean('is_admin').notNull().default(false),
  /** Closed by staff; erased thirty days later. */
  deletedAt: instant('deleted_at'),
  membershipType: text('membership_type').notNull().default('free'),
  /** The member's own calendar day, as their device last named it. */
  createdAt: instant('created_at').notNull(),
});

const member = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const oneOfMember = () =>
  uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Columns of a sign-in: its tokens and its remembered device begin and end together. The defaults are for rows from
 * before sign-ins were told apart.
 */
const ofSignIn = () => ({
  signIn: uuid('sign_in').notNull().default(sql`gen_random_uuid()`),
  /** In two or three words: "Firefox on Android". */
  browser: text('browser').notNull().default('A browser'),
});

export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: member(),
    expiresAt: instant('expires_at').notNull(),
    ...ofSignIn(),
    /** When the password was given, however often the session was renewed since. */
    signedInAt: instant('signed_in_at').notNull().defaultNow(),
  },
  (table) => [
    index('access_tokens_user').on(table.userId),
    index('access_tokens_expiry').on(table.expiresAt),
  ],
);

/**
 * One device that a member asked to be remembered on. Its cookie names the row and a secret; only hashes of
 * secrets are here.
 */
export const deviceSessions = pgTable(
  'device_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: member(),
    /** Hash of the last secret that the device has shown. */
    currentHash: text('current_hash').notNull(),
    /** Hashes of the secrets given in exchange for it; the device may not have received every one. */
    nextHashes: text('next_hashes').array().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    ...ofSignIn(),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [
    index('device_sessions_user').on(table.userId, table.createdAt),
    index('device_sessions_expiry').on(table.expiresAt),
  ],
);

/**
 * Tokens (by their hash) and devices (by their id) that were ended before their time, so that who still holds one
 * can be told that it was ended and did not just run out, and why. It opens nothing and names nobody.
 */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    key: text('key').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    why: text('why').$type<Ending>().notNull().default('ended'),
  },
  (table) => [index('ended_sessions_expiry').on(table.expiresAt)],
);

export const codes = pgTable(
  'codes',
  {
    purpose: text('purpose').notNull(),
    email: text('email').notNull(),
    hash: text('hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.email] })],
);

/** Lengths in cm, weights in kg, always. */
export const profiles = pgTable('profiles', {
  userId: oneOfMember(),
  name: text('name').notNull(),
  gender: text('gender').$type<Gender>().notNull(),
  fitnessGoal: text('fitness_goal').$type<FitnessGoal>().notNull(),
  bmi: doublePrecision('bmi').notNull(),
  location: text('location').notNull(),
  weightKg: doublePrecision('weight_kg').notNull(),
  heightCm: doublePrecision('height_cm').notNull(),
  age: integer('age').notNull(),
  activityLevel: text('activity_level').$type<ActivityLevel>().notNull(),
  fitnessLevel: text('fitness_level').$type<FitnessLevel>().notNull(),
  bio: text('bio').notNull(),
  dietType: text('diet_type').$type<DietType>().notNull(),
  targetWeightKg: doublePrecision('target_weight_kg').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const photos = pgTable('photos', {
  name: text('name').primaryKey(),
  userId: member().unique(),
  bytes: bytea('bytes').notNull(),
});

type Answers = Readonly<Record<string, unknown>>;
export const lifestyles = pgTable('lifestyles', {
  userId: oneOfMember(),
  answers: jsonb('answers').$type<Answers>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const preferences = pgTable('preferences', {
  userId: oneOfMember(),
  /** Repeated from the answers because the planner reads it. */
  allergies: text('allergies').notNull(),
  answers: jsonb('answers').$type<Answers>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const wellness = pgTable('wellness', {
  userId: oneOfMember(),
  answers: jsonb('answers').$type<Answers>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const planInputs = pgTable('plan_inputs', {
  userId: oneOfMember(),
  /** With the answers that were turned off. */
  inputs: jsonb('inputs').$type<PlanInputs & Partial<PlanSwitches>>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const plans = pgTable('plans', {
  userId: oneOfMember(),
  planId: uuid('plan_id').notNull(),
  /** Fingerprint of everything the plan was made from: a plan of other facts is never shown. */
  factsHash: text('facts_hash').notNull(),
  maintenanceOnly: boolean('maintenance_only').notNull(),
  /** With a refusal, the last that there was: the next keeps what is locked in it. */
  week: jsonb('week').$type<WeekPlan>(),
  /** Why no plan is possible for these facts, so that it is not tried again. */
  refusal: jsonb('refusal').$type<PlanRefusal>(),
  /** The first day it was made for. */
  weekStart: date('week_start', { mode: 'string' }).notNull(),
  madeAt: instant('made_at').notNull(),
});

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    userId: member(),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('chat_messages_user').on(table.userId, table.seq)],
);

/** The newest sequence of each member's journal; its row is the lock under which operations are appended. */
export const journalHeads = pgTable('journal_heads', {
  userId: oneOfMember(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
});

export const journalOperations = pgTable(
  'journal_operations',
  {
    userId: member(),
    /** The member’s own order, ascending as committed; a long operation takes several places. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    id: uuid('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<WireOperation['payload']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.seq] }),
    unique('journal_operations_id').on(table.userId, table.id),
    index('journal_operations_kind').on(table.userId, table.kind, table.day),
    /** Entries that hold from their day on, until a newer one replaces them. */
    index('journal_operations_standing')
      .on(table.userId, table.day, table.seq)
      .where(sql`${table.kind} = 'table.set' and ${table.payload} ->> 'slot' is null`),
  ],
);

/** Keys of writes, each with the answer that was committed together with its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: member(),
    key: uuid('key').notNull(),
    /** Fingerprint of method, path and body. */
    fingerprint: text('fingerprint').notNull(),
    /** The request that is working on it, and until when it may; meaningless once there is an answer. */
    claim: uuid('claim').notNull(),
    claimedUntil: instant('claimed_until').notNull(),
    /** The body of the 200 that was answered; null until then. */
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Every paid membership ever held. A row outlives its member, without naming them, so that past figures stay true. */
export const paidMemberships = pgTable(
  'paid_memberships',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type').$type<MembershipType>().notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Ended without another paid membership following. */
    canceled: boolean('canceled').notNull().default(false),
  },
  (table) => [index('paid_memberships_user').on(table.userId)],
);

/** The address that a member's calendars subscribe to. It opens without a token whatever `memberCalendar` gives. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: oneOfMember(),
  secretHash: text('secret_hash').notNull().unique(),
  madeAt: instant('made_at').notNull(),
});

/** Devices that are reminded while the app is closed, each with its own times. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: member(),
    /** It ends with this sign-in. */
    signIn: uuid('sign_in').notNull(),
    /** The address at the browser's push service. Whoever knows it and the server's key can send to the device. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    timeZone: text('time_zone').notNull(),
    quiet: jsonb('quiet').$type<QuietHours>(),
    reminders: jsonb('reminders').$type<readonly PushReminder[]>().notNull(),
    /** When the next reminder is due; null without any. */
    nextAt: instant('next_at'),
    /** Messages in a row that the push service did not take. */
    failures: integer('failures').notNull().default(0),
    /** When the device last stored it. */
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_next').on(table.nextAt),
    unique('push_subscriptions_endpoint').on(table.userId, table.endpoint),
  ],
);

/** Reminders that one instance has taken on, by the member's own day and time: nobody sends them again. */
export const pushClaims = pgTable(
  'push_claims',
  {
    subscription: uuid('subscription')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PushKind>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    minute: integer('minute').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscription, table.kind, table.day, table.minute] }),
    index('push_claims_at').on(table.at),
  ],
);

/** Reports that members share. Each is encrypted with the secret of its link, of which only a hash is here. */
export const reportLinks = pgTable(
  'report_links',
  {
    id: uuid('id').primaryKey(),
    userId: member(),
    secretHash: text('secret_hash').notNull().unique(),
    report: bytea('report').notNull(),
    madeAt: instant('made_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('report_links_user').on(table.userId), index('report_links_expiry').on(table.expiresAt)],
);
