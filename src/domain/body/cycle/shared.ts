import type { LocalDay } from '../../../terms/local-day.ts';
import { type CycleDay, type CycleLog, dayOf, EMPTY_CYCLE_LOG, type Flow, type Symptom } from './log.ts';

/**
 * Cycle notes that a member shares with their account travel as journal operations. They are never stored in this
 * device's journal, which is not encrypted: the notes stay in one encrypted row, unsent operations in encrypted outbox
 * entries.
 */

/** Payloads are flat, so several symptoms are one text, separated by commas. */
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

/** The operation that last set the note of a subject in `sent`. */
export interface Source {
  readonly id: string;
  /** True once the account has returned this operation. Whatever it returns before that is older. */
  readonly heardOf: boolean;
  /** True if it was refused or discarded. It may have reached the account all the same. */
  readonly takenBack: boolean;
  /** An earlier operation of this device that was taken back, and that the account may return all the same. */
  readonly unheard?: string | undefined;
}

/** A member's cycle notes, and what this device knows of their copy in the account. */
export interface SharedCycle {
  /** The notes on this device. */
  readonly log: CycleLog;
  /** The notes that were last queued for the account or last came from it. */
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

/** True if the account may lack the note of a subject and it is not queued. */
export const isUnshared = ({ log, sent, sources }: SharedCycle, subject: Subject): boolean =>
  sources[subject]?.takenBack === true ||
  (subject === LENGTHS ? !areSameLengths(log, sent) : !isSameDay(dayOf(log, subject), dayOf(sent, subject)));

export const unsharedDays = (held: SharedCycle): readonly LocalDay[] => {
  const noted = [held.log.days, held.sent.days, held.sources].flatMap(Object.keys);
  const days = [...new Set(noted)].filter((subject) => subject !== LENGTHS).sort();
  return days.filter((day) => isUnshared(held, day));
};

/** True if every note is in the account or queued for it. */
export const isShared = (held: SharedCycle): boolean =>
  unsharedDays(held).length === 0 && !isUnshared(held, LENGTHS);

/** True for kinds that must not be stored in the plain journal, even if this version cannot read them. */
export const isCycleKind = (kind: string): boolean => kind.startsWith('cycle.');
