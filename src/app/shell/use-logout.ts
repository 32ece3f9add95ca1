import { useState } from 'react';
import { countByState, wakeWaiting } from '../../data/repositories/outbox.ts';
import { stored } from '../../data/storage.ts';
import { changesInWords, refusedSentence } from '../../features/sync-ledger/ledger-summary.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useOfflineByChoice } from '../../ports/use-offline-by-choice.ts';
import type { Unsent, UnsentChoice } from './logout-dialog.tsx';
import { NOTHING, questionBefore, unsentOf } from './logout-question.ts';

export interface Logout {
  /** The dialog is open. */
  readonly asking: boolean;
  readonly unsent: Unsent;
  readonly sending: boolean;
  readonly error: string | null;
  readonly start: () => Promise<void>;
  readonly choose: (choice: UnsentChoice) => Promise<void>;
  readonly cancel: () => void;
}

/** Why the queue is not empty after sending. */
const leftWords = ({ waiting, refused }: Unsent): string =>
  [
    ...(waiting === 0
      ? []
      : [`${changesInWords(waiting)} could not be sent now. Keep them here, or try again later.`]),
    ...(refused === 0 ? [] : [`${refusedSentence(refused)}; sending again does not help.`]),
  ].join(' ');

/** Logging out asks first while changes are unsent; then the member leaves this device. */
export const useLogout = (): Logout => {
  const { session, device, sync, departure } = usePorts();
  const byChoice = useOfflineByChoice().value;
  const [asking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState(NOTHING);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const start = async (): Promise<void> => {
    const member = session.current();
    if (member === null) return;
    const db = device.open(member.memberId);
    const question = questionBefore(await stored(db, () => countByState(db)));
    if (question === null) return departure.leave(member.memberId);
    setUnsent(question.unsent);
    setError(question.error);
    setAsking(true);
  };

  const send = async (memberId: string): Promise<void> => {
    if (byChoice) return setError('You are working offline: nothing is sent until you stop.');
    setSending(true);
    setError(null);
    const db = device.open(memberId);
    const woken = await stored(db, () => wakeWaiting(db));
    if (woken.ok) await sync.sendNow();
    const counted = await stored(db, () => countByState(db));
    setSending(false);
    const left = counted.ok ? unsentOf(counted.value) : unsent;
    if (counted.ok && left.waiting + left.refused === 0) return departure.leave(memberId);
    setUnsent(left);
    setError(leftWords(left));
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

  return { asking, unsent, sending, error, start, choose, cancel: () => setAsking(false) };
};
