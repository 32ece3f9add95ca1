import { and, eq, gt, inArray, ne, type SQL } from 'drizzle-orm';
import type { Ending } from '../../src/terms/app-error.ts';
import type { Basics } from '../base/basics.ts';
import { uuidOf } from '../base/keys.ts';
import type { Database } from '../database/database.ts';
import { gather } from '../database/gather.ts';
import { accessTokens, deviceSessions, endedSessions, pushSubscriptions, users } from '../database/schema.ts';

/** One sign-in with the password: its tokens and its remembered device begin and end together. */
export interface SignIn {
  readonly id: string;
  /** In plain words: "Firefox on Android". */
  readonly browser: string;
  readonly at: Date;
}

export const newSignIn = (
  { clock, randomBytes }: Pick<Basics, 'clock' | 'randomBytes'>,
  browser: string,
): SignIn => ({ id: uuidOf(randomBytes(16)), browser, at: new Date(clock()) });

/** No session of a member begins until the transaction is over. */
export const holdSignIns = async (tx: Database, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
};

type SignInColumn =
  | typeof accessTokens.signIn
  | typeof deviceSessions.signIn
  | typeof pushSubscriptions.signIn;
type Which = (column: SignInColumn) => SQL | undefined;

/** Keeps what was ended before its time, so that whoever shows it is told so. */
const noteEnded = async (
  tx: Database,
  why: Ending,
  ended: readonly { readonly key: string; readonly expiresAt: Date }[],
): Promise<void> => {
  if (ended.length > 0)
    await tx
      .insert(endedSessions)
      .values(ended.map((session) => ({ ...session, why })))
      .onConflictDoNothing();
};

export const endDevices = async (
  tx: Database,
  userId: string,
  which: SQL | undefined,
  why: Ending = 'ended',
): Promise<void> =>
  noteEnded(
    tx,
    why,
    await tx
      .delete(deviceSessions)
      .where(and(eq(deviceSessions.userId, userId), which))
      .returning({ key: deviceSessions.id, expiresAt: deviceSessions.expiresAt }),
  );

const end = async (tx: Database, userId: string, which: Which, why: Ending = 'ended'): Promise<void> => {
  await endDevices(tx, userId, which(deviceSessions.signIn), why);
  const tokens = await tx
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), which(accessTokens.signIn)))
    .returning({ key: accessTokens.tokenHash, expiresAt: accessTokens.expiresAt });
  await noteEnded(tx, why, tokens);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), which(pushSubscriptions.signIn)));
};

/** These run in a transaction that holds the member's sign-ins. */
export const endSignIns = (tx: Database, userId: string, why?: Ending): Promise<void> =>
  end(tx, userId, () => undefined, why);
export const endSignIn = (tx: Database, userId: string, id: string): Promise<void> =>
  end(tx, userId, (column) => eq(column, id));
export const endOtherSignIns = (tx: Database, userId: string, own: string): Promise<void> =>
  end(tx, userId, (column) => ne(column, own));

/**
 * Why a token (by its hash) or a device (by its id) was ended before its time; null where it was not. Asked together: a
 * flood of tokens that nobody knows takes no more connections than one of tokens that are good.
 */
export const createEndings = ({
  db,
  clock,
}: Pick<Basics, 'db' | 'clock'>): ((key: string) => Promise<Ending | null>) =>
  gather<string, Ending>(async (keys) => {
    const found = await db
      .select({ key: endedSessions.key, why: endedSessions.why })
      .from(endedSessions)
      .where(and(inArray(endedSessions.key, [...keys]), gt(endedSessions.expiresAt, new Date(clock()))));
    return new Map(found.map(({ key, why }) => [key, why]));
  });
