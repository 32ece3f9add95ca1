import { createHash } from 'node:crypto';
import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { learnedOf, ownTargetsOf } from '../../src/domain/body/energy/answers.ts';
import { withOwn } from '../../src/domain/food/own-food/own-dishes.ts';
import { foldOwn, NOTHING_OWN, type OwnThings } from '../../src/domain/food/own-food/own-food.ts';
import { bindingFacts, factsOf, type MemberFacts } from '../../src/domain/plan/making/member-facts.ts';
import { isAllowed } from '../../src/domain/plan/rules/eligibility.ts';
import type { BoundAnswer } from '../../src/domain/plan/wishes/wishes-from-answers.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import type { JournalEntry } from '../../src/terms/journal.ts';
import type { LocalDay } from '../../src/terms/local-day.ts';
import type { WeekPlan } from '../../src/terms/plan.ts';
import type { Basics } from '../base/basics.ts';
import type { Database } from '../database/database.ts';
import { prepareOnce } from '../database/prepared.ts';
import {
  journalHeads,
  planCounts,
  planInputs,
  plans,
  preferences,
  profiles,
  users,
  wellness,
} from '../database/schema.ts';
import { entriesOf, entriesOfDay, entriesOfPlan, lastingEntries } from '../journal/read.ts';

export type PlanRow = typeof plans.$inferSelect;
/** A stored week; its outcome may have been refused since. */
export type PlanWeek = PlanRow & { readonly week: WeekPlan };

export const weekIn = (row: PlanRow | null): PlanWeek | null =>
  row?.week == null ? null : { ...row, week: row.week };
/** A refusal says that there is no week now, whichever is kept for the next. */
const outcomeOf = (row: PlanRow): PlanRow => (row.refusal === null ? row : { ...row, week: null });

export interface PlanningState {
  readonly facts: MemberFacts;
  readonly factsHash: string;
  /** The answers that have a part in it. */
  readonly answers: readonly BoundAnswer[];
  /** The stored outcome, only where it was made from these very facts and nothing in it is forbidden now. */
  readonly stored: PlanRow | null;
  /** The last week that there was, until there is one for these facts. */
  readonly superseded: PlanWeek | null;
  /** The id of whichever plan is stored. */
  readonly planId: string | null;
}

export const hashFacts = (facts: MemberFacts): string =>
  createHash('sha256')
    .update(JSON.stringify(bindingFacts(facts)))
    .digest('hex');

/** A dish may have left the catalogue, or turned out to hold what its record did not tell. */
const isStillAllowed = ({ week }: PlanRow, { rules }: MemberFacts, { dishes }: Catalogue): boolean =>
  (week?.days ?? []).every(({ meals }) =>
    meals.every(({ recipeId }) => {
      const dish = dishes.get(recipeId);
      return dish !== undefined && isAllowed(dish, rules);
    }),
  );

/** The records behind a member's plan and day, read in one statement. */
export interface PlanningRecord {
  readonly own: OwnThings;
  /** With what is the member's own. */
  readonly catalogue: Catalogue;
  /** Null before there is a profile. */
  readonly state: PlanningState | null;
  readonly entries: readonly JournalEntry[];
  /** The member's last operation, of any day; 0 before the first. */
  readonly journalSeq: number;
}

const userId = sql.placeholder('userId');

const selectRecord = <Entries>(db: Database, entries: SQL<Entries>) =>
  db
    .select({
      profile: profiles,
      inputs: planInputs.inputs,
      allergies: preferences.allergies,
      preference: preferences.answers,
      wellness: wellness.answers,
      plan: plans,
      journalSeq: journalHeads.lastSeq,
      entries,
      lasting: lastingEntries(userId),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(planInputs, eq(planInputs.userId, users.id))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .leftJoin(wellness, eq(wellness.userId, users.id))
    .leftJoin(plans, eq(plans.userId, users.id))
    .leftJoin(journalHeads, eq(journalHeads.userId, users.id))
    .where(eq(users.id, userId));

const recordOfDay = prepareOnce((db) =>
  selectRecord(db, entriesOfDay(userId, sql.placeholder('day'))).prepare('record_of_day'),
);
const recordOfPlan = prepareOnce((db) =>
  selectRecord(db, entriesOfPlan(userId, sql.placeholder('first'), sql.placeholder('last'))).prepare(
    'record_of_plan',
  ),
);
type Row = Awaited<ReturnType<ReturnType<typeof recordOfDay>['execute']>>[number];

const stateOf = (
  row: Row,
  lasting: readonly JournalEntry[],
  base: Catalogue,
  catalogue: Catalogue,
): PlanningState | null => {
  if (row.profile === null) return null;
  const { facts, answers } = factsOf(
    {
      profile: row.profile,
      inputs: row.inputs,
      answers: { preference: row.preference, wellness: row.wellness },
      allergyText: row.allergies ?? '',
      learned: learnedOf(lasting),
      own: ownTargetsOf(lasting),
    },
    base,
  );
  const factsHash = hashFacts(facts);
  const outcome = row.plan === null ? null : outcomeOf(row.plan);
  const isCurrent = outcome?.factsHash === factsHash && isStillAllowed(outcome, facts, catalogue);
  const stored = isCurrent ? outcome : null;
  const superseded = stored?.week == null ? weekIn(row.plan) : null;
  return { facts, factsHash, answers, stored, superseded, planId: row.plan?.planId ?? null };
};

const recordOf = ([row]: readonly Row[], base: Catalogue): PlanningRecord => {
  if (row === undefined)
    return { state: null, entries: [], journalSeq: 0, own: NOTHING_OWN, catalogue: base };
  const lasting = entriesOf(row.lasting);
  const own = foldOwn(lasting);
  const catalogue = withOwn(base, own);
  return {
    own,
    catalogue,
    state: stateOf(row, lasting, base, catalogue),
    entries: entriesOf(row.entries),
    journalSeq: row.journalSeq ?? 0,
  };
};

type StoreParts = Pick<Basics, 'db' | 'catalogue'>;

/** With what the journal says of one day. */
export const readDayRecord = async (
  { db, catalogue }: StoreParts,
  memberId: string,
  day: LocalDay,
): Promise<PlanningRecord> => recordOf(await recordOfDay(db).execute({ userId: memberId, day }), catalogue);

/** With what the journal says of the plan from `first` to `last`. */
export const readPlanRecord = async (
  { db, catalogue }: StoreParts,
  memberId: string,
  first: LocalDay,
  last: LocalDay,
): Promise<PlanningRecord> =>
  recordOf(await recordOfPlan(db).execute({ userId: memberId, first, last }), catalogue);

/** Stores a plan: in place of any, or only where the member's plan is still `replaced`, null where there was none. */
export const savePlan = async (
  { db }: Pick<Basics, 'db'>,
  row: PlanRow,
  replaced?: string | null,
): Promise<void> => {
  const same = replaced === null ? isNull(plans.planId) : eq(plans.planId, replaced ?? row.planId);
  const saved = await db
    .insert(plans)
    .values(row)
    .onConflictDoUpdate({
      target: plans.userId,
      set: row,
      ...(replaced === undefined ? {} : { setWhere: same }),
    })
    .returning({ planId: plans.planId });
  if (row.refusal !== null || saved.length === 0) return;
  await db
    .insert(planCounts)
    .values({ day: row.madeAt.toISOString().slice(0, 10), made: 1 })
    .onConflictDoUpdate({ target: planCounts.day, set: { made: sql`${planCounts.made} + 1` } });
};
