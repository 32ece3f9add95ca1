import { useState } from 'react';
import { flushSync } from 'react-dom';
import { countUnsent } from '../../data/repositories/outbox.ts';
import { stored } from '../../data/storage.ts';
import { usePorts } from '../../ports/ports.tsx';
import type { UnsentChoice } from './logout-dialog.tsx';

export interface Logout {
  /** `asking` shows the dialog, `leaving` shows nothing that reads the data about to go. */
  readonly phase: 'idle' | 'asking' | 'leaving';
  readonly unsent: number;
  readonly working: UnsentChoice | null;
  readonly error: string | null;
  readonly start: () => Promise<void>;
  readonly choose: (choice: UnsentChoice) => Promise<void>;
  readonly cancel: () => void;
}

const NOT_REMOVED = 'Your data could not be removed from this device. Please try again.';

const notSent = (left: number): string =>
  `${left === 1 ? '1 change' : `${left} changes`} could not be sent now. Keep them here, or try again later.`;

/** Logging out: asks while changes are unsent, removes the member from this device, goes to the landing page. */
export const useLogout = (): Logout => {
  const { session, device, sync } = usePorts();
  const [phase, setPhase] = useState<Logout['phase']>('idle');
  const [unsent, setUnsent] = useState(0);
  const [working, setWorking] = useState<UnsentChoice | null>(null);
  const [error, setError] = useState<string | null>(null);

  const leave = async (memberId: string, keep: boolean): Promise<void> => {
    flushSync(() => setPhase('leaving'));
    const removed = await (keep ? device.keepUnsentOnly(memberId) : device.wipe(memberId));
    if (!removed.ok) {
      setError(NOT_REMOVED);
      setPhase('asking');
      return;
    }
    session.signOut();
    location.assign('/');
  };

  const start = async (): Promise<void> => {
    const member = session.current();
    if (member === null) return;
    const db = device.open(member.memberId);
    const counted = await stored(db, () => countUnsent(db));
    if (counted.ok && counted.value === 0) return leave(member.memberId, false);
    setUnsent(counted.ok ? counted.value : 0);
    setError(null);
    setPhase('asking');
  };

  const choose = async (choice: UnsentChoice): Promise<void> => {
    const member = session.current();
    if (member === null) return;
    setWorking(choice);
    setError(null);
    const left = choice === 'send' ? await sync.sendNow() : null;
    setWorking(null);
    if (left !== null && !(left.ok && left.value === 0)) {
      const still = left.ok ? left.value : unsent;
      setUnsent(still);
      setError(notSent(still));
      return;
    }
    await leave(member.memberId, choice === 'keep');
  };

  return { phase, unsent, working, error, start, choose, cancel: () => setPhase('idle') };
};
