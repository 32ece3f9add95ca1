import { and, arrayContains, desc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Basics } from '../base/basics.ts';
import { isUuid, uuidOf } from '../base/keys.ts';
import type { Database } from '../database/database.ts';
import { deviceSessions, users } from '../database/schema.ts';
import { drawToken, hashOfToken } from './access-tokens.ts';
import { endDevices, endSignIns, holdSignIns, type SignIn } from './sign-ins.ts';

const DAY_MS = 86_400_000;
/** Unused for so long, a device is forgotten; so it is at the latest after the longer time. */
const UNUSED_MS = 30 * DAY_MS;
const LONGEST_MS = 90 * DAY_MS;
const DEVICES_MAX = 20;
/** Secrets given for one whose answers did not arrive; older ones than these were never received. */
const NEXT_MAX = 5;

type SecretParts = Pick<Basics, 'clock' | 'randomBytes'>;

/** The content of a device's cookie. */
export interface Credential {
  readonly value: string;
  readonly expires: Date;
}

const parse = (value: string): { readonly id: string; readonly hash: string } | null => {
  const [id = '', secret = '', ...rest] = value.split('.');
  return isUuid(id) && rest.length === 0 ? { id, hash: hashOfToken(secret) } : null;
};

/** The device that a credential names, whether or not it is still good. */
export const deviceIdOf = (value: string): string | null => parse(value)?.id ?? null;

/** Holds a member's account as it is until the transaction ends: no password changes meanwhile. */
export const holdUser = async (tx: Database, userId: string) => {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNotNull(users.verifiedAt)))
    .for('share');
  return user ?? null;
};
export type HeldUser = NonNullable<Awaited<ReturnType<typeof holdUser>>>;

/** So soon after the password was given, its own member is still at the device. */
const FRESH_MS = 5 * 60_000;
export const isFresh = ({ clock }: Pick<Basics, 'clock'>, signIn: SignIn): boolean =>
  clock() - signIn.at.getTime() <= FRESH_MS;

/**
 * Remembers the device of a sign-in, in the place of the one whose credential the same browser shows. Another one that
 * the sign-in had is ended: whoever holds it is told so. Run it in a transaction that holds the account.
 */
export const rememberDevice = async (
  tx: Database,
  parts: SecretParts,
  userId: string,
  signIn: SignIn,
  shown: string | null,
): Promise<Credential> => {
  const now = parts.clock();
  if (shown !== null) await forgetDevice(tx, shown);
  await endDevices(tx, userId, eq(deviceSessions.signIn, signIn.id));
  const [id, secret] = [uuidOf(parts.randomBytes(16)), drawToken(parts)];
  const expires = new Date(now + UNUSED_MS);
  await tx.insert(deviceSessions).values({
    id,
    userId,
    currentHash: hashOfToken(secret),
    nextHashes: [],
    createdAt: signIn.at,
    expiresAt: expires,
    signIn: signIn.id,
    browser: signIn.browser,
    usedAt: new Date(now),
  });
  const older = tx
    .select({ id: deviceSessions.id })
    .from(deviceSessions)
    .where(eq(deviceSessions.userId, userId))
    .orderBy(desc(deviceSessions.createdAt), desc(deviceSessions.id))
    .offset(DEVICES_MAX);
  await tx.delete(deviceSessions).where(inArray(deviceSessions.id, older));
  return { value: `${id}.${secret}`, expires };
};

/**
 * Exchanges a credential for the next one; null where it is no longer good. The old one is good until the
 * new one is shown, because the answer that carries it may be lost. From then on it can only be a copy,
 * and whoever shows it ends everything that the member has signed in to. Run it in a transaction.
 */
export const renewDevice = async (
  tx: Database,
  parts: SecretParts,
  value: string,
): Promise<{ readonly user: HeldUser; readonly signIn: SignIn; readonly credential: Credential } | null> => {
  const shown = parse(value);
  if (shown === null) return null;
  const now = parts.clock();
  const good = and(eq(deviceSessions.id, shown.id), gt(deviceSessions.expiresAt, new Date(now)));
  const [owner] = await tx.select({ userId: deviceSessions.userId }).from(deviceSessions).where(good);
  if (owner === undefined) return null;
  // Nothing is signed in to or remembered meanwhile: all of it ends where a copy comes back.
  await holdSignIns(tx, owner.userId);
  const user = await holdUser(tx, owner.userId);
  const [device] = await tx.select().from(deviceSessions).where(good).for('update');
  if (user === null || device === undefined) return null;

  const isRepeat = shown.hash === device.currentHash;
  if (!isRepeat && !device.nextHashes.includes(shown.hash)) {
    await endSignIns(tx, user.id);
    return null;
  }
  const secret = drawToken(parts);
  const earlier = isRepeat ? device.nextHashes.slice(1 - NEXT_MAX) : [];
  const expires = new Date(Math.min(now + UNUSED_MS, device.createdAt.getTime() + LONGEST_MS));
  await tx
    .update(deviceSessions)
    .set({
      currentHash: shown.hash,
      nextHashes: [...earlier, hashOfToken(secret)],
      expiresAt: expires,
      usedAt: new Date(now),
    })
    .where(eq(deviceSessions.id, device.id));
  const signIn = { id: device.signIn, browser: device.browser, at: device.createdAt };
  return { user, signIn, credential: { value: `${device.id}.${secret}`, expires } };
};

/** Forgets the device whose credential this is; none where only its id is right. */
export const forgetDevice = async (db: Database, value: string): Promise<void> => {
  const shown = parse(value);
  if (shown === null) return;
  const isKnown = or(
    eq(deviceSessions.currentHash, shown.hash),
    arrayContains(deviceSessions.nextHashes, [shown.hash]),
  );
  await db.delete(deviceSessions).where(and(eq(deviceSessions.id, shown.id), isKnown));
};
