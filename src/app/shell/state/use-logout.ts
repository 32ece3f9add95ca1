import { useState } from 'react';
import type { MemberDatabase } from '../../../device/db/member-database.ts';
import { stored } from '../../../device/db/storage.ts';
import { useOfflineByChoice } from '../../../device/hooks/use-offline-by-choice.ts';
import { countByState, isUnconfirmed, listOutbox, wakeWaiting } from '../../../device/outbox/rows/outbox.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { readLocalOnly } from '../../../device/session/local-only.ts';
import { changesInWords, refusedSentence } from '../../../features/account/ledger/ledger-summary.ts';
import type { UnsentChoice } from '../logout-dialog.tsx';
import { type LogoutQuestion, NOTHING, questionBefore, type Unsent } from '../logout-question.ts';

export interface Logout {
  /** The dialog is open. */
  readonly asking: boolean;
  readonly question: LogoutQuestion;
  readonly sending: boolean;
  readonly start: () => Promise<void>;
  readonly choose: (choice: UnsentChoice) => Promise<void>;
  readonly cancel: () => void;
}

const NO_QUESTION: LogoutQuestion = { unsent: NOTHING, doubtful: 0, alone: null, error: null };

const countUnsent = async (db: MemberDatabase) => ({
  ...(await countByState(db)),
  doubtful: (await listOutbox(db)).filter(isUnconfirmed).length,
});

const NOT_TAKEN_BACK =
  'Some of what you discarded may have reached your account. Sorrel could not take it back now. Keep this here, and Sorrel takes it back when you sign in again. If you discard this too, it may stay in your account.';

/** Why the queue is not empty after sending; null where it is. */
const leftWords = ({ waiting, refused }: Unsent): string | null =>
  [
    ...(waiting === 0
      ? []
      : [`${changesInWords(waiting)} could not be sent now. Keep them here, or try again later.`]),
    ...(refused === 0 ? [] : [`${refusedSentence(refused)}. Sending again does not help.`]),
  ].join(' ') || null;

/** Logging out asks first while changes are unsent; then the member leaves this device. */
export const useLogout = (): Logout => {
  const { session, device, sync, signOut } = usePorts();
  const byChoice = useOfflineByChoice().value;
  const [asking, setAsking] = useState(false);
  const [question, setQuestion] = useState<LogoutQuestion>(NO_QUESTION);
  const [sending, setSending] = useState(false);
  const [isWarned, setIsWarned] = useState(false);
  const setError = (error: string | null): void => setQuestion((before) => ({ ...before, error }));

  const ask = async (memberId: string): Promise<LogoutQuestion | null> => {
    const db = device.open(memberId);
    return questionBefore(await stored(db, () => countUnsent(db)), await stored(db, () => readLocalOnly(db)));
  };

  const start = async (): Promise<void> => {
    const member = session.current();
    if (member === null) return;
    if (member.trial) return setAsking(true);
    const asked = await ask(member.memberId);
    if (asked === null) return signOut.leave(member.memberId);
    setIsWarned(false);
    setQuestion(asked);
    setAsking(true);
  };

  const send = async (memberId: string): Promise<void> => {
    if (byChoice) return setError('You are working offline. Nothing is sent until you stop.');
    setSending(true);
    setError(null);
    const db = device.open(memberId);
    const woken = await stored(db, () => wakeWaiting(db));
    if (woken.ok) await sync.sendNow();
    const left = await ask(memberId);
    setSending(false);
    if (left === null) return signOut.leave(memberId);
    setQuestion({ ...left, error: left.error ?? leftWords(left.unsent) });
  };

  /**
   * Retracts journal entries that the server may have, before the member signs out. If that fails now, a message says
   * so: kept changes are retracted at the next sign-in, discarded ones may stay in the account.
   */
  const discard = async (memberId: string): Promise<void> => {
    if (isWarned) return signOut.leave(memberId);
    setSending(true);
    setError(null);
    const waiting = await sync.discardAll();
    if (waiting.ok && waiting.value > 0 && !byChoice) await sync.sendNow();
    const left = waiting.ok && waiting.value > 0 ? await ask(memberId) : null;
    setSending(false);
    if (left === null || left.unsent.waiting + left.unsent.refused === 0) return signOut.leave(memberId);
    setIsWarned(true);
    setQuestion({ ...left, error: NOT_TAKEN_BACK });
  };

  const choose = async (choice: UnsentChoice): Promise<void> => {
    const memberId = session.current()?.memberId;
    if (memberId === undefined) return;
    if (session.current()?.trial) return signOut.leave(memberId);
    switch (choice) {
      case 'send':
        return send(memberId);
      case 'keep':
        return signOut.leave(memberId, 'unsent');
      case 'discard':
        return discard(memberId);
    }
  };

  return { asking, question, sending, start, choose, cancel: () => setAsking(sending) };
};
