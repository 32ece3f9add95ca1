import type { LocalDay } from '../planner/types.ts';
import { type CycleDay, type CycleLog, dayOf, EMPTY_CYCLE_LOG, type Flow, type Symptom } from './log.ts';

/**
 * Cycle notes on their way to the member's account and back, as operations of the journal. They are never rows
 * of this device's journal, which is plain: the notes stay in their one sealed row, the operations in a sealed
 * outbox row.
 */

/** Symptoms are one text, separated by commas: an operation's payload is flat. */
interface CyclePayloads {
  readonly 'cycle.day': { readonly flow: Flow | null; readonly symptoms: string; readonly before: string };
  /** Usual lengths, in days. */
  readonly 'cycle.lengths': { readonly cycle: number; readonly period: number };
}

export type CycleFact = {
  readonly [K in keyof CyclePayloads]: {
    readonly day: LocalDay;
    readonly kind: K;
    readonly payload: CyclePayloads[K];
  };
}[keyof CyclePayloads];
export type CycleOperation = CycleFact & { readonly id: string };

/** The subject of an operation: its day, or the lengths. */
type Subject = string;
export const LENGTHS: Subject = 'cycle.lengths';
export const subjectOf = ({ kind, day }: CycleFact): Subject => (kind === 'cycle.lengths' ? LENGTHS : day);

/** By which operation `sent` is what it is. */
export interface Source {
  readonly id: string;
  /** False until the account has sent this operation back; anything it sends before is older. */
  readonly heardOf: boolean;
  /** It may have reached the account all the same. */
  readonly takenBack: boolean;
}

/** The notes, as they were when they last went to the account or came from it, and by which operations. */
export interface SharedCycle {
  readonly log: CycleLog;
  readonly sent: CycleLog;
  readonly sources: Readonly<Record<Subject, Source>>;
}
export const NOTHING_SHARED: SharedCycle = { log: EMPTY_CYCLE_LOG, sent: EMPTY_CYCLE_LOG, sources: {} };

export const joined = (symptoms: readonly Symptom[]): string => symptoms.join(',');
export const isSameDay = (one: CycleDay, other: CycleDay): boolean =>
  one.flow === other.flow &&
  joined(one.symptoms) === joined(other.symptoms) &&
  joined(one.preCycleSymptoms) === joined(other.preCycleSymptoms);

export const areSameLengths = (one: CycleLog, other: CycleLog): boolean =>
  one.cycleLength === other.cycleLength && one.periodLength === other.periodLength;

/** True where the account may lack what is here. */
export const isUnshared = ({ log, sent, sources }: SharedCycle, subject: Subject): boolean =>
  sources[subject]?.takenBack === true ||
  (subject === LENGTHS ? !areSameLengths(log, sent) : !isSameDay(dayOf(log, subject), dayOf(sent, subject)));

export const unsharedDays = (held: SharedCycle): readonly LocalDay[] => {
  const noted = [held.log.days, held.sent.days, held.sources].flatMap(Object.keys);
  const days = [...new Set(noted)].filter((subject) => subject !== LENGTHS).sort();
  return days.filter((day) => isUnshared(held, day));
};

/** True where the account was told of everything. */
export const isShared = (held: SharedCycle): boolean =>
  unsharedDays(held).length === 0 && !isUnshared(held, LENGTHS);

/** The kinds that must not be kept in the plain journal, whether or not this version can read them. */
export const isCycleKind = (kind: string): boolean => kind.startsWith('cycle.');
