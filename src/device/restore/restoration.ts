import type { PlanInputs } from '../../contract/plan.ts';
import type { CycleLog } from '../../domain/body/cycle/log.ts';
import type { AppError } from '../../terms/app-error.ts';
import { ok, type Result } from '../../terms/result.ts';
import type { IntentPayloads } from '../db/intents.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { stored } from '../db/storage.ts';
import { ONLY, PREFERENCES, SWITCHES } from '../db/stored-rows.ts';
import { readCycle } from '../rows/cycle.ts';
import { type Missing, readMissing } from './missing-entries.ts';
import type { ReadCopy, RestoredSettings } from './read-copy.ts';

/** The part of an export that this device lacks. Whatever is here already stays as it is. */
export interface Restoration extends Missing {
  readonly isOfOtherAccount: boolean;
  readonly cycleDays: CycleLog['days'];
  /** Usual lengths of cycle and period; null where there are notes here. */
  readonly cycleLengths: Pick<CycleLog, 'cycleLength' | 'periodLength'> | null;
  readonly planInputs: PlanInputs | null;
  readonly answersOff: readonly string[] | null;
  readonly preferences: IntentPayloads['preference.submit'] | null;
  readonly settings: RestoredSettings;
  readonly drafts: ReadCopy['drafts'];
}

type Answers = Pick<Restoration, 'planInputs' | 'answersOff' | 'preferences'>;
const NO_ANSWERS: Answers = { planInputs: null, answersOff: null, preferences: null };

/**
 * An account that has the answers may have newer ones than the file, from another device: then they are left alone,
 * because an allergy that was added since must not be lost.
 */
const missingAnswers = async (
  db: MemberDatabase,
  copy: ReadCopy,
  accountHasThem: boolean,
): Promise<Answers> => {
  if (accountHasThem) return NO_ANSWERS;
  const [inputs, switches, preferences] = await db.planInputs.bulkGet([ONLY, SWITCHES, PREFERENCES]);
  return {
    planInputs: inputs === undefined ? copy.planInputs : null,
    answersOff: switches === undefined ? copy.answersOff : null,
    preferences: preferences === undefined ? copy.preferences : null,
  };
};

const missingKeys = async (
  table: MemberDatabase['settings'] | MemberDatabase['drafts'],
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const here = await table.toCollection().primaryKeys();
  return new Set(keys.filter((key) => !(here as readonly string[]).includes(key)));
};

/** A retraction in a file of another account may concern entries of that file alone, never those of this account. */
const entriesOf = ({ entries }: ReadCopy, isOfOtherAccount: boolean): ReadCopy['entries'] => {
  if (!isOfOtherAccount) return entries;
  const ids = new Set(entries.map(({ id }) => id));
  return entries.filter(({ kind, payload }) => kind !== 'entry.retract' || ids.has(payload.entry));
};

/** Compares a file with what is on this device. `extensions` are those of the backend. */
export const readRestoration = async (
  db: MemberDatabase,
  copy: ReadCopy,
  extensions: readonly string[],
): Promise<Result<Restoration, AppError>> => {
  const isOfOtherAccount = copy.memberId !== db.memberId;
  const read = await stored(db, async () => {
    const cycle = await readCycle(db);
    const notes = cycle.ok ? cycle.value : null;
    const settings = await missingKeys(db.settings, Object.keys(copy.settings));
    const drafts = await missingKeys(
      db.drafts,
      copy.drafts.map(({ key }) => key),
    );
    const hasNotes = (await db.cycle.count()) > 0;
    return {
      isOfOtherAccount,
      ...(await readMissing(db, entriesOf(copy, isOfOtherAccount))),
      // Notes that cannot be opened are left alone.
      cycleDays: Object.fromEntries(
        Object.entries(notes === null ? {} : (copy.cycle?.days ?? {})).filter(
          ([day]) => notes?.days[day] === undefined,
        ),
      ),
      cycleLengths: hasNotes
        ? null
        : copy.cycle && { cycleLength: copy.cycle.cycleLength, periodLength: copy.cycle.periodLength },
      ...(await missingAnswers(db, copy, !isOfOtherAccount && extensions.includes('plan-inputs'))),
      settings: Object.fromEntries(Object.entries(copy.settings).filter(([key]) => settings.has(key))),
      drafts: copy.drafts.filter(({ key }) => drafts.has(key)),
    };
  });
  return read.ok ? ok(read.value) : read;
};

/** True where there is nothing to add. */
export const isNothingNew = (restoration: Restoration): boolean => {
  const { entries, cycleDays, cycleLengths, planInputs, answersOff, preferences, settings, drafts } =
    restoration;
  const counted =
    entries.length + drafts.length + Object.keys(cycleDays).length + Object.keys(settings).length;
  return counted === 0 && [cycleLengths, planInputs, answersOff, preferences].every((part) => part === null);
};
