import { asc, eq, sql } from 'drizzle-orm';
import { issueToken } from '../../server/auth/access-tokens.ts';
import { uuidOf } from '../../server/base/keys.ts';
import { createApp } from '../../server/create-app.ts';
import {
  accessTokens,
  chatMessages,
  journalOperations,
  lifestyles,
  preferences,
  profiles,
  rateLimits,
  users,
  wellness,
} from '../../server/database/schema.ts';
import { err } from '../../src/terms/result.ts';
import { openTestDatabase } from '../support/server-database.ts';
import { seededBytes, testParts } from '../support/server-parts.ts';

export interface BackendRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface BackendAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
}

type Answers = Readonly<Record<string, unknown>> | null;

/** A member's data on the server, as their changes have left it. */
export interface Effects {
  /** In the server's order. */
  readonly journal: readonly {
    readonly seq: number;
    readonly id: string;
    readonly day: string;
    readonly kind: string;
    readonly payload: Readonly<Record<string, unknown>>;
  }[];
  readonly chat: readonly { readonly role: string; readonly text: string }[];
  readonly lifestyle: Answers;
  readonly preference: Answers;
  readonly wellness: Answers;
  readonly profileName: string;
}

export const profileRow = (userId: string, name: string, updatedAt: Date) => ({
  userId,
  name,
  gender: 'Female' as const,
  fitnessGoal: 'Maintain Weight' as const,
  bmi: 22,
  location: '',
  weightKg: 61,
  heightCm: 168,
  age: 34,
  activityLevel: 'moderately active' as const,
  fitnessLevel: 'Beginner' as const,
  bio: '',
  dietType: 'vegetarian' as const,
  targetWeightKg: 61,
  updatedAt,
});

const ADDRESS = { incoming: { socket: { remoteAddress: '203.0.113.1' } } };

/**
 * The real server in this process. Requests go to its instances in turn. All worlds of a test use one database, which
 * `begin` empties.
 */
export const openBackend = async () => {
  const { db, instances, close } = await openTestDatabase();
  let now = () => 0;
  let bytes = seededBytes(0);
  const { parts: usual } = testParts(db, () => now(), 0);
  const parts = {
    ...usual,
    randomBytes: (count: number) => bytes(count),
    // No week is planned, because that takes a second each and other tests prove it.
    planner: { makeWeek: async () => err({ kind: 'under-nine' as const }) },
  };
  /** Answers to reads since the last write. Asking again would give the same answer, more slowly. */
  const cachedReads = new Map<string, BackendAnswer>();
  const settings = { publicUrl: null, backends: [], staticDir: null, devPages: false };
  const apps = instances.map((instance) => createApp({ ...parts, db: instance }, settings));
  const settled = async (): Promise<void> => {
    await Promise.all(apps.map((app) => app.settled()));
  };
  let turn = 0;

  return {
    /** Starts a world: deletes all members and restarts the server's random numbers from `seed`. */
    begin: async (seed: number, clock: () => number): Promise<void> => {
      await settled();
      turn = 0;
      cachedReads.clear();
      await db.execute(sql`set synchronous_commit = off`);
      await db.delete(users);
      await db.delete(rateLimits);
      now = clock;
      bytes = seededBytes(seed);
    },
    /** Adds a verified member with a profile and returns the id. */
    addMember: async (name: string): Promise<string> => {
      const id = uuidOf(parts.randomBytes(16));
      const at = new Date(now());
      await db.insert(users).values({
        id,
        email: `${name}@example.org`,
        username: name,
        passwordHash: 'nobody signs in by password here',
        verifiedAt: at,
        createdAt: at,
      });
      await db.insert(profiles).values(profileRow(id, name, at));
      return id;
    },
    signIn: (memberId: string): Promise<string> => issueToken(parts, memberId),
    revoke: async (memberId: string): Promise<void> => {
      cachedReads.clear();
      await db.delete(accessTokens).where(eq(accessTokens.userId, memberId));
    },
    serve: async ({ path, method, headers, body }: BackendRequest): Promise<BackendAnswer> => {
      const question = `${path} ${headers.Authorization}`;
      const known = method === 'GET' ? cachedReads.get(question) : undefined;
      if (known !== undefined) return known;
      if (method !== 'GET') cachedReads.clear();
      const app = apps[turn % apps.length];
      if (app === undefined) throw new Error('No instance is there.');
      turn += 1;
      const answer = await app.hono.request(path, { method, headers, body }, ADDRESS);
      const served = { status: answer.status, headers: [...answer.headers], text: await answer.text() };
      await settled();
      if (method === 'GET') cachedReads.set(question, served);
      else cachedReads.clear();
      return served;
    },
    effectsOf: async (memberId: string): Promise<Effects> => {
      const lifestyle = await db.select().from(lifestyles).where(eq(lifestyles.userId, memberId));
      const preference = await db.select().from(preferences).where(eq(preferences.userId, memberId));
      const healthy = await db.select().from(wellness).where(eq(wellness.userId, memberId));
      const profile = await db.select().from(profiles).where(eq(profiles.userId, memberId));
      return {
        journal: await db
          .select()
          .from(journalOperations)
          .where(eq(journalOperations.userId, memberId))
          .orderBy(asc(journalOperations.seq)),
        chat: await db
          .select({ role: chatMessages.role, text: chatMessages.text })
          .from(chatMessages)
          .where(eq(chatMessages.userId, memberId))
          .orderBy(asc(chatMessages.seq)),
        lifestyle: lifestyle[0]?.answers ?? null,
        preference: preference[0]?.answers ?? null,
        wellness: healthy[0]?.answers ?? null,
        profileName: profile[0]?.name ?? '',
      };
    },
    close,
  };
};
export type Backend = Awaited<ReturnType<typeof openBackend>>;
