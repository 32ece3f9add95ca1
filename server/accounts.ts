import { and, eq, isNull, lt } from 'drizzle-orm';
import { endSignIns, holdSignIns } from './auth/sign-ins.ts';
import type { Database } from './database/database.ts';
import { codes, mailOutbox, newsletterAddresses, paidMemberships, users } from './database/schema.ts';

const CLOSED_FOR_MS = 30 * 86_400_000;

/** When an account that staff closed is gone for good. */
export const erasedAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + CLOSED_FOR_MS);

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
  await tx.delete(users).where(eq(users.id, id));
  await tx.delete(codes).where(eq(codes.email, email));
  await tx.delete(mailOutbox).where(eq(mailOutbox.to, email));
  await tx.delete(newsletterAddresses).where(eq(newsletterAddresses.email, email));
};

/** Nobody signs in to a closed account any more; its data waits. Run it in a transaction. */
export const closeAccount = async (tx: Database, userId: string, at: Date): Promise<void> => {
  await holdSignIns(tx, userId);
  await endMembership(tx, userId, at);
  await endSignIns(tx, userId);
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

/** Erases the accounts that staff closed thirty days ago. */
export const eraseClosedAccounts = async (db: Database, now: number): Promise<void> => {
  const at = new Date(now);
  await db.transaction(async (tx) => {
    const gone = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(lt(users.deletedAt, new Date(now - CLOSED_FOR_MS)))
      .for('update');
    for (const account of gone) await eraseAccount(tx, account, at);
  });
};
