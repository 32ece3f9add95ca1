import type { MemberDatabase } from '../../data/member-database.ts';
import { readJournalKind, readJournalKinds } from '../../data/repositories/journal.ts';
import { addDays } from '../../domain/calendar/days.ts';
import type { JournalEntry } from '../../domain/journal/operations.ts';
import { STOCK_KINDS } from '../../domain/pantry/stock.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { ADDED_KINDS } from '../../domain/shopping/added-lines.ts';

/** What the journal says about the pantry and the list. */
export interface ShoppingFacts {
  /** Counts, purchases and cooked meals of all days. */
  readonly stock: readonly JournalEntry[];
  /** The member's own lines, and all ticks. */
  readonly added: readonly JournalEntry[];
  /** Meals marked eaten around today. */
  readonly eaten: readonly JournalEntry[];
}

const DAYS_AROUND = 7;

export const readShoppingFacts = async (db: MemberDatabase, today: LocalDay): Promise<ShoppingFacts> => {
  const [stock, added, eaten] = await Promise.all([
    readJournalKinds(db, STOCK_KINDS),
    readJournalKinds(db, ADDED_KINDS),
    readJournalKind(db, 'meal.eaten', addDays(today, -DAYS_AROUND), addDays(today, DAYS_AROUND)),
  ]);
  return { stock, added, eaten };
};
