import { hash } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { prepareOnce } from '../database/prepared.ts';
import { accessTokens, users } from '../database/schema.ts';
import type { Member } from '../http/call.ts';
import type { Parts } from '../parts.ts';

const LIFETIME_MS = 60 * 60_000;
const TOKEN_BYTES = 32;

/** A token is 256 random bits, so a plain hash keeps it as safe at rest as a slow one. */
export const hashOfToken = (token: string): string => hash('sha256', token);

type TokenParts = Pick<Parts, 'db' | 'clock' | 'randomBytes'>;

export const issueToken = async ({ db, clock, randomBytes }: TokenParts, userId: string): Promise<string> => {
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
  await db
    .insert(accessTokens)
    .values({ tokenHash: hashOfToken(token), userId, expiresAt: new Date(clock() + LIFETIME_MS) });
  return token;
};

const ownerOfToken = prepareOnce((db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      username: users.username,
      isClient: users.isClient,
      isAdmin: users.isAdmin,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, sql.placeholder('hash')),
        gt(accessTokens.expiresAt, sql.placeholder('now')),
        isNull(users.deletedAt),
      ),
    )
    .prepare('owner_of_token'),
);

export const memberOfToken = async (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  token: string,
): Promise<Member | null> => {
  const now = new Date(clock()).toISOString();
  const [member] = await ownerOfToken(db).execute({ hash: hashOfToken(token), now });
  return member ?? null;
};

export const revokeTokens = async ({ db }: Pick<Parts, 'db'>, userId: string): Promise<void> => {
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId));
};

/** Ends one session and leaves the member's others; false for a token that opened none. */
export const revokeToken = async ({ db }: Pick<Parts, 'db'>, token: string): Promise<string | null> => {
  const [ended] = await db
    .delete(accessTokens)
    .where(eq(accessTokens.tokenHash, hashOfToken(token)))
    .returning({ userId: accessTokens.userId });
  return ended?.userId ?? null;
};
