import type { AppError } from '../../../terms/app-error.ts';
import { ok, type Result } from '../../../terms/result.ts';
import { type Intent, OUTBOX_VERSION, type OutboxRow } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { seal } from '../../db/sealing.ts';
import { atomically, stored } from '../../db/storage.ts';
import { changeKind } from '../kinds/changes.ts';
import { addRow } from '../rows/outbox.ts';

/** Something the member did: the change they see and, where it travels, the intent for the server. */
export interface Command {
  /** Runs inside the transaction: await repositories only. `sentAs` is the row's id; null where nothing travels. */
  readonly write?: (db: MemberDatabase, sentAs: string | null) => Promise<unknown>;
  readonly intent: Intent;
  /** Not sent for so long, at most `LONGEST_BACKOFF_MS`, unless `settleHeld` comes first. */
  readonly heldForMs?: number;
}

export const toRow = async (
  db: MemberDatabase,
  intent: Intent,
  id: string,
  now: number,
): Promise<Omit<OutboxRow, 'order'>> => {
  const { lane, sealed } = changeKind(intent.kind);
  return {
    id,
    version: OUTBOX_VERSION,
    memberId: db.memberId,
    lane,
    kind: intent.kind,
    payload: sealed ? await seal(db, intent.payload) : intent.payload,
    sealed,
    state: 'waiting',
    attempts: 0,
    nextAt: 0,
    leaseUntil: 0,
    lastError: null,
    createdAt: now,
  };
};

/**
 * Commits the visible change and the outbox row in ONE transaction and answers the row's id. On
 * `storage` nothing was kept: the form keeps its values and says so. `travels` is false where the
 * backend has no such call: then only the visible change is kept.
 */
export const runCommand = async (
  db: MemberDatabase,
  { write, intent, heldForMs = 0 }: Command,
  { id, now, travels }: { readonly id: string; readonly now: number; readonly travels: boolean },
): Promise<Result<string, AppError>> => {
  const made = await stored(db, async () => (travels ? toRow(db, intent, id, now) : null));
  if (!made.ok) return made;
  const row = made.value && { ...made.value, nextAt: heldForMs > 0 ? now + heldForMs : 0 };
  const committed = await atomically(db, async () => {
    await write?.(db, row?.id ?? null);
    if (row !== null) await addRow(db, row);
  });
  return committed.ok ? ok(id) : committed;
};
