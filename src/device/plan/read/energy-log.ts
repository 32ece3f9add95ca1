import type { LocalDay } from '../../../terms/local-day.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import type { JournalRow } from '../../db/stored-rows.ts';
import { readJournalKind } from '../../journal/journal.ts';
import type { KnownOfPlan } from '../known-of-plan.ts';
import { readKnownOfPlan } from './known-of-plan.ts';

/** Everything a member ate and weighed, and the facts of their plan. */
export interface EnergyLog {
  readonly known: KnownOfPlan;
  readonly entries: readonly JournalRow[];
}

/** Null before there is a profile. `since` and `today` are both included. */
export const readEnergyLog = async (
  db: MemberDatabase,
  since: LocalDay,
  today: LocalDay,
): Promise<EnergyLog | null> => {
  const known = await readKnownOfPlan(db, today);
  if (known === null) return null;
  const kinds = ['meal.eaten', 'food.eaten', 'weight.set'] as const;
  const entries = await Promise.all(kinds.map((kind) => readJournalKind(db, kind, since, today)));
  return { known, entries: entries.flat() };
};
