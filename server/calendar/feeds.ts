import { and, eq, isNull } from 'drizzle-orm';
import { drawToken, hashOfToken } from '../auth/access-tokens.ts';
import type { Basics } from '../base/basics.ts';
import type { Database } from '../database/database.ts';
import { calendarFeeds, users } from '../database/schema.ts';

/** Gives a member a new secret in the place of the last one. Only its hash is stored. */
export const putFeed = async (
  db: Database,
  { clock, randomBytes }: Pick<Basics, 'clock' | 'randomBytes'>,
  userId: string,
): Promise<{ readonly secret: string; readonly madeAt: Date }> => {
  const secret = drawToken({ randomBytes });
  const row = { secretHash: hashOfToken(secret), madeAt: new Date(clock()) };
  await db
    .insert(calendarFeeds)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: row });
  return { secret, madeAt: row.madeAt };
};

/** When the member's feed was made; null without one. */
export const feedMadeAt = async (db: Database, userId: string): Promise<Date | null> => {
  const [found] = await db
    .select({ madeAt: calendarFeeds.madeAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return found?.madeAt ?? null;
};

/** The member whose feed a secret opens; null for every other text, and while the account is closed. */
export const ownerOfFeed = async (db: Database, secret: string): Promise<string | null> => {
  const [found] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.secretHash, hashOfToken(secret)), isNull(users.deletedAt)));
  return found?.userId ?? null;
};

export const deleteFeed = async (db: Database, userId: string): Promise<void> => {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
};
