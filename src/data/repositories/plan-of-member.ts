import type { Catalogue } from '../../domain/catalogue/types.ts';
import type { MemberDatabase } from '../member-database.ts';
import { type MemberPlan, memberPlanOf } from '../member-plan.ts';
import type { JournalRow, StoredPlan } from '../stored-rows.ts';
import { readJournalKind, readJournalKinds } from './journal.ts';
import { readPlan } from './plan.ts';
import { readPlanBasis } from './plan-basis.ts';
import { namesGate, readWaitingAnswers, withWaitingAnswers } from './waiting-rules.ts';

const DAY_KINDS = ['meals.set', 'meals.lock', 'meal.eaten', 'food.eaten'] as const;

/** The operations that bear on the days of a dated plan. */
const readEntries = async (db: MemberDatabase, { plan }: StoredPlan): Promise<readonly JournalRow[]> => {
  const dates = plan.dated.flatMap(({ date }) => date ?? []).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const [table, ...ofDays] = await Promise.all([
    readJournalKinds(db, ['table.set']),
    ...DAY_KINDS.map((kind) => readJournalKind(db, kind, first, last)),
  ]);
  return [...ofDays.flat(), ...table.filter(({ day }) => day <= last)];
};

/**
 * The plan as the member has it: every screen reads it here. Null before the first one. `catalogue` names and
 * counts what the member chose; null while it loads.
 */
export const readMemberPlan = async (
  db: MemberDatabase,
  catalogue: Catalogue | null,
): Promise<MemberPlan | null> => {
  const stored = await readPlan(db);
  if (stored === null) return null;
  // A live query sees no read that follows the opening of something sealed: all of them start at once.
  const [entries, basis, waiting] = await Promise.all([
    readEntries(db, stored),
    readPlanBasis(db, stored),
    readWaitingAnswers(db, stored.fetchedAt),
  ]);
  const rules = basis.rules && withWaitingAnswers(basis.rules, waiting, catalogue);
  return memberPlanOf(stored, entries, { ...basis, rules, gated: namesGate(waiting) }, catalogue);
};
