import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { accessTokens, users } from '../database/schema.ts';
import type { Member } from '../http/call.ts';
import type { Parts } from '../parts.ts';

const LIFETIME_MS = 60 * 60_000;
const TOKEN_BYTES = 32;

/** A token is 256 random bits, so a plain hash keeps it as safe at rest as a slow one. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type TokenParts = Pick<Parts, 'db' | 'clock' | 'randomBytes'>;

export const issueToken = async ({ db, clock, randomBytes }: TokenParts, userId: string): Promise<string> => {
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
  await db
    .insert(accessTokens)
    .values({ tokenHash: hashOf(token), userId, expiresAt: new Date(clock() + LIFETIME_MS) });
  return token;
};

export const memberOfToken = async (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  token: string,
): Promise<Member | null> => {
  const [member] = await db
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
        eq(accessTokens.tokenHash, hashOf(token)),
        gt(accessTokens.expiresAt, new Date(clock())),
        isNull(users.deletedAt),
      ),
    );
  return member ?? null;
};

export const revokeTokens = async ({ db }: Pick<Parts, 'db'>, userId: string): Promise<void> => {
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId));
};
