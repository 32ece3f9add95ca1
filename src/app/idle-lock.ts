import { readTimers } from '../data/repositories/kitchen.ts';
import { readMemberSetting } from '../data/repositories/settings.ts';
import { stored } from '../data/storage.ts';
import { IDLE_LOCK_MS } from '../domain/constants.ts';
import { lastTimerActivity } from '../domain/kitchen/timers.ts';
import type { Ports } from '../ports/ports.tsx';

const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const CHECK_MS = 15_000;

/** When any tab of this browser was last used, epoch milliseconds: a tab in the background is not idle alone. */
const LAST_ACTIVE_KEY = 'sorrel.active';

/**
 * After five minutes without a touch or a key in any tab the device asks for the password again. Data, drafts and
 * unsent changes stay. It never happens offline, nor where the member chose to stay signed in. Cooking counts as
 * activity: an open kitchen, and a timer until it ends.
 */
export const watchIdle = ({ session, device, connectivity, clock, kitchen }: Ports): void => {
  let lastActive = clock.now();
  const markActive = (): void => {
    lastActive = clock.now();
  };
  for (const event of ACTIVITY) addEventListener(event, markActive, { passive: true });

  /** A time ahead of now was written under a clock that has been set back. */
  const shareActivity = (): void => {
    const elsewhere = Number(localStorage.getItem(LAST_ACTIVE_KEY));
    if (elsewhere > lastActive && elsewhere <= clock.now()) {
      lastActive = elsewhere;
      return;
    }
    try {
      localStorage.setItem(LAST_ACTIVE_KEY, String(lastActive));
    } catch {
      // No room: this tab counts for itself.
    }
  };

  /** When nobody is signed in, nothing tells when somebody was; who signs in, in whichever tab, is there. */
  let signedIn = session.current() !== null;
  session.subscribe(() => {
    const before = signedIn;
    signedIn = session.current() !== null;
    if (!signedIn) localStorage.removeItem(LAST_ACTIVE_KEY);
    else if (!before) markActive();
  });

  const isIdle = (): boolean => clock.now() - lastActive >= IDLE_LOCK_MS;

  const check = async (): Promise<void> => {
    if (kitchen.screen.wanted()) markActive();
    const member = session.current();
    if (member === null) return;
    shareActivity();
    if (!isIdle() || !connectivity.online()) return;
    const db = device.open(member.memberId);
    const timers = await stored(db, () => readTimers(db));
    const cooked = timers.ok ? lastTimerActivity(timers.value, clock.now()) : null;
    lastActive = Math.max(lastActive, cooked ?? 0);
    if (!isIdle()) return;
    const keep = await stored(db, () => readMemberSetting(db, 'keepSignedIn'));
    // Where the choice cannot be read, nobody has made it.
    if (!keep.ok || keep.value !== true) session.lock('idle');
  };
  const repeat = (): void => {
    clock.after(CHECK_MS, () => void check().then(repeat));
  };
  repeat();
};
