import * as v from 'valibot';
import { decode } from '../../contract/decode.ts';
import type { PulledOperation } from '../../contract/journal.ts';
import { type HeldCycle, isAllSent, NOTHING_HELD, takeOver } from '../../domain/body/cycle/account-notes.ts';
import {
  CYCLE_LENGTH,
  type CycleLog,
  EMPTY_CYCLE_LOG,
  FLOWS,
  PERIOD_LENGTH,
  SYMPTOMS,
} from '../../domain/body/cycle/log.ts';
import { isLocalDay } from '../../domain/calendar/days.ts';
import type { AppError } from '../../terms/app-error.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { seal, unseal } from '../db/sealing.ts';
import { writeMemberSetting } from '../db/settings.ts';
import { ONLY, type StoredCycle } from '../db/stored-rows.ts';

const wholeDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const localDay = v.pipe(v.string(), v.check(isLocalDay));
const symptoms = v.array(v.picklist(SYMPTOMS));

export const cycleLog = v.object({
  cycleLength: wholeDays(CYCLE_LENGTH),
  periodLength: wholeDays(PERIOD_LENGTH),
  days: v.record(
    localDay,
    v.object({ flow: v.nullable(v.picklist(FLOWS)), symptoms, preCycleSymptoms: symptoms }),
  ),
});
/** Earlier releases shared notes, and kept the operation by which the account last had each day and the lengths. */
const LENGTHS = 'cycle.lengths';
const source = v.object({
  heardOf: v.optional(v.boolean(), true),
  takenBack: v.boolean(),
});
const heldCycle = v.object({
  ...cycleLog.entries,
  sent: v.optional(cycleLog, EMPTY_CYCLE_LOG),
  sources: v.optional(v.record(v.string(), source), {}),
});

const accountNote = v.variant('kind', [
  v.object({
    kind: v.literal('cycle.day'),
    day: localDay,
    payload: v.object({ flow: v.nullable(v.picklist(FLOWS)), symptoms: v.string(), before: v.string() }),
  }),
  v.object({
    kind: v.literal('cycle.lengths'),
    payload: v.object({ cycle: wholeDays(CYCLE_LENGTH), period: wholeDays(PERIOD_LENGTH) }),
  }),
]);

/** Leaves out what an earlier release had queued: it may never have reached the account. */
const heardOf = (sent: CycleLog, sources: v.InferOutput<typeof heldCycle>['sources']): CycleLog => {
  const isHeard = (subject: string) => {
    const from = sources[subject];
    return from === undefined || (from.heardOf && !from.takenBack);
  };
  const days = Object.fromEntries(Object.entries(sent.days).filter(([day]) => isHeard(day)));
  return { ...(isHeard(LENGTHS) ? sent : EMPTY_CYCLE_LOG), days };
};

const openHeld = async (
  db: MemberDatabase,
  row: StoredCycle | undefined,
): Promise<Result<HeldCycle, AppError>> => {
  if (row === undefined) return ok(NOTHING_HELD);
  const opened = await unseal(db, row.log);
  if (!opened.ok) return opened;
  const read = decode(heldCycle, opened.value);
  if (!read.ok) return err({ kind: 'storage', reason: read.error.reason });
  const { sent, sources, ...log } = read.value;
  return ok({ log, sent: heardOf(sent, sources) });
};

/** Drawn, not counted: notes that were erased begin anew. */
const newRevision = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The member's cycle notes of this device; `storage` where they cannot be read. */
export const readCycle = async (db: MemberDatabase): Promise<Result<CycleLog, AppError>> => {
  const held = await openHeld(db, await db.cycle.get(ONLY));
  return held.ok ? ok(held.value.log) : held;
};

/** True where the account lacks something of the notes, and where they cannot be read. */
export const isCycleHereOnly = async (db: MemberDatabase): Promise<boolean> => {
  const held = await openHeld(db, await db.cycle.get(ONLY));
  return !held.ok || !isAllSent(held.value);
};

/** True where the account has notes, which an earlier release shared. */
export const hasAccountNotes = async (db: MemberDatabase): Promise<boolean> => {
  const held = await openHeld(db, await db.cycle.get(ONLY));
  return held.ok && Object.keys(held.value.sent.days).length > 0;
};

interface Prepared {
  readonly log: CycleLog;
  /** Keeps the notes, to be run in a transaction; false where they changed meanwhile, and are to be prepared anew. */
  readonly write: () => Promise<boolean>;
}

/** Unreadable notes are left alone. */
const prepareChange = async (
  db: MemberDatabase,
  change: (held: HeldCycle) => HeldCycle,
): Promise<Result<Prepared, AppError>> => {
  const row = await db.cycle.get(ONLY);
  const current = await openHeld(db, row);
  if (!current.ok) return current;
  const { log, sent } = change(current.value);
  const sealed = await seal(db, { ...log, sent });
  const write = async () => {
    if ((await db.cycle.get(ONLY))?.revision !== row?.revision) return false;
    await db.cycle.put({ key: ONLY, log: sealed, revision: newRevision() });
    return true;
  };
  return ok({ log, write });
};

/** Prepares taking over notes of the account, in its order. */
export const prepareAccountNotes = (
  db: MemberDatabase,
  pulled: readonly PulledOperation[],
): Promise<Result<Prepared, AppError>> => {
  const told = pulled.flatMap((operation) => {
    const read = v.safeParse(accountNote, operation);
    return read.success ? [read.output] : [];
  });
  return prepareChange(db, (held) => takeOver(held, told));
};

/** Changes the notes as they are now, whichever tab wrote them last. */
export const changeCycle = async (
  db: MemberDatabase,
  change: (log: CycleLog) => CycleLog,
): Promise<Result<CycleLog, AppError>> => {
  for (;;) {
    const prepared = await prepareChange(db, (held) => ({ ...held, log: change(held.log) }));
    if (!prepared.ok) return prepared;
    if (await db.transaction('rw', db.cycle, prepared.value.write)) return ok(prepared.value.log);
  }
};

/** Forgets every note, readable or not; the account's come again with the next look at it. */
export const eraseCycle = (db: MemberDatabase): Promise<void> =>
  db.transaction('rw', db.cycle, db.settings, async () => {
    await db.cycle.clear();
    await writeMemberSetting(db, 'journalCursor', 0);
  });
