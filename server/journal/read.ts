import { and, asc, desc, eq, gt, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { JOURNAL_PAGE, type PulledOperation } from '../../src/contract/journal.ts';
import { readOperation } from '../../src/contract/journal-operation.ts';
import { foldOpinions } from '../../src/domain/plan/week/dish-opinions.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import type { JournalEntry, JournalKind } from '../../src/terms/journal.ts';
import type { DishOpinions } from '../../src/terms/plan.ts';
import type { Database } from '../database/database.ts';
import { prepareOnce } from '../database/prepared.ts';
import { journalOperations, users } from '../database/schema.ts';

const { id, seq, day, kind, payload, userId: owner } = journalOperations;

/**
 * Places of one page. A long operation takes several, so a page is bounded in bytes as well: half a megabyte, and the
 * first operation whatever its length.
 */
const PAGE_PLACES = 2000;

const pageAfter = prepareOnce((db) => {
  const ofOwner = eq(owner, sql.placeholder('userId'));
  const rest = and(ofOwner, gt(seq, sql.placeholder('after')));
  const first = sql`(select min(${seq}) from ${journalOperations} where ${rest})`;
  return db
    .select({
      operation: { seq, id, day, kind, payload },
      newest: sql`(select max(${seq}) from ${journalOperations} where ${ofOwner})`.mapWith(Number),
    })
    .from(journalOperations)
    .where(and(rest, sql`${seq} < ${first} + ${sql.raw(String(PAGE_PLACES))}`))
    .orderBy(asc(seq))
    .limit(JOURNAL_PAGE)
    .prepare('journal_page');
});

/** The page after a place in the member's order, and whether more follow it. */
export const pullOperations = async (
  db: Database,
  userId: string,
  after: number,
): Promise<{ readonly operations: PulledOperation[]; readonly more: boolean }> => {
  const found = await pageAfter(db).execute({ userId, after });
  const last = found.at(-1);
  return {
    operations: found.map(({ operation }) => operation),
    more: last !== undefined && last.operation.seq < last.newest,
  };
};

type Row = Pick<typeof journalOperations.$inferSelect, 'seq' | 'id' | 'day' | 'kind' | 'payload'>;

/** Operations as a column of another statement: what is read together is of one moment. */
type Entries = SQL<readonly Row[]>;

export const entriesOf = (rows: readonly Row[]): readonly JournalEntry[] =>
  rows.flatMap((row) => {
    const operation = readOperation(row);
    return operation === null ? [] : [{ ...operation, seq: row.seq, serverSeq: row.seq }];
  });

/**
 * More than a person gives up: so few, and each as short as an id, that they are always looked up by their hash, never
 * one by one.
 */
const GIVEN_UP_MAX = 50_000;
const UUID_LENGTH = 36;

/** Leaves out retracted entries; `on` says on which days, with the retractions themselves. */
const standingOn = (userId: Placeholder | string, on: SQL): SQL => sql`(${on} and ${id}::text not in (
  select ${payload} ->> 'entry' from ${journalOperations}
  where ${owner} = ${userId} and ${kind} = 'entry.retract' and ${on}
    and length(${payload} ->> 'entry') = ${sql.raw(String(UUID_LENGTH))}
  limit ${sql.raw(String(GIVEN_UP_MAX))}
))`;

/** As the statement's own text, so that an index of some kinds only is known to hold them. */
const kinds = (of: readonly JournalKind[]): SQL => sql.raw(of.map((each) => `'${each}'`).join(', '));

const asJson = (rows: SQL): Entries => sql`(select coalesce(json_agg(entry), '[]') from (${rows}) entry)`;

const found = sql`select ${seq}, ${id}, ${day}, ${kind}, ${payload} from ${journalOperations}`;

/** The kinds that a day's figures are made of, and what the day's slots hold. */
const DAY_KINDS = kinds(['water.add', 'meal.eaten', 'food.eaten', 'meals.set']);

/** Entries that one day's figures depend on. */
export const entriesOfDay = (userId: Placeholder, on: Placeholder): Entries =>
  asJson(
    sql`${found} where ${owner} = ${userId} and ${kind} in (${DAY_KINDS}) and ${standingOn(userId, sql`${day} = ${on}`)}`,
  );

/**
 * The newest of some entries: at most so many, and no more than take so many places, since all of them are read and
 * checked anew for each answer. An entry takes the places from the one before it to its own.
 */
const newestOf = (
  entries: SQL,
  userId: Placeholder,
  { most, places }: { readonly most: number; readonly places: number },
): SQL => sql`
  select seq, id, day, kind, payload from (
    select newest.*, sum(seq - coalesce((
      select max(before.seq) from ${journalOperations} before
      where before.user_id = ${userId} and before.seq < newest.seq
    ), 0)) over (order by seq desc) as places
    from (select * from ${entries} entry order by seq desc limit ${sql.raw(String(most))}) newest
  ) placed
  where places <= ${sql.raw(String(places))} order by seq desc`;

const LASTING_KINDS = kinds([
  'food.put',
  'food.remove',
  'recipe.put',
  'recipe.remove',
  'energy.set',
  'targets.set',
]);
/** Far more than a person cooks from, of three kilobytes each; the newest count. */
const LASTING = { most: 1000, places: 12_000 };

/**
 * Entries that hold whatever their day: the newest of each kind for each of the member's own foods and recipes, and
 * the newest answer to a check-in and own targets.
 */
export const lastingEntries = (userId: Placeholder): Entries =>
  asJson(
    newestOf(
      sql`(
        select distinct on (${kind}, coalesce(${payload} ->> 'recipe', ${payload} ->> 'food'))
          ${seq}, ${id}, ${day}, ${kind}, ${payload} from ${journalOperations}
        where ${owner} = ${userId} and ${kind} in (${LASTING_KINDS}) and ${standingOn(userId, sql`true`)}
        order by ${kind}, coalesce(${payload} ->> 'recipe', ${payload} ->> 'food'), ${seq} desc
      )`,
      userId,
      LASTING,
    ),
  );

/** Kinds of entries about single slots. */
const PLAN_KINDS = kinds([
  'meals.set',
  'meals.lock',
  'meal.eaten',
  'meal.cooked',
  'food.eaten',
  'table.set',
  'leftover.settled',
]);
/** Far more than a person says of ten days; the newest count. */
const PLAN_OPERATIONS = { most: 5000, places: 8000 };
/** Days with a word that stands. One is in force; this version may not be able to read the newest. */
const STANDING_MAX = 20;

/**
 * Entries that the plan of the days from `first` to `last` depends on. For kinds that hold from a day on, that
 * includes the newest ones from before which were not retracted. The days' operations are found by their index before
 * they are sorted: a member's journal may be long.
 */
export const entriesOfPlan = (userId: Placeholder, first: Placeholder, last: Placeholder): Entries =>
  sql`(
    with spoken as materialized (
      ${found} where ${owner} = ${userId} and ${kind} in (${PLAN_KINDS})
        and ${standingOn(userId, sql`${day} between ${first} and ${last}`)}
    ), newest as (
      ${newestOf(sql`spoken`, userId, PLAN_OPERATIONS)}
    ), last_words as (
      select distinct on (${day}) ${seq}, ${id}, ${day}, ${kind}, ${payload} from ${journalOperations}
      where ${owner} = ${userId} and ${kind} = 'table.set' and ${payload} ->> 'slot' is null
        and ${standingOn(userId, sql`${day} < ${first}`)}
        and jsonb_typeof(${payload} -> 'people') in ('number', 'null')
      order by ${day} desc, ${seq} desc
    ), standing as (
      select * from last_words where payload ->> 'people' is not null
      order by day desc limit ${sql.raw(String(STANDING_MAX))}
    )
    select coalesce(json_agg(entry), '[]')
    from (select * from newest union all select * from standing) entry
  )`;

const planEntries = prepareOnce((db) => {
  const userId = sql.placeholder('userId');
  return db
    .select({ entries: entriesOfPlan(userId, sql.placeholder('first'), sql.placeholder('last')) })
    .from(users)
    .where(eq(users.id, userId))
    .prepare('plan_entries');
});

/** The operations that bear on the plan of the days from `first` to `last`. */
export const readPlanEntries = async (
  db: Database,
  userId: string,
  first: string,
  last: string,
): Promise<readonly JournalEntry[]> => {
  const [row] = await planEntries(db).execute({ userId, first, last });
  return entriesOf(row?.entries ?? []);
};

/** Far more than a person says of the dishes, the pantry or the shopping list; the newest count. */
const OF_KINDS_MAX = 5000;

/** Returns a member's operations of some kinds, of all days, the newest first. */
const readEntriesOf = async (
  db: Database,
  userId: string,
  of: readonly JournalKind[],
): Promise<readonly JournalEntry[]> => {
  const rows = await db
    .select({ seq, id, day, kind, payload })
    .from(journalOperations)
    .where(and(eq(owner, userId), inArray(kind, [...of]), standingOn(userId, sql`true`)))
    .orderBy(desc(seq))
    .limit(OF_KINDS_MAX);
  return entriesOf(rows);
};

/** Returns the dishes of the member's catalogue that they love and those not wanted on `today`. */
export const readOpinions = async (
  db: Database,
  userId: string,
  today: string,
  { dishes }: Pick<Catalogue, 'dishes'>,
): Promise<DishOpinions> => foldOpinions(await readEntriesOf(db, userId, ['dish.opinion']), today, dishes);
