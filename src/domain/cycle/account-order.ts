import { isLocalDay } from '../calendar/days.ts';
import type { LocalDay } from '../planner/types.ts';
import {
  CYCLE_LENGTH,
  type CycleDay,
  type CycleLog,
  dayOf,
  EMPTY_CYCLE_LOG,
  FLOWS,
  NOTHING_NOTED,
  PERIOD_LENGTH,
  SYMPTOMS,
  type Symptom,
  withDay,
} from './log.ts';
import {
  areSameLengths,
  type CycleFact,
  type CycleOperation,
  isSameDay,
  isUnshared,
  joined,
  LENGTHS,
  type SharedCycle,
  type Source,
  subjectOf,
  unsharedDays,
} from './shared.ts';

/** The one order of the account, in which what the member's devices say of the same comes one after another. */

const parted = (text: string): readonly Symptom[] =>
  SYMPTOMS.filter((symptom) => text.split(',').includes(symptom));

const dayFact = (day: LocalDay, { flow, symptoms, preCycleSymptoms }: CycleDay): CycleFact => ({
  day,
  kind: 'cycle.day',
  payload: { flow, symptoms: joined(symptoms), before: joined(preCycleSymptoms) },
});

/** Facts that the account lacks; a day whose notes were removed is sent as an empty one. */
export const unsharedFacts = (held: SharedCycle, today: LocalDay): readonly CycleFact[] => {
  const { log } = held;
  const facts = unsharedDays(held).map((day) => dayFact(day, dayOf(log, day)));
  if (!isUnshared(held, LENGTHS)) return facts;
  const lengths = { cycle: log.cycleLength, period: log.periodLength };
  return [...facts, { day: today, kind: 'cycle.lengths', payload: lengths }];
};

const withSource = (
  sources: SharedCycle['sources'],
  operation: CycleOperation,
  known: Omit<Source, 'id'>,
): SharedCycle['sources'] => ({ ...sources, [subjectOf(operation)]: { id: operation.id, ...known } });

/** The account is told by the operations, which say what is here. */
export const withTold = (held: SharedCycle, operations: readonly CycleOperation[]): SharedCycle => {
  const { log, sent } = held;
  const days = operations.filter(({ kind }) => kind === 'cycle.day').map(({ day }) => day);
  const told = days.reduce((so, day) => withDay(so, day, dayOf(log, day)), sent);
  const lengths = days.length < operations.length ? log : sent;
  return {
    log,
    sent: { ...told, cycleLength: lengths.cycleLength, periodLength: lengths.periodLength },
    sources: operations.reduce(
      (so, operation) => withSource(so, operation, { heardOf: false, takenBack: false }),
      held.sources,
    ),
  };
};

const isWithin = (value: unknown, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** An operation out of the account; null for anything that is none. */
export const readCycleOperation = (operation: {
  readonly id: string;
  readonly day: LocalDay;
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
}): CycleOperation | null => {
  const { id, day, kind, payload } = operation;
  if (!isLocalDay(day)) return null;
  const { flow, symptoms, before, cycle, period } = payload;
  if (kind === 'cycle.lengths' && isWithin(cycle, CYCLE_LENGTH) && isWithin(period, PERIOD_LENGTH))
    return { id, day, kind, payload: { cycle: Number(cycle), period: Number(period) } };
  const known = flow === null ? null : FLOWS.find((each) => each === flow);
  if (kind !== 'cycle.day' || known === undefined) return null;
  if (typeof symptoms !== 'string' || typeof before !== 'string') return null;
  return { id, day, kind, payload: { flow: known, symptoms, before } };
};

/** The notes as the fact has them. */
const withFact = (log: CycleLog, fact: CycleFact): CycleLog => {
  if (fact.kind === 'cycle.lengths')
    return { ...log, cycleLength: fact.payload.cycle, periodLength: fact.payload.period };
  const { flow, symptoms, before } = fact.payload;
  const noted = { ...NOTHING_NOTED, flow, symptoms: parted(symptoms), preCycleSymptoms: parted(before) };
  return withDay(log, fact.day, noted);
};

/** True where both say the same of what the fact is about. */
const agree = (one: CycleLog, other: CycleLog, { kind, day }: CycleFact): boolean =>
  kind === 'cycle.lengths' ? areSameLengths(one, other) : isSameDay(dayOf(one, day), dayOf(other, day));

/**
 * True where nothing newer of the same was queued, or came from the account. Notes of before name no source; where
 * nothing at all is held, as after a fresh start, nobody knows.
 */
const isNewest = ({ sent, sources }: SharedCycle, operation: CycleOperation): boolean => {
  const source = sources[subjectOf(operation)];
  if (source !== undefined) return source.id === operation.id && !source.takenBack;
  const isSent = agree(withFact(sent, operation), sent, operation);
  return isSent && !agree(sent, EMPTY_CYCLE_LOG, operation);
};

/** Those of what was queued that nothing newer took the place of. */
export const newestOf = (held: SharedCycle, queued: readonly CycleOperation[]): readonly CycleOperation[] =>
  queued.filter((operation) => isNewest(held, operation));

/** Takes over the next operation in the account's order. What this device has told since comes later in that order. */
const takeOverNext = (
  held: SharedCycle,
  operation: CycleOperation,
  queued: ReadonlySet<string>,
): SharedCycle => {
  const source = held.sources[subjectOf(operation)];
  const isOwn = source?.id === operation.id;
  // Notes of before say of all that it was heard of.
  const isToCome = source !== undefined && !source.takenBack && (!source.heardOf || queued.has(source.id));
  if (isToCome && !isOwn) return held;
  // Unqueued changes of this device stay: they come later in the order as well.
  const isFollowed = agree(held.log, held.sent, operation) && (isOwn || source?.takenBack !== true);
  const log = isFollowed ? withFact(held.log, operation) : held.log;
  const sent = withFact(held.sent, operation);
  const isKnown = isOwn && source.heardOf && !source.takenBack;
  if (isKnown && agree(log, held.log, operation) && agree(sent, held.sent, operation)) return held;
  return { log, sent, sources: withSource(held.sources, operation, { heardOf: true, takenBack: false }) };
};

/** Takes over what the account tells, in its order; `queued` names what it lacks. The same object where nothing is news. */
export const takeOver = (
  held: SharedCycle,
  told: readonly CycleOperation[],
  queued: ReadonlySet<string>,
): SharedCycle => told.reduce((so, operation) => takeOverNext(so, operation, queued), held);

/**
 * The account is not told by a queued operation after all, or not so that this device knows: what it is about counts
 * as unshared. The same object where something newer took the operation's place.
 */
export const takeBackSent = (held: SharedCycle, operation: CycleOperation): SharedCycle => {
  if (!isNewest(held, operation)) return held;
  return { ...held, sources: withSource(held.sources, operation, { heardOf: false, takenBack: true }) };
};
