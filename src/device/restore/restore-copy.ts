import { dayOf, NOTHING_NOTED, withDay } from '../../domain/body/cycle/log.ts';
import type { AppError } from '../../terms/app-error.ts';
import { ok, type Result } from '../../terms/result.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { seal } from '../db/sealing.ts';
import { storeMemberSetting } from '../db/settings.ts';
import { stored } from '../db/storage.ts';
import { preparePlanSwitches } from '../plan/read/plan-answers.ts';
import { changeCycle } from '../rows/cycle.ts';
import { saveDraft } from '../rows/drafts.ts';
import { preparePlanInputs, storeSentPreferences } from '../rows/plan-inputs.ts';
import type { Sync } from '../sync/sync-port.ts';
import { type Imported, type Importing, importEntries, undoImport } from './import-entries.ts';
import type { Restoration } from './restoration.ts';

export interface Restored extends Imported {
  readonly cycleDays: Restoration['cycleDays'];
}

type Parts = Pick<Importing, 'nextId' | 'now' | 'travels'>;

const restoreCycle = async (
  db: MemberDatabase,
  { cycleDays, cycleLengths }: Restoration,
): Promise<Result<unknown, AppError>> =>
  cycleLengths === null && Object.keys(cycleDays).length === 0
    ? ok(undefined)
    : changeCycle(db, (log) => ({ ...log, ...cycleLengths, days: { ...cycleDays, ...log.days } }));

/** The answers travel as if they had just been given. */
const restoreAnswers = async (
  db: MemberDatabase,
  sync: Pick<Sync, 'run'>,
  { planInputs, answersOff, preferences, isOfOtherAccount }: Restoration,
  now: number,
): Promise<Result<unknown, AppError>> => {
  if (planInputs !== null) {
    const write = await preparePlanInputs(db, planInputs, now);
    const saved = await sync.run({ write, intent: { kind: 'plan-inputs.put', payload: planInputs } });
    if (!saved.ok) return saved;
    await storeMemberSetting(db, 'safetyCard', 'done');
  }
  if (answersOff !== null) {
    const payload = { answers_off: [...answersOff] };
    const write = await preparePlanSwitches(db, payload, now);
    const saved = await sync.run({ write, intent: { kind: 'plan-switches.put', payload } });
    if (!saved.ok) return saved;
  }
  if (preferences === null) return ok(undefined);
  if (isOfOtherAccount) return sync.run({ intent: { kind: 'preference.submit', payload: preferences } });
  await storeSentPreferences(db, await seal(db, preferences), now);
  return ok(undefined);
};

const restoreChoices = async (
  db: MemberDatabase,
  { settings, drafts }: Restoration,
  now: number,
): Promise<void> => {
  for (const [key, value] of Object.entries(settings) as [keyof typeof settings, never][])
    await storeMemberSetting(db, key, value);
  for (const { key, values } of drafts) await saveDraft(db, key, values, now);
};

/**
 * Writes what the device lacks of an export, in the ordinary ways, so that it travels like everything that is entered.
 * The entries come first, in one transaction. If something behind them fails, importing the file again adds the rest.
 */
export const restoreCopy = async (
  db: MemberDatabase,
  sync: Pick<Sync, 'run'>,
  restoration: Restoration,
  parts: Parts,
): Promise<Result<Restored, AppError>> => {
  const hasSequences = !restoration.isOfOtherAccount;
  const imported = await importEntries(db, { ...restoration, ...parts, hasSequences });
  if (!imported.ok) return imported;
  const others = await stored(db, async () => {
    const cycle = await restoreCycle(db, restoration);
    if (!cycle.ok) return cycle;
    await restoreChoices(db, restoration, parts.now);
    return restoreAnswers(db, sync, restoration, parts.now);
  });
  if (!others.ok) return others;
  if (!others.value.ok) return others.value;
  return ok({ ...imported.value, cycleDays: restoration.cycleDays });
};

/**
 * Takes the entries and the cycle notes of an import back. Answers and choices stay: an allergy must not go by the way.
 */
export const undoRestore = async (
  db: MemberDatabase,
  restored: Restored,
  parts: Pick<Parts, 'nextId' | 'now'>,
): Promise<Result<unknown, AppError>> => {
  const undone = await undoImport(db, restored, parts);
  const days = Object.entries(restored.cycleDays);
  if (!undone.ok || days.length === 0) return undone;
  const isAsImported = (now: unknown, then: unknown): boolean => JSON.stringify(now) === JSON.stringify(then);
  const cleared = await stored(db, () =>
    changeCycle(db, (log) =>
      days.reduce(
        (left, [day, noted]) =>
          isAsImported(dayOf(left, day), noted) ? withDay(left, day, NOTHING_NOTED) : left,
        log,
      ),
    ),
  );
  return cleared.ok ? cleared.value : cleared;
};
