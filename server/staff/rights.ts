import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { canonicalEmail } from '../auth/accounts.ts';
import { endSignIns } from '../auth/sign-ins.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';

/** Every staff account reads and edits; an administrator deletes, too. `none` is a member again. */
export type Rights = 'none' | 'staff' | 'admin';

/**
 * False where there is no account to give them to, or to take them from. What was signed in to before ends: a phone that
 * somebody else holds must not become staff.
 */
export const setRights = (db: Database, email: string, rights: Rights): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ isClient: rights === 'none', isAdmin: rights === 'admin' })
      .where(
        and(
          eq(users.email, canonicalEmail(email)),
          // An address that nobody confirmed may be anybody's, and its password a stranger's.
          isNotNull(users.verifiedAt),
          isNull(users.deletedAt),
          rights === 'none' ? eq(users.isClient, false) : undefined,
        ),
      )
      .returning({ id: users.id });
    if (changed === undefined) return false;
    await endSignIns(tx, changed.id);
    return true;
  });
