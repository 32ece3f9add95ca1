import type { LocalDay } from '../planner/types.ts';
import {
  CYCLE_LENGTH,
  type CycleDay,
  type CycleLog,
  dayOf,
  FLOWS,
  type Flow,
  NOTHING_NOTED,
  PERIOD_LENGTH,
  SYMPTOMS,
  type Symptom,
  withDay,
} from './log.ts';

/**
 * Cycle notes on their way to the member's account and back, as operations of the journal. They are never rows
 * of this device's journal, which is plain: the notes stay in their one sealed row, the operations in a sealed
 * outbox row.
 */

/** Symptoms are one text, separated by commas: an operation's payload is flat. */
interface CyclePayloads {
  readonly 'cycle.day': { readonly flow: Flow | null; readonly symptoms: string; readonly before: string };
  /** What is usual, in days. */
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

/** The notes, and as they were when they last went to the account or came from it. */
export interface SharedCycle {
  readonly log: CycleLog;
  readonly sent: CycleLog;
}

const joined = (symptoms: readonly Symptom[]): string => symptoms.join(',');
const parted = (text: string): readonly Symptom[] =>
  SYMPTOMS.filter((symptom) => text.split(',').includes(symptom));

const dayFact = (day: LocalDay, { flow, symptoms, preCycleSymptoms }: CycleDay): CycleFact => ({
  day,
  kind: 'cycle.day',
  payload: { flow, symptoms: joined(symptoms), before: joined(preCycleSymptoms) },
});

const isSameDay = (one: CycleDay, other: CycleDay): boolean =>
  one.flow === other.flow &&
  joined(one.symptoms) === joined(other.symptoms) &&
  joined(one.preCycleSymptoms) === joined(other.preCycleSymptoms);

const areSameLengths = (one: CycleLog, other: CycleLog): boolean =>
  one.cycleLength === other.cycleLength && one.periodLength === other.periodLength;

/** What the account does not have yet; a day whose notes were taken back is told as an empty one. */
export const unsharedFacts = ({ log, sent }: SharedCycle, today: LocalDay): readonly CycleFact[] => {
  const days = [...new Set([...Object.keys(log.days), ...Object.keys(sent.days)])].sort();
  const changed = days.filter((day) => !isSameDay(dayOf(log, day), dayOf(sent, day)));
  const facts = changed.map((day) => dayFact(day, dayOf(log, day)));
  if (areSameLengths(log, sent)) return facts;
  const lengths = { cycle: log.cycleLength, period: log.periodLength };
  return [...facts, { day: today, kind: 'cycle.lengths', payload: lengths }];
};

const isWithin = (value: unknown, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** The kinds that must not be kept in the plain journal, whether or not this version can read them. */
export const isCycleKind = (kind: string): boolean => kind.startsWith('cycle.');

/** A fact out of the account; null for anything that is none. */
export const readCycleFact = (operation: {
  readonly day: LocalDay;
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
}): CycleFact | null => {
  const { day, kind, payload } = operation;
  const { flow, symptoms, before, cycle, period } = payload;
  if (kind === 'cycle.lengths' && isWithin(cycle, CYCLE_LENGTH) && isWithin(period, PERIOD_LENGTH))
    return { day, kind, payload: { cycle: Number(cycle), period: Number(period) } };
  const known = flow === null ? null : FLOWS.find((each) => each === flow);
  if (kind !== 'cycle.day' || known === undefined) return null;
  if (typeof symptoms !== 'string' || typeof before !== 'string') return null;
  return { day, kind, payload: { flow: known, symptoms, before } };
};

/**
 * Takes a fact over, in the account's order. What this device changed and has not sent yet stays: it comes
 * later in that order. The same object where nothing changes.
 */
export const takeOver = (held: SharedCycle, fact: CycleFact): SharedCycle => {
  const { log, sent } = held;
  if (fact.kind === 'cycle.lengths') {
    const lengths = { cycleLength: fact.payload.cycle, periodLength: fact.payload.period };
    if (!areSameLengths(log, sent) || areSameLengths(log, { ...log, ...lengths })) return held;
    return { log: { ...log, ...lengths }, sent: { ...sent, ...lengths } };
  }
  const { flow, symptoms, before } = fact.payload;
  const noted = { ...NOTHING_NOTED, flow, symptoms: parted(symptoms), preCycleSymptoms: parted(before) };
  const here = dayOf(log, fact.day);
  if (!isSameDay(here, dayOf(sent, fact.day)) || isSameDay(here, noted)) return held;
  return { log: withDay(log, fact.day, noted), sent: withDay(sent, fact.day, noted) };
};
