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
import { err, ok, type Result } from '../../domain/result.ts';
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

const open = async (
  db: MemberDatabase,
  row: StoredCycle | undefined,
): Promise<Result<CycleLog, AppError>> => {
  if (row === undefined) return ok(EMPTY_CYCLE_LOG);
  const opened = await unseal(db, row.log);
  if (!opened.ok) return opened;
  const read = decode(cycleLog, opened.value);
  return read.ok ? read : err({ kind: 'storage', reason: read.error.reason });
};

/** The member's cycle notes of this device; `storage` where they cannot be read. */
export const readCycle = async (db: MemberDatabase): Promise<Result<CycleLog, AppError>> =>
  open(db, await db.cycle.get(ONLY));

/** Changes the notes as they are now, whichever tab wrote them last; unreadable ones are left alone. */
export const changeCycle = async (
  db: MemberDatabase,
  change: (log: CycleLog) => CycleLog,
): Promise<Result<CycleLog, AppError>> => {
  for (;;) {
    const row = await db.cycle.get(ONLY);
    const current = await open(db, row);
    if (!current.ok) return current;
    const log = change(current.value);
    const sealed = await seal(db, log);
    const revision = row?.revision ?? 0;
    const kept = await db.transaction('rw', db.cycle, async () => {
      const latest = await db.cycle.get(ONLY);
      if ((latest?.revision ?? 0) !== revision) return false;
      await db.cycle.put({ key: ONLY, log: sealed, revision: revision + 1 });
      return true;
    });
    if (kept) return ok(log);
  }
};

/** Forgets every note, readable or not. */
export const eraseCycle = (db: MemberDatabase): Promise<void> => db.cycle.clear();
