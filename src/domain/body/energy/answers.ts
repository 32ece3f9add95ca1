import type { JournalEntry, JournalPayloads } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { OwnTargets } from '../../../terms/plan.ts';
import { inOrder } from '../../food/journal/fold.ts';
import type { LearnedEnergy } from '../nutrition/energy.ts';
import { NO_OWN_TARGETS } from '../nutrition/own-targets.ts';

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

/** The figures that a member set for their day last. */
export const ownTargetsOf = (entries: readonly JournalEntry[]): OwnTargets => {
  const last = inOrder(entries).findLast((entry) => entry.kind === 'targets.set');
  if (last?.kind !== 'targets.set') return NO_OWN_TARGETS;
  const { kcal, protein, carbs } = last.payload;
  return { kcal, protein, carbs };
};
