import type { AppError } from '../../terms/app-error.ts';
import type { JournalEntry } from '../../terms/journal.ts';
import type { Result } from '../../terms/result.ts';
import type { IntentKind, Sealed } from '../db/intents.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { unseal } from '../db/sealing.ts';
import { stored } from '../db/storage.ts';
import { readJournalKinds } from '../journal/journal.ts';

/** JSON values only: bytes are base64, sealed values are opened. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Everything that one member's database holds, table by table. */
export interface DeviceCopy {
  readonly product: 'Sorrel';
  readonly format: 1;
  readonly memberId: string;
  /** ISO 8601, UTC. */
  readonly exportedAt: string;
  readonly tables: { readonly [table: string]: readonly Json[] };
  /** Open links to reports, which the server alone keeps; null where it could not be asked. */
  readonly reportLinks?: readonly { readonly made_at: string; readonly until: string }[] | null;
}

/** Stands where a sealed value could not be opened, so that its absence is not silent. */
export const UNREADABLE = 'This could not be read on this device.';

const isSealed = (value: object): value is Sealed =>
  'iv' in value && value.iv instanceof Uint8Array && 'data' in value && value.data instanceof ArrayBuffer;

const toBase64 = (bytes: ArrayBuffer): string => {
  let binary = '';
  for (const byte of new Uint8Array(bytes)) binary += String.fromCharCode(byte);
  return btoa(binary);
};

const toJson = async (db: MemberDatabase, value: unknown): Promise<Json> => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object') return null;
  if (value instanceof ArrayBuffer) return toBase64(value);
  if (Array.isArray(value)) return Promise.all(value.map((item) => toJson(db, item)));
  if (isSealed(value)) {
    const opened = await unseal(db, value);
    return opened.ok ? toJson(db, opened.value) : UNREADABLE;
  }
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(async ([key, inner]) => [key, await toJson(db, inner)] as const);
  return Object.fromEntries(await Promise.all(entries));
};

/**
 * Reads every table but the keys, so that a table added later is never forgotten. Health answers are opened:
 * the copy is the member's own.
 */
export const readDeviceCopy = (db: MemberDatabase, now: number): Promise<Result<DeviceCopy, AppError>> =>
  stored(db, async () => {
    const tables: [string, readonly Json[]][] = [];
    for (const table of db.tables) {
      if (table.name === db.keys.name) continue;
      const rows = await table.toArray();
      tables.push([table.name, await Promise.all(rows.map((row) => toJson(db, row)))]);
    }
    return {
      product: 'Sorrel',
      format: 1,
      memberId: db.memberId,
      exportedAt: new Date(now).toISOString(),
      tables: Object.fromEntries(tables),
    };
  });

/** Lists the unsent changes of a deleted account. Health answers are stored sealed: they are counted, not opened. */
export interface UnsentCopy {
  readonly product: 'Sorrel';
  readonly format: 1;
  /** ISO 8601, UTC. */
  readonly exportedAt: string;
  readonly unsent: readonly { readonly kind: IntentKind; readonly enteredAt: string; readonly value: Json }[];
  readonly healthAnswersLeftOut: number;
}

/** Needs no password, since no account is left to ask for one: so it opens nothing that is sealed. */
export const readUnsent = (db: MemberDatabase, now: number): Promise<Result<UnsentCopy, AppError>> =>
  stored(db, async () => {
    const rows = await db.outbox.toArray();
    const plain = rows.filter(({ sealed }) => !sealed);
    const unsent = plain.map(async ({ kind, createdAt, payload }) => ({
      kind,
      enteredAt: new Date(createdAt).toISOString(),
      value: await toJson(db, payload),
    }));
    return {
      product: 'Sorrel',
      format: 1,
      exportedAt: new Date(now).toISOString(),
      unsent: await Promise.all(unsent),
      healthAnswersLeftOut: rows.length - plain.length,
    };
  });

export const copyAsJson = (copy: DeviceCopy | UnsentCopy): string => `${JSON.stringify(copy, null, 2)}\n`;

/** Returns the entries of the log that a diary shows: meals, foods beside the plan, drinks and weights. */
export const readDiary = (db: MemberDatabase): Promise<Result<readonly JournalEntry[], AppError>> =>
  stored(db, () => readJournalKinds(db, ['meal.eaten', 'food.eaten', 'water.add', 'weight.set']));
