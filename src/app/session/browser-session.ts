import { TODAY_KEY } from '../../device/plan/today-snapshot.ts';
import {
  cookieNames,
  isReadableWhileLocked,
  LAST_ACTIVE_KEY,
  type NewSession,
  PROFILE_COOKIE,
  REMEMBERED_KEY,
  type RememberedMember,
  readRemembered,
  readUserCookie,
  removeCookie,
  SESSION_KEYS,
  type Session,
  type SessionStore,
  sessionOf,
  USER_COOKIE,
  type UserCookie,
  writeCookie,
} from '../../device/session/session.ts';
import { SESSION_COOKIE_MS } from '../../domain/constants.ts';

/**
 * The session as a browser keeps it. The `user` cookie is the token's one home; session storage mirrors
 * it, local storage remembers who uses the device. Every tab sees a change of any other.
 */

/** A cookie ends without an event: while somebody listens, look now and then. */
const EXPIRY_CHECK_MS = 15_000;
/** A cookie comes out of another process, and every hook of every screen asks: for drawing it is read this often. */
const DRAWN_FOR_MS = 50;

/** `onDropped` learns of each token that this browser gives up while it is still good. */
export const createBrowserSession = (onDropped: (access: string) => void = () => undefined): SessionStore => {
  const secure = location.protocol === 'https:';
  const listeners = new Set<() => void>();
  /** The cookie text that the session was last read from. */
  let read: string | null = null;
  /** Storage and cookies are read once for all that runs together. */
  let fresh = false;
  let readAt = Number.NEGATIVE_INFINITY;
  let key = '';
  let cached: Session | null = null;

  const forgetRead = (): void => {
    fresh = false;
    readAt = Number.NEGATIVE_INFINITY;
  };

  const setCookie = (assignment: string): void => {
    forgetRead();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be read synchronously.
    document.cookie = assignment;
  };

  const remembered = (): RememberedMember | null => readRemembered(localStorage.getItem(REMEMBERED_KEY));

  const remember = (member: RememberedMember): void => {
    forgetRead();
    localStorage.setItem(REMEMBERED_KEY, JSON.stringify(member));
  };

  const current = (): Session | null => {
    if (fresh) return cached;
    fresh = true;
    readAt = performance.now();
    queueMicrotask(() => {
      fresh = false;
    });
    const asked = [localStorage.getItem(REMEMBERED_KEY), document.cookie].join();
    if (asked === read) return cached;
    read = asked;
    const session = sessionOf(remembered(), readUserCookie(document.cookie));
    const newKey = JSON.stringify(session);
    if (newKey !== key) {
      key = newKey;
      cached = session;
    }
    return cached;
  };

  const recent = (): Session | null => (performance.now() - readAt < DRAWN_FOR_MS ? cached : current());

  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  const drop = (next: string | null): void => {
    const member = current();
    if (member?.access == null || member.access === next) return;
    if (member.extensions.includes('sign-out')) onDropped(member.access);
  };

  const clearSessionKeys = (): void => {
    for (const name of Object.values(SESSION_KEYS)) sessionStorage.removeItem(name);
  };

  const dropMirror = (): void => {
    sessionStorage.removeItem(SESSION_KEYS.accessToken);
    sessionStorage.removeItem(SESSION_KEYS.userId);
  };

  /** Session storage is one tab's own: it follows the cookie, whichever tab changed that. */
  const mirrorToken = (): void => {
    const session = current();
    if (session?.access == null) dropMirror();
    else {
      sessionStorage.setItem(SESSION_KEYS.userId, session.memberId);
      sessionStorage.setItem(SESSION_KEYS.accessToken, session.access);
    }
  };

  let watching: ReturnType<typeof setInterval> | null = null;
  let seen = '';
  const watch = (): void => {
    const before = seen;
    forgetRead();
    current();
    seen = key;
    if (before === seen) return;
    mirrorToken();
    notify();
  };

  /** A page that the browser had kept may come back to another session than it was left with. */
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    watch();
    mirrorToken();
  };

  const startWatching = (): void => {
    current();
    seen = key;
    mirrorToken();
    watching = setInterval(watch, EXPIRY_CHECK_MS);
    window.addEventListener('storage', watch);
    window.addEventListener('pageshow', comeBack);
    // Nobody follows the cookie in a tab that goes on to a page without the app.
    window.addEventListener('pagehide', dropMirror);
    document.addEventListener('visibilitychange', watch);
  };

  const stopWatching = (): void => {
    if (watching !== null) clearInterval(watching);
    watching = null;
    window.removeEventListener('storage', watch);
    window.removeEventListener('pageshow', comeBack);
    window.removeEventListener('pagehide', dropMirror);
    document.removeEventListener('visibilitychange', watch);
  };

  const setUserCookie = (user: UserCookie, lifetimeMs: number): void => {
    const cookie = writeCookie(USER_COOKIE, user, lifetimeMs, secure);
    if (cookie !== null) setCookie(cookie);
  };

  return {
    current,
    recent,
    remembered,
    subscribe: (listener) => {
      if (listeners.size === 0) startWatching();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWatching();
      };
    },
    signIn: ({ memberId, access, username, isClient, membershipType, extensions }: NewSession, choices) => {
      drop(access);
      setUserCookie({ id: memberId, access, username, isClient }, SESSION_COOKIE_MS);
      const until = Date.now() + SESSION_COOKIE_MS;
      const before = remembered();
      const isSame = before?.memberId === memberId;
      if (!isSame) {
        setCookie(removeCookie(PROFILE_COOKIE, secure));
        localStorage.removeItem(TODAY_KEY);
      }
      const { email, shared } = choices ?? (isSame ? before : {});
      const kept = shared || email === undefined ? { shared: shared === true } : { email };
      remember({ memberId, username, membershipType, extensions, locked: false, until, ...kept });
      mirrorToken();
      notify();
    },
    startTrial: (memberId) => {
      remember({
        memberId,
        username: '',
        membershipType: 'free',
        extensions: [],
        locked: false,
        trial: true,
      });
      notify();
    },
    expire: (access) => {
      if (readUserCookie(document.cookie)?.access !== access) return;
      setCookie(removeCookie(USER_COOKIE, secure));
      mirrorToken();
      notify();
    },
    lock: (why, isKept = false) => {
      const ended = why !== 'idle';
      if (!ended && !isKept) drop(null);
      clearSessionKeys();
      localStorage.removeItem(TODAY_KEY);
      for (const name of [USER_COOKIE, PROFILE_COOKIE]) setCookie(removeCookie(name, secure));
      const member = remembered();
      // If storage is full, no member is remembered, and the device is locked all the same.
      localStorage.removeItem(REMEMBERED_KEY);
      try {
        if (member !== null)
          remember({
            ...member,
            locked: true,
            ended: ended || member.ended === true,
            ...((why === 'closed' || why === 'gone') && { account: why }),
          });
      } finally {
        notify();
      }
    },
    unlock: (kept) => {
      const member = remembered();
      if (member === null || !isReadableWhileLocked(member)) return;
      const { memberId: id, username } = member;
      if (kept !== null && kept.until > Date.now()) {
        const { access, isClient, until } = kept;
        setUserCookie({ id, access, username, isClient }, until - Date.now());
      }
      remember({ ...member, locked: false });
      mirrorToken();
      notify();
    },
    setShared: (shared) => {
      const member = remembered();
      if (member === null) return;
      const { email: _, ...rest } = member;
      remember(shared ? { ...rest, shared } : { ...member, shared });
      notify();
    },
    signOut: () => {
      clearSessionKeys();
      for (const name of cookieNames(document.cookie)) setCookie(removeCookie(name, secure));
      for (const name of [REMEMBERED_KEY, TODAY_KEY, LAST_ACTIVE_KEY]) localStorage.removeItem(name);
      forgetRead();
      notify();
    },
    storeProfile: (profile) => {
      const { bio, ...withoutBio } = profile;
      const write = (value: Partial<typeof profile>) =>
        writeCookie(PROFILE_COOKIE, value, SESSION_COOKIE_MS, secure);
      const cookie = write({ ...withoutBio, bio }) ?? write(withoutBio);
      if (cookie !== null) setCookie(cookie);
    },
    storeSignUpId: (id) => sessionStorage.setItem(SESSION_KEYS.signUpId, id),
    clearSessionKeys,
  };
};
