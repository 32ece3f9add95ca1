import { and, eq, gt } from 'drizzle-orm';
import type { ListedSession } from '../../src/contract/account/sessions.ts';
import type { Basics } from '../base/basics.ts';
import { accessTokens, deviceSessions } from '../database/schema.ts';
import { TOKEN_LIFETIME_MS } from './access-tokens.ts';
import type { SignIn } from './sign-ins.ts';

interface Found extends SignIn {
  readonly usedAt: Date;
  readonly remembered: boolean;
}

/** Joins sessions of one sign-in to one line. */
const together = (found: readonly Found[]): readonly Found[] => {
  const signIns = new Map<string, Found>();
  for (const one of found) {
    const known = signIns.get(one.id) ?? one;
    signIns.set(one.id, {
      ...known,
      usedAt: one.usedAt > known.usedAt ? one.usedAt : known.usedAt,
      remembered: known.remembered || one.remembered,
    });
  }
  return [...signIns.values()].sort((one, other) => other.at.getTime() - one.at.getTime());
};

/** Lists a member's sign-ins; `own` is the sign-in of the token that asks. */
export const listSignIns = async (
  { db, clock }: Pick<Basics, 'db' | 'clock'>,
  userId: string,
  own: string,
): Promise<ListedSession[]> => {
  const now = new Date(clock());
  const tokens = await db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), gt(accessTokens.expiresAt, now)));
  const devices = await db
    .select()
    .from(deviceSessions)
    .where(and(eq(deviceSessions.userId, userId), gt(deviceSessions.expiresAt, now)));
  const found = [
    ...devices.map(({ signIn, browser, createdAt, usedAt }) => ({
      id: signIn,
      browser,
      at: createdAt,
      usedAt,
      remembered: true,
    })),
    ...tokens.map(({ signIn, browser, signedInAt, expiresAt }) => ({
      id: signIn,
      browser,
      at: signedInAt,
      usedAt: new Date(expiresAt.getTime() - TOKEN_LIFETIME_MS),
      remembered: false,
    })),
  ];
  return together(found).map(({ id, browser, at, usedAt, remembered }) => ({
    id,
    browser,
    signed_in_at: at.toISOString(),
    used_on: usedAt.toISOString().slice(0, 10),
    remembered,
    current: id === own,
  }));
};
