import type { OutboxRow } from '../../data/intents.ts';
import type { MemberDatabase } from '../../data/member-database.ts';
import { prepareDraft, readDraft } from '../../data/repositories/drafts.ts';
import { readMemberSetting } from '../../data/repositories/settings.ts';
import { stored } from '../../data/storage.ts';
import type { AppError } from '../../domain/app-error.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { Sync } from '../../sync/sync-port.ts';
import { restoredDraft } from './kinds.ts';

/** Puts a message back in the box, before whatever is being written there. */
const backInTheBox = (message: unknown, written: unknown): string =>
  typeof written === 'string' && written.trim() !== '' ? `${message}\n${written}` : String(message);

/** Onboarding answers that have no field in the call; heights follow the units of weights. */
const deviceValues = async (db: MemberDatabase) => {
  const undisclosed = await readMemberSetting(db, 'sexUndisclosed');
  const units = await readMemberSetting(db, 'units');
  return {
    ...(undisclosed === true ? { gender: 'undisclosed' } : {}),
    ...(units === 'imperial' ? { weightUnit: 'lbs', heightUnit: 'ft' } : {}),
  };
};

/**
 * Puts what a change holds back into its form. A draft that is there already holds the same answers or newer
 * ones, so it stays. A message goes back whole: it leaves the queue, or it would be sent twice.
 */
export const prepareEdit = async (
  db: MemberDatabase,
  sync: Pick<Sync, 'contentOf' | 'discard'>,
  row: Pick<OutboxRow, 'id'>,
  now: number,
): Promise<Result<void, AppError>> => {
  const content = await sync.contentOf(row.id);
  if (!content.ok) return content;
  const restored = restoredDraft(content.value);
  if (restored === null) return ok(undefined);
  const read = await stored(db, () => readDraft(db, restored.key));
  if (!read.ok) return read;
  const draft = read.value.ok ? read.value.value : null;
  const isMessage = restored.key === 'chat';
  if (draft !== null && !isMessage) return ok(undefined);
  const prepared = await stored(db, async () => {
    const values = isMessage ? backInTheBox(restored.values, draft) : restored.values;
    const kept =
      restored.key === 'onboarding' ? { ...(values as object), ...(await deviceValues(db)) } : values;
    return prepareDraft(db, restored.key, kept, now);
  });
  if (!prepared.ok) return prepared;
  const save = prepared.value;
  if (!isMessage) return stored(db, async () => void (await save()));
  // In one transaction: both in the box and in the queue it would be sent twice.
  const moved = await sync.discard(row.id, save);
  if (moved.ok && !moved.value) return err({ kind: 'conflict', detail: 'The message is being sent.' });
  return moved.ok ? ok(undefined) : moved;
};
