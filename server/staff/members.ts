import { and, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ListedMember, MemberAccount, MemberFilter, MembersQuery } from '../../src/contract/staff.ts';
import type { MembershipType } from '../../src/domain/membership.ts';
import { erasedAt } from '../auth/accounts.ts';
import type { Database } from '../database/database.ts';
import { paidMemberships, profiles, users } from '../database/schema.ts';

const PAGE_SIZE = 20;

/** The condition for accounts that staff may see and change: members with a confirmed address, and no staff. */
export const isMember = and(eq(users.isClient, true), isNotNull(users.verifiedAt));

const shownName = sql<string>`coalesce(nullif(${profiles.name}, ''), ${users.username})`;

/** The columns of the members list. Staff see nothing else of a profile. */
const columns = {
  id: users.id,
  name: shownName,
  sex: profiles.gender,
  age: profiles.age,
  membership: users.membershipType,
  address: profiles.location,
  createdAt: users.createdAt,
  deletedAt: users.deletedAt,
};

interface Row {
  readonly id: string;
  readonly name: string;
  readonly sex: string | null;
  readonly age: number | null;
  readonly membership: string;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

const listed = ({ createdAt, deletedAt, ...row }: Row): ListedMember => ({
  ...row,
  member_since: createdAt.toISOString(),
  erased_at: deletedAt === null ? null : erasedAt(deletedAt).toISOString(),
});

const filterOf = (filter: MemberFilter): SQL | undefined => {
  if (filter === 'deleted') return isNotNull(users.deletedAt);
  const inUse = isNull(users.deletedAt);
  return filter === 'all' ? inUse : and(inUse, eq(users.membershipType, filter));
};

const searchOf = (text: string): SQL | undefined => {
  if (text === '') return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(profiles.name, pattern), ilike(users.username, pattern), ilike(profiles.location, pattern));
};

/** Returns one page of the members that match, newest first. A page beyond the last gives the last one. */
export const readMembers = async (db: Database, query: MembersQuery) => {
  const wanted = and(isMember, filterOf(query.filter), searchOf(query.search));
  const [counted] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(wanted);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const rows = await db
    .select(columns)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(wanted)
    .orderBy(desc(users.createdAt), users.id)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { members: rows.map(listed), total, page, pages };
};

export interface FoundMember {
  readonly account: MemberAccount;
  readonly deletedAt: Date | null;
}

/** Returns a member's account; null if there is none or it is staff. `change` locks it until the transaction ends. */
export const findMember = async (
  db: Database,
  memberId: string,
  lock: 'read' | 'change',
): Promise<FoundMember | null> => {
  const query = db
    .select({ ...columns, email: users.email, username: users.username, profile: profiles.userId })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(isMember, eq(users.id, memberId)));
  const [row] = await (lock === 'change' ? query.for('update', { of: users }) : query);
  if (row === undefined) return null;
  const { profile, email, username, ...rest } = row;
  return {
    account: { ...listed(rest), email, username, has_profile: profile !== null },
    deletedAt: row.deletedAt,
  };
};

/** Changes a membership at `at`, and records the change in the history that the revenue figures are computed from. */
export const changeMembership = async (
  tx: Database,
  userId: string,
  type: MembershipType,
  at: Date,
): Promise<void> => {
  await tx
    .update(paidMemberships)
    .set({ endedAt: at, canceled: type === 'free' })
    .where(and(eq(paidMemberships.userId, userId), isNull(paidMemberships.endedAt)));
  if (type !== 'free') await tx.insert(paidMemberships).values({ userId, type, startedAt: at });
  await tx.update(users).set({ membershipType: type }).where(eq(users.id, userId));
};
