import { useState } from 'react';
import { readOnlyHere } from '../../data/only-here.ts';
import { countByState, wakeWaiting } from '../../data/repositories/outbox.ts';
import { stored } from '../../data/storage.ts';
import { changesInWords, refusedSentence } from '../../features/sync-ledger/ledger-summary.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useOfflineByChoice } from '../../ports/use-offline-by-choice.ts';
import type { UnsentChoice } from './logout-dialog.tsx';
import { type LogoutQuestion, NOTHING, questionBefore, type Unsent } from './logout-question.ts';

export interface Logout {
  /** The dialog is open. */
  readonly asking: boolean;
  readonly question: LogoutQuestion;
  readonly sending: boolean;
  readonly start: () => Promise<void>;
  readonly choose: (choice: UnsentChoice) => Promise<void>;
  readonly cancel: () => void;
}

const NO_QUESTION: LogoutQuestion = { unsent: NOTHING, alone: null, error: null };

/** Why the queue is not empty after sending; null where it is. */
const leftWords = ({ waiting, refused }: Unsent): string | null =>
  [
    ...(waiting === 0
      ? []
      : [`${changesInWords(waiting)} could not be sent now. Keep them here, or try again later.`]),
    ...(refused === 0 ? [] : [`${refusedSentence(refused)}; sending again does not help.`]),
  ].join(' ') || null;

/** Logging out asks first while changes are unsent; then the member leaves this device. */
export const useLogout = (): Logout => {
  const { session, device, sync, departure } = usePorts();
  const byChoice = useOfflineByChoice().value;
  const [asking, setAsking] = useState(false);
  const [question, setQuestion] = useState<LogoutQuestion>(NO_QUESTION);
  const [sending, setSending] = useState(false);
  const setError = (error: string | null): void => setQuestion((before) => ({ ...before, error }));

  const ask = async (memberId: string): Promise<LogoutQuestion | null> => {
    const db = device.open(memberId);
    return questionBefore(await stored(db, () => countByState(db)), await stored(db, () => readOnlyHere(db)));
  };

  const start = async (): Promise<void> => {
    const member = session.current();
    if (member === null) return;
    const asked = await ask(member.memberId);
    if (asked === null) return departure.leave(member.memberId);
    setQuestion(asked);
    setAsking(true);
  };

  const send = async (memberId: string): Promise<void> => {
    if (byChoice) return setError('You are working offline: nothing is sent until you stop.');
    setSending(true);
    setError(null);
    const db = device.open(memberId);
    const woken = await stored(db, () => wakeWaiting(db));
    if (woken.ok) await sync.sendNow();
    const left = await ask(memberId);
    setSending(false);
    if (left === null) return departure.leave(memberId);
    setQuestion({ ...left, error: left.error ?? leftWords(left.unsent) });
  };

  const choose = async (choice: UnsentChoice): Promise<void> => {
    const memberId = session.current()?.memberId;
    if (memberId === undefined) return;
    switch (choice) {
      case 'send':
        return send(memberId);
      case 'keep':
        return departure.leave(memberId, 'unsent');
      case 'discard':
        return departure.leave(memberId);
    }
  };

  return { asking, question, sending, start, choose, cancel: () => setAsking(sending) };
};
