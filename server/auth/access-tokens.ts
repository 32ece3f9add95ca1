import { hash } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Basics } from '../base/basics.ts';
import type { Database } from '../database/database.ts';
import { accessTokens } from '../database/schema.ts';
import { endSignIn, holdSignIns, newSignIn, type SignIn } from './sign-ins.ts';

export const TOKEN_LIFETIME_MS = 60 * 60_000;
const TOKEN_BYTES = 32;

/** 256 random bits, for whatever opens something by being shown: tokens, devices, reports, calendars. */
export const drawToken = ({ randomBytes }: Pick<Basics, 'randomBytes'>): string =>
  Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');

/** A token is random, so a plain hash keeps it as safe at rest as a slow one. */
export const hashOfToken = (token: string): string => hash('sha256', token);

type TokenParts = Pick<Basics, 'db' | 'clock' | 'randomBytes'>;

export const issueToken = async (
  parts: TokenParts,
  userId: string,
  signIn: SignIn = newSignIn(parts, 'A browser'),
): Promise<string> => {
  const { db, clock } = parts;
  const token = drawToken(parts);
  await db.insert(accessTokens).values({
    tokenHash: hashOfToken(token),
    userId,
    expiresAt: new Date(clock() + TOKEN_LIFETIME_MS),
    signIn: signIn.id,
    browser: signIn.browser,
    signedInAt: signIn.at,
  });
  return token;
};

/** The sign-in that a token comes from; null where the token is over. */
export const signInOfToken = async (
  { db, clock }: Pick<Basics, 'db' | 'clock'>,
  token: string,
): Promise<SignIn | null> => {
  const [found] = await db
    .select({ id: accessTokens.signIn, browser: accessTokens.browser, at: accessTokens.signedInAt })
    .from(accessTokens)
    .where(
      and(eq(accessTokens.tokenHash, hashOfToken(token)), gt(accessTokens.expiresAt, new Date(clock()))),
    );
  return found ?? null;
};

/**
 * Ends the sign-in that a token comes from and leaves the member's others. Whose it was; null for a token of none. The token's
 * hash does as well: who knows no more than that can end a session and open none.
 */
export const endSessionOf = async (db: Database, tokenOrHash: string): Promise<string | null> => {
  const isIt = inArray(accessTokens.tokenHash, [hashOfToken(tokenOrHash), tokenOrHash]);
  const find = (on: Pick<Database, 'select'>) =>
    on.select({ userId: accessTokens.userId, signIn: accessTokens.signIn }).from(accessTokens).where(isIt);
  // Tokens that nobody knows cost a read by a key, no transaction.
  if ((await find(db)).length === 0) return null;
  return db.transaction(async (tx) => {
    const [found] = await find(tx);
    if (found === undefined) return null;
    await holdSignIns(tx, found.userId);
    await endSignIn(tx, found.userId, found.signIn);
    return found.userId;
  });
};
