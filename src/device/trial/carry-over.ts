import type { IndexableType, Table } from 'dexie';
import type { Extension } from '../../contract/endpoint.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { Result } from '../../terms/result.ts';
import type { Intent, OutboxRow, Sealed } from '../db/intents.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { seal, unseal } from '../db/sealing.ts';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import { atomically, stored } from '../db/storage.ts';
import { ONLY, PREFERENCES, type SettingRow, type StoredPlan } from '../db/stored-rows.ts';
import { forgetSums, readIds } from '../journal/journal.ts';
import { wireWeekOf } from '../making/wire-week.ts';
import { toRow } from '../outbox/drain/command.ts';
import { queueOperations } from '../outbox/drain/queue-operations.ts';
import { addRow } from '../outbox/rows/outbox.ts';
import { readAnswersOff } from '../plan/read/plan-answers.ts';
import { readPlanInputs } from '../rows/plan-inputs.ts';
import { readProfile } from '../rows/profile.ts';

/** Choices on this device that go along into the account; those made there already stay. */
const CHOICES: readonly SettingRow['key'][] = [
  'units',
  'sexUndisclosed',
  'safetyCard',
  'notifications',
  'numberFree',
  'calm',
  'weeklyReminder',
  'checkInDay',
  'timerNotificationsAsked',
  'preparationsDone',
];

/** Drafts that hold the answers of a questionnaire. */
const ANSWERS: readonly string[] = ['wellness', 'lifestyle', 'preference'];

const isSealed = (value: object): value is Sealed => 'iv' in value && 'data' in value;

/** A row with what is sealed in it sealed for another member. What cannot be read stays as it is, for nobody can. */
const resealed = async <T>(from: MemberDatabase, to: MemberDatabase, row: T): Promise<T> => {
  if (typeof row !== 'object' || row === null || row instanceof ArrayBuffer) return row;
  if (isSealed(row)) {
    const opened = await unseal(from, row);
    return opened.ok ? ((await seal(to, opened.value)) as T) : row;
  }
  if (Array.isArray(row)) return row;
  const fields = await Promise.all(
    Object.entries(row).map(async ([name, value]) => [name, await resealed(from, to, value)]),
  );
  return Object.fromEntries(fields) as T;
};

interface Account {
  /** The server has no profile of it: the answers and the week of the trial become its own, unless it has some here. */
  readonly isEmpty: boolean;
  readonly extensions: readonly string[];
  readonly nextId: () => string;
  readonly now: number;
  readonly today: LocalDay;
}

/** Rows of the trial's outbox that travel: messages always, answers to an account that has none. */
const travelling = (rows: readonly OutboxRow[], { isEmpty }: Account): readonly OutboxRow[] =>
  rows.filter(({ lane }) => lane === 'chat' || (isEmpty && lane !== 'journal'));

/** Answers and the week that the trial kept on the device, for a backend that has a place for them. */
const readKept = async (from: MemberDatabase, plan: StoredPlan | undefined, account: Account) => {
  const takes = (extension: Extension): boolean => account.extensions.includes(extension);
  const inputs = await readPlanInputs(from);
  const off = await readAnswersOff(from);
  const intents: Intent[] = [];
  if (takes('plan-inputs')) {
    if (inputs.ok && inputs.value !== null) intents.push({ kind: 'plan-inputs.put', payload: inputs.value });
    if (off.length > 0) intents.push({ kind: 'plan-switches.put', payload: { answers_off: [...off] } });
  }
  const made = plan === undefined || !takes('own-week') ? null : wireWeekOf(plan.plan);
  const week = made?.days.some(({ date }) => date >= account.today) ? made : null;
  if (week !== null && account.isEmpty) intents.push({ kind: 'plan.put', payload: week });
  return { intents: account.isEmpty ? intents : [], week };
};

/** Nothing was told on this device in the account yet. */
const isBlank = async (to: MemberDatabase): Promise<boolean> =>
  (await readProfile(to)) === null &&
  (await to.planInputs.count()) === 0 &&
  (await to.outbox.where('lane').anyOf('profile', 'questionnaires').count()) === 0;

const putMissing = async <T, Key extends IndexableType>(
  table: Table<T, Key>,
  rows: readonly T[],
  keyOf: (row: T) => Key,
): Promise<void> => {
  const known = await table.bulkGet(rows.map(keyOf));
  await table.bulkPut(rows.filter((_, at) => known[at] === undefined));
};

/** Everything of a trial, ready to be written into the member's database in one transaction. */
const read = async (from: MemberDatabase, to: MemberDatabase, told: Account) => {
  const account = { ...told, isEmpty: told.isEmpty && (await isBlank(to)) };
  const [journal, ids, outbox, settings, timers, cooking] = await Promise.all([
    from.journal.orderBy('seq').toArray(),
    readIds(to),
    from.outbox.orderBy('order').toArray(),
    from.settings.bulkGet([...CHOICES]),
    from.timers.toArray(),
    from.cooking.toArray(),
  ]);
  const [plan, planInputs, drafts, coachTurns, cycle] = await Promise.all([
    from.plan.get(ONLY),
    from.planInputs.toArray(),
    from.drafts.toArray(),
    from.coachTurns.toArray(),
    from.cycle.toArray(),
  ]);
  const { intents, week } = await readKept(from, plan, account);
  const own = <T>(rows: readonly T[]) => Promise.all(rows.map((row) => resealed(from, to, row)));
  const rows = await Promise.all(intents.map((intent) => toRow(to, intent, account.nextId(), account.now)));
  const hasPlace = account.extensions.includes('plan-inputs');
  return {
    // Own figures are an answer: those of an account that has some stay.
    journal: journal
      .filter(({ id, kind }) => !ids.has(id) && (account.isEmpty || kind !== 'targets.set'))
      .map(({ seq: _, ...entry }) => entry),
    outbox: [...(await own(travelling(outbox, account))).map(({ order: _, ...row }) => row), ...rows].map(
      (row) => ({ ...row, memberId: to.memberId }),
    ),
    settings: settings.filter((row) => row !== undefined),
    timers,
    cooking,
    drafts: (await own(drafts)).filter(
      ({ key }) => key !== 'onboarding' && (account.isEmpty || !ANSWERS.includes(key)),
    ),
    coachTurns: await own(coachTurns),
    cycle: await own(cycle),
    plan: account.isEmpty && plan !== undefined ? await resealed(from, to, plan) : null,
    planInputs: account.isEmpty
      ? (await own(planInputs)).map((row) => ({ ...row, stays: !hasPlace && row.key !== PREFERENCES }))
      : [],
    week: account.isEmpty ? null : week,
  };
};

/**
 * Takes a trial over into the member's database: the journal by its ids, and for an account without a profile the
 * answers and the week too; an account that has one is asked about the week. It is done once, however often it is
 * tried: the writes and the note of them are one transaction.
 */
export const carryOver = async (
  from: MemberDatabase,
  to: MemberDatabase,
  account: Account,
): Promise<Result<void, AppError>> => {
  const parts = await stored(from, () => read(from, to, account));
  if (!parts.ok) return parts;
  const { week, plan, settings, ...rows } = parts.value;
  return atomically(to, async () => {
    if ((await readMemberSetting(to, 'carriedFrom')) === from.memberId) return;
    await writeMemberSetting(to, 'carriedFrom', from.memberId);
    if (rows.journal.length > 0) {
      await to.journal.bulkAdd(rows.journal as never);
      if (account.extensions.includes('journal'))
        await queueOperations(to, rows.journal, account.nextId, account.now);
      else await writeMemberSetting(to, 'journalStays', true);
      await forgetSums(to);
    }
    // Rows that the account has got meanwhile stay.
    const told = new Set((await to.outbox.toArray()).map(({ kind }) => kind));
    for (const row of rows.outbox) if (row.lane === 'chat' || !told.has(row.kind)) await addRow(to, row);
    const chosen = new Set((await to.settings.toArray()).map(({ key }) => key));
    await to.settings.bulkPut(settings.filter(({ key }) => !chosen.has(key)));
    await putMissing(to.timers, rows.timers, ({ id }) => id);
    await putMissing(to.cooking, rows.cooking, ({ key }) => key);
    await putMissing(to.drafts, rows.drafts, ({ key }) => key);
    await putMissing(to.coachTurns, rows.coachTurns, ({ id }) => id);
    if ((await to.cycle.count()) === 0) await to.cycle.bulkPut(rows.cycle);
    await putMissing(to.planInputs, rows.planInputs, ({ key }) => key);
    if (plan !== null && (await to.plan.count()) === 0) await to.plan.put(plan);
    if (week !== null) await writeMemberSetting(to, 'trialWeek', week);
  });
};
