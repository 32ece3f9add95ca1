import { type DayState, foldDay } from '../../../src/domain/food/journal/fold.ts';
import type { JournalEntry, JournalFact } from '../../../src/terms/journal.ts';
import type { LocalDay } from '../../../src/terms/local-day.ts';

/** Facts as a device's log has them, in the order in which they were recorded. */
export const logOf = (facts: readonly JournalFact[]): readonly JournalEntry[] =>
  facts.map((fact, at) => ({ ...fact, id: `op-${at}`, seq: at + 1, serverSeq: null }) as JournalEntry);

export const dayAfter = (facts: readonly JournalFact[], day: LocalDay): DayState =>
  foldDay(logOf(facts.filter((fact) => fact.day === day)));
