import type { JournalEntry } from '../../../terms/journal.ts';
import { inOrder } from '../../food/journal/fold.ts';

/** One of the member's exercise routines. */
export interface Routine {
  readonly id: string;
  readonly name: string;
  /** kcal for the whole routine. */
  readonly kcal: number;
  readonly minutes: number;
  readonly description: string;
}

export const ROUTINE_NAME_MAX = 80;
export const ROUTINE_DESCRIPTION_MAX = 1000;
export const ROUTINE_KCAL_MAX = 5000;
export const ROUTINE_MINUTES_MAX = 600;

/** The routines that operations leave behind, by name: of each routine the last operation counts. */
export const foldRoutines = (entries: readonly JournalEntry[]): readonly Routine[] => {
  const routines = new Map<string, Routine>();
  for (const { kind, payload } of inOrder(entries)) {
    if (kind === 'routine.remove') routines.delete(payload.routine);
    if (kind !== 'routine.set') continue;
    const { routine, name, kcal, minutes, description } = payload;
    routines.set(routine, { id: routine, name, kcal, minutes, description });
  }
  return [...routines.values()].sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
};
