import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { wakeWaiting } from '../../data/repositories/outbox.ts';
import { stored } from '../../data/storage.ts';
import type { AppError } from '../../domain/app-error.ts';
import type { Result } from '../../domain/result.ts';
import { usePorts } from '../../ports/ports.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { prepareEdit } from './edit-change.ts';
import { changeText } from './kinds.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { NamingContext } from './operations.ts';

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
  text: 'This device could not do that. Nothing is lost; please try again, or reload Sorrel.',
};
const ON_ITS_WAY: LedgerNews = {
  tone: 'error',
  text: 'Not discarded: it is being sent at this moment, or has arrived.',
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
