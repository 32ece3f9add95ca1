import fc from 'fast-check';
import { NO_ANSWERS } from '../../../src/contract/plan.ts';
import { MemberDatabase } from '../../../src/device/db/member-database.ts';
import { writeMemberSetting } from '../../../src/device/db/settings.ts';
import type { JournalRow } from '../../../src/device/db/stored-rows.ts';
import { markRetracted } from '../../../src/device/journal/journal.ts';
import { runCommand } from '../../../src/device/outbox/drain/command.ts';
import { copyAsJson, readDeviceCopy } from '../../../src/device/restore/export.ts';
import { readCopy } from '../../../src/device/restore/read-copy.ts';
import { type Restoration, readRestoration } from '../../../src/device/restore/restoration.ts';
import { type Restored, restoreCopy } from '../../../src/device/restore/restore-copy.ts';
import { changeCycle } from '../../../src/device/rows/cycle.ts';
import { saveDraft } from '../../../src/device/rows/drafts.ts';
import { preparePlanInputs } from '../../../src/device/rows/plan-inputs.ts';
import { withDay } from '../../../src/domain/body/cycle/log.ts';
import { type JournalOperation, retractedBy } from '../../../src/terms/journal.ts';
import type { Result } from '../../../src/terms/result.ts';
import { LAST_DAY } from '../member-year.ts';

let phones = 0;
/** A device of `member`; each has a database of its own. */
export const device = (member = 'ana'): MemberDatabase => {
  const db = new MemberDatabase(`phone-${++phones}-of-${member}`);
  Object.assign(db, { memberId: member });
  return db;
};
export const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

let ids = 0;
export const nextId = (): string => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;

export const keep = async (
  db: MemberDatabase,
  operations: readonly JournalOperation[],
  serverSeqOf: (at: number) => number | null = () => null,
): Promise<void> => {
  const rows = operations.map((operation, at) => ({ ...operation, serverSeq: serverSeqOf(at) }));
  await db.journal.bulkAdd(rows as JournalRow[]);
  await markRetracted(db, retractedBy(operations));
};

export const keepTheRest = async (db: MemberDatabase): Promise<void> => {
  await changeCycle(db, (log) =>
    withDay({ ...log, cycleLength: 30 }, LAST_DAY, {
      flow: 'light',
      symptoms: ['cramps'],
      preCycleSymptoms: [],
    }),
  );
  await (await preparePlanInputs(db, { ...NO_ANSWERS, allergies: ['peanut'] }, 1))(db, null);
  await writeMemberSetting(db, 'units', 'imperial');
  await writeMemberSetting(db, 'weeklyReminder', { minuteOfDay: 480, since: LAST_DAY });
  await saveDraft(db, 'lifestyle', { rest_days: 'Sunday' }, 5);
};

export const exported = async (db: MemberDatabase): Promise<string> =>
  copyAsJson(must(await readDeviceCopy(db, Date.UTC(2026, 10, 21))));

export const compare = async (
  db: MemberDatabase,
  text: string,
  extensions: readonly string[] = [],
): Promise<Restoration> => must(await readRestoration(db, must(readCopy(text)), extensions));

export const bring = async (db: MemberDatabase, text: string, travels = false): Promise<Restored> => {
  const extensions = travels ? ['journal', 'plan-inputs'] : [];
  const restoration = await compare(db, text, extensions);
  const run = (command: Parameters<typeof runCommand>[1]) =>
    runCommand(db, command, { id: nextId(), now: 1, travels });
  return must(await restoreCopy(db, { run }, restoration, { nextId, now: 1, travels }));
};

const seeds = fc.integer({ min: 1, max: 1_000_000 });
export const forSeeds = (runs: number, check: (seed: number) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(seeds, check), { numRuns: runs, endOnFailure: true });
