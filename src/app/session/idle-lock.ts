import type { MemberDatabase } from '../../device/db/member-database.ts';
import { readMemberSetting } from '../../device/db/settings.ts';
import { stored } from '../../device/db/storage.ts';
import { readTimers } from '../../device/journal/kitchen.ts';
import type { Ports } from '../../device/ports/ports.tsx';
import { LAST_ACTIVE_KEY } from '../../device/session/session.ts';
import { IDLE_LOCK_MS } from '../../domain/constants.ts';
import { lastTimerActivity } from '../../domain/kitchen/cooking/timers.ts';

const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const CHECK_MS = 15_000;

/**
 * After five minutes without a touch or a key in any tab the device asks for the password again. Data, drafts and
 * unsent changes stay. It never happens offline, nor where the member chose to stay signed in. Cooking counts as
 * activity: an open kitchen, and a timer until it ends.
 */
export const watchIdle = (ports: Ports, steadyNow: () => number): void => {
  const { session, device, connectivity, visibility, clock, kitchen } = ports;
  /** The same moment on two clocks: people set the first one, and the second may stand still while a phone sleeps. */
  let active = { at: clock.now(), steady: steadyNow() };
  const countFrom = (at: number): void => {
    active = { at, steady: steadyNow() - (clock.now() - at) };
  };
  const markActive = (): void => countFrom(clock.now());
  const isIdle = (): boolean =>
    Math.max(clock.now() - active.at, steadyNow() - active.steady) >= IDLE_LOCK_MS;

  /** A tab in the background is not idle alone. A time ahead of now was written under a clock that has been set back. */
  const shareActivity = (): void => {
    const elsewhere = Number(localStorage.getItem(LAST_ACTIVE_KEY));
    if (elsewhere > active.at && elsewhere <= clock.now()) {
      countFrom(elsewhere);
      return;
    }
    try {
      localStorage.setItem(LAST_ACTIVE_KEY, String(active.at));
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

  /** The session of a member who unlocks without the password goes on after it. */
  const putAway = async (db: MemberDatabase): Promise<boolean> => {
    // Without its code, which a device that works offline has, the session ends.
    const code = await import('../../device/session/unlock.ts').catch(() => null);
    const kept = code?.sessionToKeep(session.current(), session.remembered(), clock.now()) ?? null;
    if (code === null || kept === null) return false;
    const put = await stored(db, () => code.putSessionAway(db, kept));
    return put.ok && put.value;
  };

  const check = async (): Promise<void> => {
    if (kitchen.screen.wanted()) markActive();
    const member = session.current();
    // Nobody has a password for a trial.
    if (member === null || member.trial) return;
    shareActivity();
    if (!isIdle() || !connectivity.online()) return;
    const db = device.open(member.memberId);
    const timers = await stored(db, () => readTimers(db));
    const cooked = timers.ok ? lastTimerActivity(timers.value, clock.now()) : null;
    if (cooked !== null && cooked > active.at) countFrom(cooked);
    if (!isIdle()) return;
    const keep = await stored(db, () => readMemberSetting(db, 'keepSignedIn'));
    // If the choice cannot be read, the device locks.
    if (keep.ok && keep.value === true) return;
    const isKept = await putAway(db);
    if (isIdle()) session.lock('idle', isKept);
  };

  /** The first touch after a sleep, in which no timer ran, comes too late to count. */
  const touched = (): void => {
    if (isIdle()) void check().then(markActive);
    else markActive();
  };
  for (const event of ACTIVITY) addEventListener(event, touched, { passive: true });
  visibility.subscribe(() => void check());

  const repeat = (): void => {
    clock.after(CHECK_MS, () => void check().finally(repeat));
  };
  repeat();
};
