import type { JournalEntry, JournalPayloads } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { inOrder } from '../../food/journal/fold.ts';
import type { LearnedEnergy } from '../nutrition/energy.ts';

/** The last answer to a check-in. */
export interface CheckInAnswer {
  readonly day: LocalDay;
  readonly payload: JournalPayloads['energy.set'];
}

/** Null before the first answer. */
export const lastAnswer = (entries: readonly JournalEntry[]): CheckInAnswer | null => {
  const last = inOrder(entries).findLast((entry) => entry.kind === 'energy.set');
  return last?.kind === 'energy.set' ? { day: last.day, payload: last.payload } : null;
};

/** The expenditure that plans rest on; null for the formula. */
export const learnedOf = (entries: readonly JournalEntry[]): LearnedEnergy | null => {
  const payload = lastAnswer(entries)?.payload;
  return payload === undefined || payload.kcal === null
    ? null
    : { kcal: payload.kcal, activity: payload.activity };
};
