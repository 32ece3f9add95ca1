import type { LocalDay } from '../../../terms/local-day.ts';
import { isLocalDay } from '../../calendar/days.ts';
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

// The account orders the operations of all the member's devices. Of two about one subject, the later counts.

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

/** Records that operations with this device's notes are queued: `sent` has those notes from now on. */
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

/** Checks an operation from the account; null if it is of another kind or its payload is invalid. */
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

/** Returns the notes with the fact applied. */
const withFact = (log: CycleLog, fact: CycleFact): CycleLog => {
  if (fact.kind === 'cycle.lengths')
    return { ...log, cycleLength: fact.payload.cycle, periodLength: fact.payload.period };
  const { flow, symptoms, before } = fact.payload;
  const noted = { ...NOTHING_NOTED, flow, symptoms: parted(symptoms), preCycleSymptoms: parted(before) };
  return withDay(log, fact.day, noted);
};

/** True if both logs have the same note of the fact's subject. */
const agree = (one: CycleLog, other: CycleLog, { kind, day }: CycleFact): boolean =>
  kind === 'cycle.lengths' ? areSameLengths(one, other) : isSameDay(dayOf(one, day), dayOf(other, day));

/**
 * True if no newer operation of the same subject was queued here or came from the account. Notes of earlier releases
 * have no source: then the operation must equal `sent`, and `sent` must not be empty as it is on a new device.
 */
const isNewest = ({ sent, sources }: SharedCycle, operation: CycleOperation): boolean => {
  const source = sources[subjectOf(operation)];
  if (source !== undefined) return source.id === operation.id && !source.takenBack;
  const isSent = agree(withFact(sent, operation), sent, operation);
  return isSent && !agree(sent, EMPTY_CYCLE_LOG, operation);
};

/** Returns the queued operations that no newer one has replaced. */
export const newestOf = (held: SharedCycle, queued: readonly CycleOperation[]): readonly CycleOperation[] =>
  queued.filter((operation) => isNewest(held, operation));

/**
 * Applies the next operation in the account's order; `before` is what was held before the first. An operation that this
 * device has sent since comes later in that order, so its note stays.
 */
const takeOverNext = (
  held: SharedCycle,
  operation: CycleOperation,
  before: SharedCycle,
  queued: ReadonlySet<string>,
): SharedCycle => {
  const source = held.sources[subjectOf(operation)];
  const isOwn = source?.id === operation.id;
  // Earlier releases stored every source as heard of, so `queued` decides, too.
  const isToCome = source !== undefined && !source.takenBack && (!source.heardOf || queued.has(source.id));
  if (isToCome && !isOwn) return held;
  // An unqueued change of this device stays, because it will come later in the order as well. It also stays where one of
  // the operations before this one has the same note by chance, as when notes that were erased come again.
  const isUnchanged = [before, held].every(({ log, sent }) => agree(log, sent, operation));
  const isFollowed = isUnchanged && (isOwn || source?.takenBack !== true);
  const log = isFollowed ? withFact(held.log, operation) : held.log;
  const sent = withFact(held.sent, operation);
  const isKnown = isOwn && source.heardOf && !source.takenBack;
  if (isKnown && agree(log, held.log, operation) && agree(sent, held.sent, operation)) return held;
  const lost = source?.takenBack === true ? source.id : source?.unheard;
  const unheard = lost === operation.id ? undefined : lost;
  return {
    log,
    sent,
    sources: withSource(held.sources, operation, { heardOf: true, takenBack: false, unheard }),
  };
};

/**
 * Applies operations from the account, in its order. `queued` has the ids of operations that are still in the outbox.
 * Returns the same object if nothing changes.
 */
export const takeOver = (
  held: SharedCycle,
  told: readonly CycleOperation[],
  queued: ReadonlySet<string>,
): SharedCycle => {
  let before = held;
  let taken = held;
  for (const operation of told) {
    taken = takeOverNext(taken, operation, before, queued);
    // A note that the account turns out to have is no unsent change any more.
    const source = held.sources[subjectOf(operation)];
    if (source?.id === operation.id || source?.unheard === operation.id)
      before = { ...before, sent: withFact(before.sent, operation) };
  }
  return taken;
};

/**
 * Marks a queued operation as not delivered, as far as this device knows, so its subject counts as unshared again.
 * Returns the same object if a newer operation has replaced it.
 */
export const takeBackSent = (held: SharedCycle, operation: CycleOperation): SharedCycle => {
  if (!isNewest(held, operation)) return held;
  return { ...held, sources: withSource(held.sources, operation, { heardOf: false, takenBack: true }) };
};
