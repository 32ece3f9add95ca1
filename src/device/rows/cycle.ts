import * as v from 'valibot';
import { decode } from '../../contract/decode.ts';
import {
  CYCLE_LENGTH,
  type CycleLog,
  EMPTY_CYCLE_LOG,
  FLOWS,
  PERIOD_LENGTH,
  SYMPTOMS,
} from '../../domain/body/cycle/log.ts';
import { isShared, NOTHING_SHARED, type SharedCycle } from '../../domain/body/cycle/shared.ts';
import { isLocalDay } from '../../domain/calendar/days.ts';
import type { AppError } from '../../terms/app-error.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import type { Sealed } from '../db/intents.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { seal, unseal } from '../db/sealing.ts';
import { writeMemberSetting } from '../db/settings.ts';
import { ONLY, type StoredCycle } from '../db/stored-rows.ts';

const wholeDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const symptoms = v.array(v.picklist(SYMPTOMS));

export const cycleLog = v.object({
  cycleLength: wholeDays(CYCLE_LENGTH),
  periodLength: wholeDays(PERIOD_LENGTH),
  days: v.record(
    v.pipe(v.string(), v.check(isLocalDay)),
    v.object({ flow: v.nullable(v.picklist(FLOWS)), symptoms, preCycleSymptoms: symptoms }),
  ),
});
const source = v.object({
  id: v.string(),
  heardOf: v.optional(v.boolean(), true),
  takenBack: v.boolean(),
  unheard: v.optional(v.string()),
});
const sharedCycle = v.object({
  ...cycleLog.entries,
  sent: v.optional(cycleLog, EMPTY_CYCLE_LOG),
  sources: v.optional(v.record(v.string(), source), {}),
});

export const openHeld = async (
  db: MemberDatabase,
  row: StoredCycle | undefined,
): Promise<Result<SharedCycle, AppError>> => {
  if (row === undefined) return ok(NOTHING_SHARED);
  const opened = await unseal(db, row.log);
  if (!opened.ok) return opened;
  const read = decode(sharedCycle, opened.value);
  if (!read.ok) return err({ kind: 'storage', reason: read.error.reason });
  const { sent, sources, ...log } = read.value;
  return ok({ log, sent, sources });
};

export const sealHeld = (db: MemberDatabase, { log, ...shared }: SharedCycle): Promise<Sealed> =>
  seal(db, { ...log, ...shared });

/** Drawn, not counted: notes that were erased begin anew. */
const newRevision = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Keeps the notes, null as they are; false where they changed since `row` was read. */
export const replaceHeld = async (
  db: MemberDatabase,
  row: StoredCycle | undefined,
  log: Sealed | null,
): Promise<boolean> => {
  if ((await db.cycle.get(ONLY))?.revision !== row?.revision) return false;
  if (log !== null) await db.cycle.put({ key: ONLY, log, revision: newRevision() });
  return true;
};

/** The member's cycle notes of this device; `storage` where they cannot be read. */
export const readCycle = async (db: MemberDatabase): Promise<Result<CycleLog, AppError>> => {
  const held = await openHeld(db, await db.cycle.get(ONLY));
  return held.ok ? ok(held.value.log) : held;
};

/** True where the account lacks something of the notes, and where they cannot be read. */
export const isCycleUnshared = async (db: MemberDatabase): Promise<boolean> => {
  const held = await openHeld(db, await db.cycle.get(ONLY));
  return !held.ok || !isShared(held.value);
};

export interface Prepared {
  readonly log: CycleLog;
  /** Keeps the notes, to be run in a transaction; false where they changed meanwhile, and are to be prepared anew. */
  readonly write: () => Promise<boolean>;
}

/** Unreadable notes are left alone. */
export const prepareChange = async (
  db: MemberDatabase,
  change: (held: SharedCycle) => SharedCycle,
): Promise<Result<Prepared, AppError>> => {
  const row = await db.cycle.get(ONLY);
  const current = await openHeld(db, row);
  if (!current.ok) return current;
  const next = change(current.value);
  const log = next === current.value ? null : await sealHeld(db, next);
  return ok({ log: next.log, write: () => replaceHeld(db, row, log) });
};

/** Changes what is held, whichever tab wrote it last. */
export const changeHeld = async (
  db: MemberDatabase,
  change: (held: SharedCycle) => SharedCycle,
): Promise<Result<CycleLog, AppError>> => {
  for (;;) {
    const prepared = await prepareChange(db, change);
    if (!prepared.ok) return prepared;
    if (await db.transaction('rw', db.cycle, prepared.value.write)) return ok(prepared.value.log);
  }
};

/** Changes the notes as they are now. */
export const changeCycle = (
  db: MemberDatabase,
  change: (log: CycleLog) => CycleLog,
): Promise<Result<CycleLog, AppError>> => changeHeld(db, (held) => ({ ...held, log: change(held.log) }));

/** Forgets every note, readable or not; the account's come again with the next look at it. */
export const eraseCycle = (db: MemberDatabase): Promise<void> =>
  db.transaction('rw', db.cycle, db.settings, async () => {
    await db.cycle.clear();
    await writeMemberSetting(db, 'journalCursor', 0);
  });
