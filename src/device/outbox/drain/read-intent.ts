import type { AppError } from '../../../terms/app-error.ts';
import { err, ok, type Result } from '../../../terms/result.ts';
import type { Intent, OutboxRow, Sealed } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { unseal } from '../../db/sealing.ts';
import { canRead } from '../kinds/changes.ts';

/** The change that an outbox entry carries, decrypted if necessary. */
export const readIntent = async (db: MemberDatabase, row: OutboxRow): Promise<Result<Intent, AppError>> => {
  if (!canRead(row)) return err({ kind: 'storage', reason: 'UnknownOutboxVersion' });
  const payload = row.sealed ? await unseal(db, row.payload as Sealed) : ok(row.payload);
  return payload.ok ? ok({ kind: row.kind, payload: payload.value } as Intent) : payload;
};

/** The one change that a request carries: journal entries are joined in their order, all else travels alone. */
export const readBatch = async (
  db: MemberDatabase,
  rows: readonly OutboxRow[],
): Promise<Result<Intent, AppError>> => {
  const intents: Intent[] = [];
  for (const row of rows) {
    const intent = await readIntent(db, row);
    if (!intent.ok) return intent;
    intents.push(intent.value);
  }
  const [first, ...others] = intents;
  if (first === undefined) throw new Error('Empty batch');
  if (others.length === 0) return ok(first);
  const operations = intents.flatMap((intent) =>
    intent.kind === 'journal.append' ? intent.payload.operations : [],
  );
  return ok({ kind: 'journal.append', payload: { operations } });
};
