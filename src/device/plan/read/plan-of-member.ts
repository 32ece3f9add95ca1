import { addDays } from '../../../domain/calendar/days.ts';
import type { Catalogue } from '../../../terms/food.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { firstDayOf, lastDayOf } from '../../db/device-plan.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import type { JournalRow, StoredPlan } from '../../db/stored-rows.ts';
import { readOpinions } from '../../journal/dish-opinions.ts';
import { readJournalKind, readJournalKinds } from '../../journal/journal.ts';
import { type PlanBasis, readPlanBasis } from '../../rows/plan-basis.ts';
import {
  namesGate,
  openWaitingAnswers,
  readWaitingRows,
  type WaitingAnswers,
  withWaitingAnswers,
} from '../../rows/waiting-rules.ts';
import { type MemberPlan, memberPlanOf } from '../member-plan.ts';
import { readPlan } from './plan.ts';
import { readTable } from './table.ts';

/** Few dishes keep longer. */
const COOKED_BEFORE_DAYS = 7;
const DAY_KINDS = ['meals.set', 'meals.lock', 'meal.eaten', 'food.eaten'] as const;

/** The operations that bear on a dated plan. */
export const readPlanEntries = async (
  db: MemberDatabase,
  { plan }: StoredPlan,
): Promise<readonly JournalRow[]> => {
  const first = firstDayOf(plan);
  const last = lastDayOf(plan);
  if (first === null || last === null) return [];
  const entries = await Promise.all([
    readTable(db, first, last),
    readOpinions(db),
    readJournalKinds(db, ['leftover.settled']),
    readJournalKind(db, 'meal.cooked', addDays(first, -COOKED_BEFORE_DAYS), last),
    ...DAY_KINDS.map((kind) => readJournalKind(db, kind, first, last)),
  ]);
  return entries.flat();
};

/** The stored parts from which the member's plan is put together. */
export interface MemberPlanParts {
  readonly stored: StoredPlan;
  readonly entries: readonly JournalEntry[];
  readonly basis: PlanBasis;
  readonly waiting: WaitingAnswers;
}

/** Every start asks for this: one transaction, and what is sealed opened after it, which would end it. */
const readRows = (db: MemberDatabase) =>
  db.transaction('r', [db.plan, db.journal, db.settings, db.planInputs, db.outbox, db.profile], async () => {
    const stored = await readPlan(db);
    if (stored === null) return null;
    const [entries, waiting] = await Promise.all([readPlanEntries(db, stored), readWaitingRows(db)]);
    return { stored, entries, waiting };
  });

/** Null before the first plan. */
export const readMemberPlanParts = async (db: MemberDatabase): Promise<MemberPlanParts | null> => {
  const rows = await readRows(db);
  if (rows === null) return null;
  const { stored, entries } = rows;
  const [basis, waiting] = await Promise.all([
    readPlanBasis(db, stored),
    openWaitingAnswers(db, rows.waiting, stored.fetchedAt),
  ]);
  return { stored, entries, basis, waiting };
};

/** `catalogue` names and counts what the member chose; null while it loads. */
export const memberPlanFrom = (
  { stored, entries, basis, waiting }: MemberPlanParts,
  catalogue: Catalogue | null,
  today: LocalDay,
): MemberPlan => {
  const rules = basis.rules && withWaitingAnswers(basis.rules, waiting, catalogue);
  return memberPlanOf(stored, entries, { ...basis, rules, gated: namesGate(waiting) }, catalogue, today);
};

/** The plan as the member has it: every screen reads it by these parts. Null before the first one. */
export const readMemberPlan = async (
  db: MemberDatabase,
  catalogue: Catalogue | null,
  today: LocalDay,
): Promise<MemberPlan | null> => {
  const parts = await readMemberPlanParts(db);
  return parts === null ? null : memberPlanFrom(parts, catalogue, today);
};
