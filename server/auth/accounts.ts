import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { codes, mailOutbox, newsletterAddresses, paidMemberships, users } from '../database/schema.ts';
import { endSignIns, holdSignIns } from './sign-ins.ts';

const CLOSED_FOR_MS = 30 * 86_400_000;

/** When an account that staff closed is gone for good. */
export const erasedAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + CLOSED_FOR_MS);

export const canonicalEmail = (email: string): string => email.trim().toLowerCase();

const endMembership = async (tx: Database, userId: string, at: Date): Promise<void> => {
  await tx
    .update(paidMemberships)
    .set({ endedAt: at, canceled: true })
    .where(and(eq(paidMemberships.userId, userId), isNull(paidMemberships.endedAt)));
};

interface Account {
  readonly id: string;
  readonly email: string;
}

/** Deletes a member and everything that names them. Run it in a transaction. */
export const eraseAccount = async (tx: Database, { id, email }: Account, at: Date): Promise<void> => {
  await holdSignIns(tx, id);
  await endMembership(tx, id, at);
  await endSignIns(tx, id, 'gone');
  await tx.delete(users).where(eq(users.id, id));
  await tx.delete(codes).where(eq(codes.email, email));
  await tx.delete(mailOutbox).where(eq(mailOutbox.to, email));
  await tx.delete(newsletterAddresses).where(eq(newsletterAddresses.email, email));
};

/** Nobody signs in to a closed account any more; its data waits. Run it in a transaction. */
export const closeAccount = async (tx: Database, userId: string, at: Date): Promise<void> => {
  await holdSignIns(tx, userId);
  await endMembership(tx, userId, at);
  await endSignIns(tx, userId, 'closed');
  await tx.update(users).set({ deletedAt: at }).where(eq(users.id, userId));
};

/** Undoes `closeAccount`, the membership included. Run it in a transaction. */
export const reopenAccount = async (tx: Database, userId: string, deletedAt: Date): Promise<void> => {
  await tx
    .update(paidMemberships)
    .set({ endedAt: null, canceled: false })
    .where(and(eq(paidMemberships.userId, userId), eq(paidMemberships.endedAt, deletedAt)));
  await tx.update(users).set({ deletedAt: null }).where(eq(users.id, userId));
};

const wasClosed = (now: number) => lt(users.deletedAt, new Date(now - CLOSED_FOR_MS));

/** The accounts that staff closed thirty days ago. */
export const listClosedAccounts = async (db: Database, now: number): Promise<readonly string[]> => {
  const closed = await db.select({ id: users.id }).from(users).where(wasClosed(now));
  return closed.map(({ id }) => id);
};

/** Erases one of them, unless it was opened again or is gone by now. */
export const eraseClosedAccount = (db: Database, id: string, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.id, id), wasClosed(now)))
      .for('update');
    if (account !== undefined) await eraseAccount(tx, account, new Date(now));
  });
