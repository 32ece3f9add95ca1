import * as v from 'valibot';
import { JOURNAL_OPERATIONS_MAX, wireOperation } from '../../contract/journal.ts';
import { type PlanInputs, planInputsBody, planSwitchesBody } from '../../contract/plan.ts';
import { createPreference } from '../../contract/questionnaires.ts';
import { isCycleKind } from '../../domain/body/cycle/account-notes.ts';
import type { CycleLog } from '../../domain/body/cycle/log.ts';
import { byPlace } from '../../domain/food/journal/fold.ts';
import { RECIPE_LIMITS } from '../../domain/food/own-food/own-food.ts';
import { NOTIFICATION_TOPICS } from '../../domain/reminders/notification-topics.ts';
import type { JournalEntry } from '../../terms/journal.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import { type IntentKind, type IntentPayloads, OUTBOX_VERSION } from '../db/intents.ts';
import { ONLY, PREFERENCES, SWITCHES } from '../db/stored-rows.ts';
import { canRead, changeKind } from '../outbox/kinds/changes.ts';
import { cycleLog } from '../rows/cycle.ts';
import { UNREADABLE } from './export.ts';

/** A year of a keen member is some 10 MB. */
export const COPY_BYTES_MAX = 150_000_000;
const DRAFTS_MAX = 50;
const PREPARATIONS_MAX = 100;

export type CopyFailure = 'not-a-copy' | 'newer' | 'too-large';

/** No form that was half filled in is nested deeper. */
const DEEPEST_DRAFT = 16;

const { day } = wireOperation.pipe[0].entries;

/** Choices that are restored. What concerns the safety of one device, and consent, is chosen anew on each. */
const SETTINGS = {
  units: v.picklist(['metric', 'imperial']),
  numberFree: v.boolean(),
  calm: v.boolean(),
  sexUndisclosed: v.boolean(),
  notifications: v.object({
    email: v.pipe(v.string(), v.maxLength(254)),
    topics: v.pipe(v.array(v.picklist(NOTIFICATION_TOPICS)), v.maxLength(NOTIFICATION_TOPICS.length)),
  }),
  weeklyReminder: v.object({
    minuteOfDay: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439)),
    since: day,
  }),
  preparationsDone: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(PREPARATIONS_MAX)),
};
export type RestoredSettings = {
  readonly [K in keyof typeof SETTINGS]?: v.InferOutput<(typeof SETTINGS)[K]>;
};

/** The content of a file of `readDeviceCopy` or `readUnsent` holds, as far as this version can read it. */
export interface ReadCopy {
  /** Null where the file does not tell: an account that was deleted. */
  readonly memberId: string | null;
  /** ISO 8601, UTC. */
  readonly exportedAt: string;
  /** Each once, in the order of the member's account. */
  readonly entries: readonly JournalEntry[];
  readonly cycle: CycleLog | null;
  readonly planInputs: PlanInputs | null;
  readonly answersOff: readonly string[] | null;
  readonly preferences: IntentPayloads['preference.submit'] | null;
  readonly settings: RestoredSettings;
  readonly drafts: readonly { readonly key: string; readonly values: unknown }[];
  /** Names of changes that had not been sent and that an import does not send. */
  readonly unsent: readonly string[];
  /** Rows that could not be read. */
  readonly unreadable: number;
}

const head = v.object({
  product: v.literal('Sorrel'),
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
  memberId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  exportedAt: v.pipe(v.string(), v.isoTimestamp()),
  tables: v.optional(v.record(v.string(), v.array(v.unknown()))),
  unsent: v.optional(v.array(v.unknown())),
});

const FORMAT = 1;
/** Only days that an account takes: what lies beyond them could never be sent. */
const cycle = v.object({ ...cycleLog.entries, days: v.record(day, cycleLog.entries.days.value) });
const sequence = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(JOURNAL_OPERATIONS_MAX));
const place = v.object({
  seq: v.fallback(v.pipe(v.number(), v.minValue(0)), Number.MAX_SAFE_INTEGER),
  serverSeq: v.fallback(v.nullable(sequence), null),
  refusedAfter: v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0))), undefined),
});
const keyed = v.looseObject({ key: v.string() });
const unsentRow = v.object({ kind: v.string() });
const unsentValue = v.object({
  kind: v.literal('journal.append'),
  value: v.object({ operations: v.array(v.unknown()) }),
});

/** True where a value and what lies in it are at most so many. */
const holdsAtMost = (value: unknown, most: number): boolean => {
  let left = most;
  const counts = (each: unknown): boolean => {
    left -= 1;
    return left >= 0 && (typeof each !== 'object' || each === null || Object.values(each).every(counts));
  };
  return counts(value);
};

const readEntry = (row: unknown): JournalEntry | null => {
  // Before its fields are looked at: in a hostile file they are a million.
  if (!holdsAtMost(row, RECIPE_LIMITS.payload)) return null;
  const operation = v.safeParse(wireOperation, row, { abortEarly: true });
  const at = v.safeParse(place, row);
  // Cycle notes never lie in the journal, which is not encrypted.
  if (!operation.success || !at.success || isCycleKind(operation.output.kind)) return null;
  const { refusedAfter, ...rest } = at.output;
  // Kinds that this version does not know stay as they are: another version may know them.
  const entry = { ...operation.output, ...rest, ...(refusedAfter == null ? {} : { refusedAfter }) };
  return entry as unknown as JournalEntry;
};

const readEntries = (rows: readonly unknown[]) => {
  const read = rows.map(readEntry);
  const byId = new Map<string, JournalEntry>();
  for (const entry of read) if (entry !== null && !byId.has(entry.id)) byId.set(entry.id, entry);
  return {
    entries: [...byId.values()].sort(byPlace),
    unreadable: read.filter((entry) => entry === null).length,
  };
};

const readOr = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | null => {
  const read = v.safeParse(schema, value, { abortEarly: true });
  return read.success ? read.output : null;
};
const withoutUser = <T extends { readonly user: string }>({ user: _, ...rest }: T) => rest;
const asAnybody = (value: unknown): object => ({ ...Object(value), user: '' });

const readSettings = (rows: readonly v.InferOutput<typeof keyed>[]): RestoredSettings =>
  Object.fromEntries(
    Object.entries(SETTINGS).flatMap(([key, schema]) => {
      const value = readOr(schema, rows.find((row) => row.key === key)?.value);
      return value === null ? [] : [[key, value]];
    }),
  );

const isShallow = (value: unknown, deepest: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (deepest > 0 && Object.values(value).every((each) => isShallow(each, deepest - 1)));

const namesOfUnsent = (rows: readonly unknown[]): readonly string[] => {
  const kinds = rows.flatMap((row) => {
    const read = v.safeParse(unsentRow, row);
    return read.success ? [read.output.kind as IntentKind] : [];
  });
  const others = kinds.filter((kind) => kind !== 'journal.append');
  const known = others.filter((kind) => canRead({ version: OUTBOX_VERSION, kind }));
  return [...new Set(known.map((kind) => changeKind(kind).name))];
};

const readTables = (tables: Readonly<Record<string, readonly unknown[]>>) => {
  const rowsOf = (table: string): readonly unknown[] =>
    Object.hasOwn(tables, table) ? (tables[table] ?? []) : [];
  const byKey = (table: string) =>
    rowsOf(table).flatMap((row) => {
      const read = v.safeParse(keyed, row);
      return read.success ? [read.output] : [];
    });
  const inputs = new Map(byKey('planInputs').map((row) => [row.key, row.inputs]));
  const sealed = [...inputs.values(), ...byKey('cycle').map(({ log }) => log)];
  const planInputs = readOr(planInputsBody, asAnybody(inputs.get(ONLY)));
  const switches = readOr(planSwitchesBody, { user: '', answers_off: inputs.get(SWITCHES) });
  const preferences = readOr(createPreference.body, asAnybody(inputs.get(PREFERENCES)));
  const { entries, unreadable } = readEntries(rowsOf('journal'));
  return {
    entries,
    cycle: readOr(cycle, byKey('cycle')[0]?.log),
    planInputs: planInputs && withoutUser(planInputs),
    answersOff: switches?.answers_off ?? null,
    preferences: preferences && withoutUser(preferences),
    settings: readSettings(byKey('settings')),
    drafts: byKey('drafts')
      .filter(({ values }) => values !== UNREADABLE && isShallow(values, DEEPEST_DRAFT))
      .slice(0, DRAFTS_MAX)
      .map(({ key, values }) => ({ key, values })),
    unsent: namesOfUnsent(rowsOf('outbox')),
    unreadable: unreadable + sealed.filter((value) => value === UNREADABLE).length,
  };
};

const NOTHING = {
  cycle: null,
  planInputs: null,
  answersOff: null,
  preferences: null,
  settings: {},
  drafts: [],
};

const readUnsent = (unsent: readonly unknown[]) => {
  const appended = unsent.map((row) => v.safeParse(unsentValue, row));
  return {
    ...NOTHING,
    ...readEntries(appended.flatMap((row) => (row.success ? row.output.value.operations : []))),
    unsent: namesOfUnsent(unsent),
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads an export of this or an older version of the app. Nothing of the file is trusted: every part is checked. */
export const readCopy = (text: string): Result<ReadCopy, CopyFailure> => {
  const read = v.safeParse(head, parse(text));
  if (!read.success) return err('not-a-copy');
  const { format, memberId = null, exportedAt, tables, unsent } = read.output;
  if (format > FORMAT) return err('newer');
  const isComplete = memberId !== null && tables !== undefined;
  const held = isComplete ? readTables(tables) : unsent && readUnsent(unsent);
  if (held === undefined) return err('not-a-copy');
  if (held.entries.length > JOURNAL_OPERATIONS_MAX) return err('too-large');
  return ok({ memberId, exportedAt, ...held });
};
