import { forgetDevice, rememberDevice, renewSession } from '../../contract/account/renewal.ts';
import { endingOf } from '../../contract/account/session-ended.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { ApiClient } from '../../device/api/api-client.ts';
import type { Clock, Connectivity, Visibility } from '../../device/outbox/drain/environment.ts';
import type { Renewal } from '../../device/ports/renewal.ts';
import type { NewSession, Session, SessionStore } from '../../device/session/session.ts';
import type { AppError, Ending } from '../../terms/app-error.ts';

export interface RenewalConfig {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly connectivity: Connectivity;
  readonly visibility: Visibility;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** True if the backend is on the page's own origin; elsewhere the cookie would be a stranger's. */
  readonly ownOrigin: boolean;
  /** True if the member chose to stay signed in on this device; null where that cannot be read or they work offline. */
  readonly wantedBy: (memberId: string) => Promise<boolean | null>;
  /** Runs one such job at a time over all tabs: a cookie that is used twice ends the renewals. */
  readonly alone: (job: () => Promise<void>) => Promise<void>;
}

/** When this device last changed its cookie, then whose it is: "1700000000000 7". The landing page reads it too. */
export const RENEWAL_KEY = 'sorrel.renewal';
/** The lock under which all tabs, and the landing page, use the cookie. */
export const RENEWAL_LOCK = 'session-renewal';
/** In the member's place: the cookie, if there is one, goes back to the backend. */
const NOBODY = '';
/** After an attempt to renew, unless the network comes back: nothing may make the device ask without end. */
const REST_MS = 60_000;

const isFinal = (error: AppError): boolean =>
  error.kind === 'unauthorized' || (error.kind === 'rejected' && error.status < 500);

/** Null where it just ran out. */
const endingIn = (error: AppError): Ending | null =>
  error.kind === 'rejected' && error.status === 401 ? endingOf(error.code) : null;

const renewedSession = (before: Session, answer: AnswerOf<typeof renewSession>): NewSession => ({
  memberId: before.memberId,
  access: answer.access,
  username: answer.username || before.username,
  isClient: answer.isClient ?? true,
  membershipType: answer.membership_type,
  extensions: answer.extensions,
});

export const createRenewal = (config: RenewalConfig): Renewal & { readonly start: () => void } => {
  const { api, session, clock, connectivity, visibility, storage } = config;
  const listeners = new Set<() => void>();
  let resting = false;
  /** The backend would not remember the device for this token: it is not asked again. */
  let refusedFor: string | null = null;

  const holder = (): string | null => {
    const held = storage.getItem(RENEWAL_KEY);
    return held === null ? null : held.slice(held.indexOf(' ') + 1);
  };
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  /** The time makes each write a new one, by which the other tabs learn of it. */
  const hold = (memberId: string): void => storage.setItem(RENEWAL_KEY, `${clock.now()} ${memberId}`);
  const holdNothing = (): void => storage.removeItem(RENEWAL_KEY);

  const giveBack = async (): Promise<void> => {
    hold(NOBODY);
    if (!connectivity.online()) return;
    const answer = await api.call(forgetDevice, {});
    if (answer.ok || isFinal(answer.error)) holdNothing();
  };

  const remember = async ({ memberId, access }: Session): Promise<void> => {
    // Before the cookie comes, so that a page which ends in between leaves none behind unknown.
    hold(NOBODY);
    const answer = await api.call(rememberDevice, { onBehalfOf: memberId });
    if (answer.ok) return hold(memberId);
    if (!isFinal(answer.error)) return;
    refusedFor = access;
    holdNothing();
  };

  const rest = (): void => {
    resting = true;
    clock.after(REST_MS, () => {
      resting = false;
      void settle();
    });
  };

  /** Nobody has left or signed in since. */
  const isAsBefore = (before: Session): boolean => {
    const now = session.current();
    return now?.memberId === before.memberId && now.access === null;
  };

  const renew = async (before: Session): Promise<void> => {
    const answer = await api.call(renewSession, {});
    rest();
    if (!answer.ok) {
      if (isFinal(answer.error)) holdNothing();
      const ending = endingIn(answer.error);
      if (ending !== null && isAsBefore(before)) session.lock(ending);
      return;
    }
    if (answer.value.id !== before.memberId) return giveBack();
    hold(before.memberId);
    if (isAsBefore(before)) session.signIn(renewedSession(before, answer.value));
  };

  const isWanted = async (): Promise<boolean | null> => {
    const member = session.current();
    if (!config.ownOrigin || member === null || !member.extensions.includes('renewal')) return false;
    return config.wantedBy(member.memberId);
  };

  const settleOnce = async (): Promise<void> => {
    const wanted = await isWanted();
    const member = session.current();
    if (wanted === null) return;
    if (holder() !== null && (!wanted || holder() !== member?.memberId)) await giveBack();
    if (!wanted || member === null || !connectivity.online()) return;
    if (holder() === member.memberId) {
      if (member.access === null && !resting) await renew(member);
    } else if (holder() === null && member.access !== null && member.access !== refusedFor)
      await remember(member);
  };

  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const pass = async (): Promise<void> => {
    try {
      await config.alone(() => {
        next = null;
        return settleOnce();
      });
    } catch (thrown) {
      // Perhaps before its turn came.
      next = null;
      throw thrown;
    } finally {
      notify();
    }
  };
  /** Passes follow one another, also one that failed; whoever asks while one has not begun yet shares it. */
  const settle = (): Promise<void> => {
    next ??= last.then(pass, pass);
    last = next;
    return next;
  };

  return {
    settle,
    end: async () => {
      if (holder() === null) return;
      hold(NOBODY);
      await settle();
    },
    needsSignIn: () => refusedFor !== null && refusedFor === session.current()?.access,
    expected: () => {
      const member = session.current();
      if (member === null || member.access !== null || resting) return false;
      return holder() === member.memberId && connectivity.online();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stops = [session.subscribe(listener), connectivity.subscribe(listener)];
      return () => {
        listeners.delete(listener);
        for (const stop of stops) stop();
      };
    },
    start: () => {
      session.subscribe(() => void settle());
      visibility.subscribe(() => void settle());
      connectivity.subscribe(() => {
        resting = false;
        void settle();
      });
      void settle();
    },
  };
};
