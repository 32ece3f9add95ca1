import * as v from 'valibot';
import { decode } from '../../contract/decode.ts';
import type { AppError } from '../../domain/app-error.ts';
import { isLocalDay } from '../../domain/calendar/days.ts';
import {
  CYCLE_LENGTH,
  type CycleLog,
  EMPTY_CYCLE_LOG,
  FLOWS,
  PERIOD_LENGTH,
  SYMPTOMS,
} from '../../domain/cycle/log.ts';
import { type CycleFact, type SharedCycle, takeOver, unsharedFacts } from '../../domain/cycle/shared.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { Sealed } from '../intents.ts';
import type { MemberDatabase } from '../member-database.ts';
import { seal, unseal } from '../sealing.ts';
import { ONLY, type StoredCycle } from '../stored-rows.ts';

const wholeDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const symptoms = v.array(v.picklist(SYMPTOMS));

const cycleLog = v.object({
  cycleLength: wholeDays(CYCLE_LENGTH),
  periodLength: wholeDays(PERIOD_LENGTH),
  days: v.record(
    v.pipe(v.string(), v.check(isLocalDay)),
    v.object({ flow: v.nullable(v.picklist(FLOWS)), symptoms, preCycleSymptoms: symptoms }),
  ),
});
const sharedCycle = v.object({ ...cycleLog.entries, sent: v.optional(cycleLog, EMPTY_CYCLE_LOG) });

const open = async (
  db: MemberDatabase,
  row: StoredCycle | undefined,
): Promise<Result<SharedCycle, AppError>> => {
  if (row === undefined) return ok({ log: EMPTY_CYCLE_LOG, sent: EMPTY_CYCLE_LOG });
  const opened = await unseal(db, row.log);
  if (!opened.ok) return opened;
  const read = decode(sharedCycle, opened.value);
  if (!read.ok) return err({ kind: 'storage', reason: read.error.reason });
  const { sent, ...log } = read.value;
  return ok({ log, sent });
};

const sealed = (db: MemberDatabase, { log, sent }: SharedCycle): Promise<Sealed> =>
  seal(db, { ...log, sent });

/** Keeps the notes, unless they changed since `row` was read. */
const replace = async (db: MemberDatabase, row: StoredCycle | undefined, log: Sealed): Promise<boolean> => {
  const revision = row?.revision ?? 0;
  if (((await db.cycle.get(ONLY))?.revision ?? 0) !== revision) return false;
  await db.cycle.put({ key: ONLY, log, revision: revision + 1 });
  return true;
};

/** The member's cycle notes of this device; `storage` where they cannot be read. */
export const readCycle = async (db: MemberDatabase): Promise<Result<CycleLog, AppError>> => {
  const held = await open(db, await db.cycle.get(ONLY));
  return held.ok ? ok(held.value.log) : held;
};

/** Changes what is held, whichever tab wrote it last; unreadable notes are left alone. */
const changeHeld = async (
  db: MemberDatabase,
  change: (held: SharedCycle) => SharedCycle,
): Promise<Result<CycleLog, AppError>> => {
  for (;;) {
    const row = await db.cycle.get(ONLY);
    const current = await open(db, row);
    if (!current.ok) return current;
    const next = change(current.value);
    if (next === current.value) return ok(next.log);
    const log = await sealed(db, next);
    if (await db.transaction('rw', db.cycle, () => replace(db, row, log))) return ok(next.log);
  }
};

/** Changes the notes as they are now. */
export const changeCycle = (
  db: MemberDatabase,
  change: (log: CycleLog) => CycleLog,
): Promise<Result<CycleLog, AppError>> => changeHeld(db, ({ log, sent }) => ({ log: change(log), sent }));

/** What the account lacks, and the write that says it no longer does: to be run where the facts are queued. */
export const prepareSharing = async (
  db: MemberDatabase,
  today: LocalDay,
): Promise<
  Result<{ readonly facts: readonly CycleFact[]; readonly write: () => Promise<unknown> }, AppError>
> => {
  const row = await db.cycle.get(ONLY);
  const held = await open(db, row);
  if (!held.ok) return held;
  const { log } = held.value;
  const sent = await sealed(db, { log, sent: log });
  return ok({ facts: unsharedFacts(held.value, today), write: () => replace(db, row, sent) });
};

/** Takes over what the account has, in its order. Notes that cannot be read wait for the member's fresh start. */
export const mergeCycle = async (db: MemberDatabase, facts: readonly CycleFact[]): Promise<void> => {
  if (facts.length > 0) await changeHeld(db, (held) => facts.reduce(takeOver, held));
};

/** Forgets every note, readable or not. */
export const eraseCycle = (db: MemberDatabase): Promise<void> => db.cycle.clear();
