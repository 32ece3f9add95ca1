import type { MemberDatabase } from '../../../device/db/member-database.ts';
import { stored } from '../../../device/db/storage.ts';
import { readLastWeight } from '../../../device/journal/journal.ts';
import type { Sync } from '../../../device/sync/sync-port.ts';
import type { AppError } from '../../../terms/app-error.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { ok, type Result } from '../../../terms/result.ts';

const hundredths = (kg: number): number => Math.round(kg * 100) / 100;

/** Logs a weight that a member gives for today. */
export const logWeight = (
  sync: Pick<Sync, 'record'>,
  day: LocalDay,
  kg: number,
): Promise<Result<unknown, AppError>> =>
  sync.record({ day, kind: 'weight.set', payload: { kg: hundredths(kg) } });

/** The same where the log holds another one, which would be taken for the newer. */
export const logAgainstOlder = async (
  sync: Pick<Sync, 'record'>,
  db: MemberDatabase,
  day: LocalDay,
  kg: number,
): Promise<Result<unknown, AppError>> => {
  const last = await stored(db, () => readLastWeight(db, day));
  if (!last.ok) return last;
  return last.value === null || last.value.kg === hundredths(kg) ? ok(null) : logWeight(sync, day, kg);
};
