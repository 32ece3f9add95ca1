import type { AppError } from '../domain/app-error.ts';
import type { Result } from '../domain/result.ts';
import type { Sealed } from './intents.ts';
import type { MemberDatabase } from './member-database.ts';
import { unseal } from './sealing.ts';
import { stored } from './storage.ts';

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
}

/** Stands where a sealed value could not be opened, so that its absence is not silent. */
const UNREADABLE = 'This could not be read on this device.';

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
  const entries = Object.entries(value).map(async ([key, inner]) => [key, await toJson(db, inner)] as const);
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

export const copyAsJson = (copy: DeviceCopy): string => `${JSON.stringify(copy, null, 2)}\n`;

/** Spreadsheets run a text that starts like a formula; a leading apostrophe makes it text again. */
const cell = (value: Json): string => {
  const text = typeof value === 'string' ? value.replace(/^[=+\-@\t\r]/, "'$&") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Each value of a row with the way to it: `payload.litres`, `plan.dated.0.totals.kcal`. */
const leaves = (value: Json, path: string): readonly (readonly [path: string, value: Json])[] => {
  if (value === null || typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
};

/** One line per value: table, row (from 1), field, value. Lines end as RFC 4180 says. */
export const copyAsCsv = (copy: DeviceCopy): string => {
  const lines = Object.entries(copy.tables).flatMap(([table, rows]) =>
    rows.flatMap((row, at) =>
      leaves(row, '').map(([field, value]) => [table, at + 1, field, value === null ? '' : value]),
    ),
  );
  return [['table', 'row', 'field', 'value'], ...lines]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('');
};
