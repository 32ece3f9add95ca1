import { addDays } from '../../../domain/calendar/days.ts';
import { isStockKind } from '../../../domain/kitchen/pantry/stock.ts';
import { isAddedKind } from '../../../domain/kitchen/shopping/added-lines.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readJournalKind } from '../../journal/journal.ts';
import { readShoppingLog } from './shopping-log.ts';

/** Journal entries about the pantry and the list. */
export interface ShoppingFacts {
  /** Counts, purchases and cooked meals: those of the last week, and what all before them come to. */
  readonly stock: readonly JournalEntry[];
  /** The member's own lines, and the ticks, likewise. */
  readonly added: readonly JournalEntry[];
  /** Meals marked eaten around today. */
  readonly eaten: readonly JournalEntry[];
  /** It is time to sum up what lies behind. */
  readonly isLong: boolean;
}

const DAYS_AROUND = 7;

/** `merged` as `readShoppingLog` has it. */
export const readShoppingFacts = async (
  db: MemberDatabase,
  today: LocalDay,
  merged: string | null,
): Promise<ShoppingFacts> => {
  const [{ entries, isLong }, eaten] = await Promise.all([
    readShoppingLog(db, today, merged),
    readJournalKind(db, 'meal.eaten', addDays(today, -DAYS_AROUND), addDays(today, DAYS_AROUND)),
  ]);
  return {
    stock: entries.filter(({ kind }) => isStockKind(kind)),
    added: entries.filter(({ kind }) => isAddedKind(kind)),
    eaten,
    isLong,
  };
};
