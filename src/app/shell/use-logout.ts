import { useState } from 'react';
import { countUnsent, wakeWaiting } from '../../data/repositories/outbox.ts';
import { stored } from '../../data/storage.ts';
import { usePorts } from '../../ports/ports.tsx';
import type { UnsentChoice } from './logout-dialog.tsx';
import { changesInWords } from './status-sentences.ts';

export interface Logout {
  /** The dialog is open. */
  readonly asking: boolean;
  readonly unsent: number;
  readonly sending: boolean;
  readonly error: string | null;
  readonly start: () => Promise<void>;
  readonly choose: (choice: UnsentChoice) => Promise<void>;
  readonly cancel: () => void;
}

/** Logging out asks first while changes are unsent; then the member leaves this device. */
export const useLogout = (): Logout => {
  const { session, device, sync, departure } = usePorts();
  const [asking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const start = async (): Promise<void> => {
    const member = session.current();
    if (member === null) return;
    const db = device.open(member.memberId);
    const counted = await stored(db, () => countUnsent(db));
    if (!counted.ok || counted.value === 0) return departure.leave(member.memberId);
    setUnsent(counted.value);
    setError(null);
    setAsking(true);
  };

  const send = async (memberId: string): Promise<void> => {
    setSending(true);
    setError(null);
    const db = device.open(memberId);
    const woken = await stored(db, () => wakeWaiting(db));
    const left = woken.ok ? await sync.sendNow() : woken;
    setSending(false);
    if (left.ok && left.value === 0) return departure.leave(memberId);
    const still = left.ok ? left.value : unsent;
    setUnsent(still);
    setError(`${changesInWords(still)} could not be sent now. Keep them here, or try again later.`);
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
