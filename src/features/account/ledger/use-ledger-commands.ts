import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { OutboxRow } from '../../../device/db/intents.ts';
import type { MemberDatabase } from '../../../device/db/member-database.ts';
import { readMemberSetting } from '../../../device/db/settings.ts';
import { stored } from '../../../device/db/storage.ts';
import { wakeWaiting } from '../../../device/outbox/rows/outbox.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { prepareDraft, readDraft } from '../../../device/rows/drafts.ts';
import type { Sync } from '../../../device/sync/sync-port.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { err, ok, type Result } from '../../../terms/result.ts';
import { copyText } from '../../../ui/browser/copy-text.ts';
import { changeText, restoredDraft } from './kinds.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { NamingContext } from './operations.ts';

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

export interface LedgerNews {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

export interface LedgerCommands {
  /** The outcome of the last action, in words. */
  readonly news: LedgerNews | null;
  readonly sendNow: () => void;
  readonly retry: (entry: LedgerEntry) => void;
  readonly edit: (entry: LedgerEntry) => void;
  readonly copy: (entry: LedgerEntry) => void;
  readonly discard: (entry: LedgerEntry) => void;
}

const FAILED: LedgerNews = {
  tone: 'error',
  text: 'This device could not do that. Nothing is lost. Please try again, or reload Sorrel.',
};
const ON_ITS_WAY: LedgerNews = {
  tone: 'error',
  text: 'Not discarded. It is being sent now, or has arrived.',
};
const success = (text: string): LedgerNews => ({ tone: 'success', text });

export const useLedgerCommands = (naming: NamingContext): LedgerCommands => {
  const { sync, device, session, clock } = usePorts();
  const navigate = useNavigate();
  const [news, setNews] = useState<LedgerNews | null>(null);

  const openDb = () => {
    const member = session.current();
    return member === null ? null : device.open(member.memberId);
  };
  const tell = async (done: Promise<Result<unknown, AppError>>, words: LedgerNews | null): Promise<void> => {
    setNews(null);
    setNews((await done).ok ? words : FAILED);
  };

  const sendNow = async (): Promise<void> => {
    const db = openDb();
    if (db === null) return;
    await tell(
      stored(db, () => wakeWaiting(db)),
      null,
    );
    void sync.sendNow();
  };
  const edit = async (entry: LedgerEntry): Promise<void> => {
    const db = openDb();
    if (db === null || entry.editAt === null) return;
    const prepared = await prepareEdit(db, sync, entry, clock.now());
    if (!prepared.ok) return setNews(FAILED);
    if (entry.editAt === '/dashboard') return navigate({ to: '/dashboard', search: { log: 'water' } });
    await navigate({ to: entry.editAt });
  };
  const discard = async (entry: LedgerEntry): Promise<void> => {
    const discarded = await sync.discard(entry.id);
    if (!discarded.ok) return setNews(FAILED);
    if (!discarded.value) return setNews(ON_ITS_WAY);
    const takenBack = entry.kind === 'journal.append' && entry.mayHaveArrived && !entry.isRetraction;
    const done = takenBack ? 'Taken back' : 'Discarded';
    setNews(success(`${done}: ${entry.name.title}.`));
  };
  const copy = async (entry: LedgerEntry): Promise<void> => {
    const content = await sync.contentOf(entry.id);
    const text = content.ok ? changeText(content.value, naming) : null;
    if (text === null) return setNews(FAILED);
    const copied = await copyText(text);
    setNews(
      copied
        ? success(`Copied: ${entry.name.title}.`)
        : { tone: 'error', text: 'This browser does not allow copying here.' },
    );
  };

  return {
    news,
    sendNow: () => void sendNow(),
    retry: (entry) => void tell(sync.retry(entry.id), null),
    edit: (entry) => void edit(entry),
    copy: (entry) => void copy(entry),
    discard: (entry) => void discard(entry),
  };
};
