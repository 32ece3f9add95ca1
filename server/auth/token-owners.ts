import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Basics } from '../base/basics.ts';
import { gather } from '../database/gather.ts';
import { prepareOnce } from '../database/prepared.ts';
import {
  accessTokens,
  journalHeads,
  planInputs,
  plans,
  preferences,
  profiles,
  users,
  wellness,
} from '../database/schema.ts';
import type { Member } from '../http/call.ts';
import { hashOfToken } from './access-tokens.ts';

export interface TokenOwner {
  readonly member: Member;
  /** Another one whenever a plan, a day or what they are made of has changed. */
  readonly version: string;
}

/** The transaction that wrote a member's row. A lookup of its own: joins of so many tables take long to plan. */
const writerOf = (table: PgTable): SQL => sql`(select xmin from ${table} where user_id = ${users.id})`;

const version = sql<string>`concat(
  ${writerOf(profiles)}, '/', ${writerOf(planInputs)}, '/', ${writerOf(preferences)}, '/', ${writerOf(wellness)}, '/',
  ${writerOf(plans)}, '/', (select last_seq from ${journalHeads} where user_id = ${users.id})
)`;

/** One lookup by keys for each hash: joined as a whole, the tables would be read from end to end. */
const ownersOfTokens = prepareOnce((db) => {
  const owner = db
    .select({
      hash: accessTokens.tokenHash,
      id: users.id,
      email: users.email,
      username: users.username,
      isClient: users.isClient,
      isAdmin: users.isAdmin,
      version: version.as('version'),
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, sql`asked.hash`),
        gt(accessTokens.expiresAt, sql.placeholder('now')),
        isNull(users.deletedAt),
      ),
    )
    .limit(1)
    .as('owner');
  const { hash, id, email, username, isClient, isAdmin } = owner;
  return db
    .select({ hash, member: { id, email, username, isClient, isAdmin }, version: owner.version })
    .from(sql`unnest(${sql.placeholder('hashes')}::text[]) as asked(hash)`)
    .crossJoinLateral(owner)
    .prepare('owners_of_tokens');
});

/** Finds the owner of a token; null for an unknown or expired token and for a closed account. */
export const createTokenOwners = ({
  db,
  clock,
}: Pick<Basics, 'db' | 'clock'>): ((token: string) => Promise<TokenOwner | null>) => {
  const ownerOf = gather<string, TokenOwner>(async (hashes) => {
    const now = new Date(clock()).toISOString();
    const rows = await ownersOfTokens(db).execute({ hashes: [...new Set(hashes)], now });
    // A result that is computed while the day ends belongs to neither day.
    const day = now.slice(0, now.indexOf('T'));
    return new Map(
      rows.map(({ hash, version, ...owner }) => [hash, { ...owner, version: `${day} ${version}` }]),
    );
  });
  return (token) => ownerOf(hashOfToken(token));
};
