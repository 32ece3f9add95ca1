import type { LocalDay } from '../../../terms/local-day.ts';
import {
  type CycleDay,
  type CycleLog,
  dayOf,
  EMPTY_CYCLE_LOG,
  type Flow,
  SYMPTOMS,
  type Symptom,
  withDay,
} from './log.ts';

// Earlier releases could share cycle notes: the account's journal has them for ever, and each pull may bring them.

/** An operation of the account's journal. Several symptoms are one text, separated by commas. */
export type AccountNote =
  | {
      readonly kind: 'cycle.day';
      readonly day: LocalDay;
      readonly payload: { readonly flow: Flow | null; readonly symptoms: string; readonly before: string };
    }
  | { readonly kind: 'cycle.lengths'; readonly payload: { readonly cycle: number; readonly period: number } };

export interface HeldCycle {
  /** The notes on this device. */
  readonly log: CycleLog;
  /** The notes that the account last told of. */
  readonly sent: CycleLog;
}
export const NOTHING_HELD: HeldCycle = { log: EMPTY_CYCLE_LOG, sent: EMPTY_CYCLE_LOG };

/** True for kinds that must not be stored in the plain journal, even if this version cannot read them. */
export const isCycleKind = (kind: string): boolean => kind.startsWith('cycle.');

const parted = (text: string): readonly Symptom[] =>
  SYMPTOMS.filter((symptom) => text.split(',').includes(symptom));

const withNote = (log: CycleLog, note: AccountNote): CycleLog => {
  if (note.kind === 'cycle.lengths')
    return { ...log, cycleLength: note.payload.cycle, periodLength: note.payload.period };
  const { flow, symptoms, before } = note.payload;
  return withDay(log, note.day, { flow, symptoms: parted(symptoms), preCycleSymptoms: parted(before) });
};

const isSameDay = (one: CycleDay, other: CycleDay): boolean =>
  one.flow === other.flow &&
  one.symptoms.join() === other.symptoms.join() &&
  one.preCycleSymptoms.join() === other.preCycleSymptoms.join();

const isSentDay = ({ log, sent }: HeldCycle, day: LocalDay): boolean =>
  isSameDay(dayOf(log, day), dayOf(sent, day));

const areSentLengths = ({ log, sent }: HeldCycle): boolean =>
  log.cycleLength === sent.cycleLength && log.periodLength === sent.periodLength;

/** Takes over notes of the account, in its order. A day or length that was changed on this device stays. */
export const takeOver = (held: HeldCycle, told: readonly AccountNote[]): HeldCycle => {
  const followed = told.filter((note) =>
    note.kind === 'cycle.lengths' ? areSentLengths(held) : isSentDay(held, note.day),
  );
  return { log: followed.reduce(withNote, held.log), sent: told.reduce(withNote, held.sent) };
};

/** True if the account has told of all that is noted here. */
export const isAllSent = (held: HeldCycle): boolean =>
  areSentLengths(held) &&
  [held.log, held.sent].flatMap(({ days }) => Object.keys(days)).every((day) => isSentDay(held, day));
