import type { WireProfile } from '../../contract/profile.ts';
import type { Ending } from '../../terms/app-error.ts';
import type { Token } from '../api/api-client.ts';

/**
 * The session and its storage: the one-hour cookies `user` and `profile`, session storage, and the remembered member.
 * Reading is synchronous, so that a route guard never waits. The token is stored in the `user` cookie only.
 */

export interface Session {
  readonly memberId: string;
  /** Null once the cookie's hour is over: everything reads and logs on the device, calls wait. */
  readonly access: string | null;
  readonly username: string;
  readonly isClient: boolean;
  readonly membershipType: string;
  /** Extensions that the backend declared at sign-in. */
  readonly extensions: readonly string[];
  /** There is no account: everything is on this device alone. */
  readonly trial?: true;
}

/** A session that the lock puts away for the next unlock. Times are epoch milliseconds. */
export interface KeptSession {
  readonly access: string;
  readonly isClient: boolean;
  /** The end of the cookie's hour. */
  readonly until: number;
}

export type NewSession = Session & { readonly access: string };

/** The member's address and choices on the sign-in form. */
export interface SignInChoices {
  readonly email: string;
  /** Other people use this device: locked, it shows nothing of the member, and no address is stored. */
  readonly shared: boolean;
}

/** The member as remembered after the hour and after a lock. It holds no token and no role. */
export interface RememberedMember {
  readonly memberId: string;
  readonly username: string;
  readonly membershipType: string;
  readonly extensions: readonly string[];
  /** True after a lock: the member signs in again before the app opens. */
  readonly locked: boolean;
  /** It locked since this device was signed out elsewhere. */
  readonly ended?: boolean;
  /** The account was closed by staff, or deleted; absent where neither is known. */
  readonly account?: Exclude<Ending, 'ended'>;
  /** The address of the last sign-in, for the next one; absent on a shared device. */
  readonly email?: string;
  readonly shared?: boolean;
  /** They try the product without an account. */
  readonly trial?: true;
  /** The end of the hour of the last token, epoch milliseconds. */
  readonly until?: number;
}

export interface SessionStore {
  /** The member using the app; null for a visitor and on a locked device. Same object until it changes. */
  current(): Session | null;
  /** The same for drawing: what another tab did some milliseconds ago may be missing. */
  recent(): Session | null;
  remembered(): RememberedMember | null;
  subscribe(listener: () => void): () => void;
  /** Without `choices` those of the same member's last sign-in stay. */
  signIn(session: NewSession, choices?: SignInChoices): void;
  /** Somebody tries the product on a device that has no member. */
  startTrial(memberId: string): void;
  /** The backend refused this token: drops it if it is still the current one. The member stays. */
  expire(access: string): void;
  /**
   * Session keys and both cookies go; data, drafts and outbox stay. `isKept`: the token was put away for the next
   * unlock, so the backend does not end it.
   */
  lock(why: 'idle' | Ending, isKept?: boolean): void;
  /** Opens the locked device for its member, with the session that was put away. Not where it was ended elsewhere. */
  unlock(kept: KeptSession | null): void;
  /** The member says whether other people use this device; their address goes where they do. */
  setShared(shared: boolean): void;
  /** Forgets the member: every cookie, our session keys, the remembered member, when they were here. */
  signOut(): void;
  /** Keeps the profile in the cookie `profile` for an hour. */
  storeProfile(profile: WireProfile): void;
  /** The id that registration answered. */
  storeSignUpId(id: string): void;
  /** Sign-in and the reset screen start from empty session storage: removes our keys, only ours. */
  clearSessionKeys(): void;
}

export const USER_COOKIE = 'user';
export const PROFILE_COOKIE = 'profile';
export const SESSION_KEYS = {
  signUpId: 'sign_up_id',
  userId: 'user_id',
  accessToken: 'access_token',
} as const;
export const REMEMBERED_KEY = 'sorrel.member';
/** Local storage: when any tab of this browser was last used, epoch milliseconds. */
export const LAST_ACTIVE_KEY = 'sorrel.active';
/** Local storage: hashes of tokens that were given up. Each can end a session and open none. */
export const DROPPED_KEY = 'sorrel.dropped';

/** The content of the `user` cookie. */
export interface UserCookie {
  readonly id: string;
  readonly access: string;
  readonly username: string;
  readonly isClient: boolean;
}

/** Browsers drop a cookie above 4096 bytes without a word. */
const COOKIE_VALUE_MAX = 3800;

type Fields = Readonly<Record<string, unknown>>;

const readJson = (text: string | null): Fields | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : null;
  } catch {
    return null;
  }
};

const filledText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const readCookie = (cookies: string, name: string): string | null => {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
};

/** The `user` cookie out of a `document.cookie` text; null where it is absent or unreadable. */
export const readUserCookie = (cookies: string): UserCookie | null => {
  const value = readJson(readCookie(cookies, USER_COOKIE));
  const id = filledText(value?.id);
  const access = filledText(value?.access);
  if (value === null || id === null || access === null) return null;
  return {
    id,
    access,
    username: filledText(value.username) ?? '',
    isClient: value.isClient !== false,
  };
};

const attributes = (maxAgeSeconds: number, secure: boolean): string =>
  `; path=/; max-age=${maxAgeSeconds}; SameSite=Strict${secure ? '; Secure' : ''}`;

/** A `document.cookie` assignment; null where the browser would drop it for its size. */
export const writeCookie = (
  name: string,
  value: UserCookie | Partial<WireProfile>,
  lifetimeMs: number,
  secure: boolean,
): string | null => {
  const text = encodeURIComponent(JSON.stringify(value));
  return text.length > COOKIE_VALUE_MAX
    ? null
    : `${name}=${text}${attributes(Math.floor(lifetimeMs / 1000), secure)}`;
};

/** A `document.cookie` assignment that removes the cookie. */
export const removeCookie = (name: string, secure: boolean): string => `${name}=${attributes(0, secure)}`;

/** The names in a `document.cookie` text. */
export const cookieNames = (cookies: string): string[] =>
  cookies
    .split('; ')
    .map((pair) => pair.slice(0, pair.indexOf('=')))
    .filter((name) => name !== '');

/** Reads what `JSON.stringify` made of a remembered member. */
export const readRemembered = (text: string | null): RememberedMember | null => {
  const value = readJson(text);
  const memberId = filledText(value?.memberId);
  if (value === null || memberId === null) return null;
  const { extensions, account } = value;
  const email = filledText(value.email);
  const { until } = value;
  return {
    memberId,
    username: filledText(value.username) ?? '',
    membershipType: filledText(value.membershipType) ?? 'free',
    extensions: Array.isArray(extensions)
      ? extensions.filter((name): name is string => typeof name === 'string')
      : [],
    locked: value.locked === true,
    ended: value.ended === true,
    ...((account === 'closed' || account === 'gone') && { account }),
    ...(email !== null && { email }),
    shared: value.shared === true,
    ...(value.trial === true && { trial: true }),
    ...(typeof until === 'number' && { until }),
  };
};

/** Today's plan opens without the password, and everything by a PIN or the device's own lock. */
export const isReadableWhileLocked = ({ locked, ended, shared }: RememberedMember): boolean =>
  locked && ended !== true && shared !== true;

const memberOfCookie = (cookie: UserCookie): RememberedMember => ({
  memberId: cookie.id,
  username: cookie.username,
  membershipType: 'free',
  extensions: [],
  locked: false,
});

/** The session that the stored values allow; null while the device is locked. */
export const sessionOf = (known: RememberedMember | null, cookie: UserCookie | null): Session | null => {
  const member = known ?? (cookie === null ? null : memberOfCookie(cookie));
  if (member === null || member.locked) return null;
  const own = cookie?.id === member.memberId ? cookie : null;
  return {
    memberId: member.memberId,
    access: own?.access ?? null,
    username: member.username,
    isClient: own?.isClient ?? true,
    membershipType: member.membershipType,
    extensions: member.extensions,
    ...(member.trial && { trial: true }),
  };
};

/** The signed-in member's token; null without one. */
export const tokenOfSession = (session: Pick<SessionStore, 'current'>): Token | null => {
  const current = session.current();
  return current?.access == null ? null : { memberId: current.memberId, access: current.access };
};

/** True where the backend tells sessions that were ended from those that ran out. */
const tellsEnded = (session: Session): boolean => session.extensions.includes('sessions');

/**
 * The backend refused a token. One that somebody ended locks the device, if it is the one in use; one that ran out
 * leaves the member where they are.
 */
export const dropRefused = (store: SessionStore, { access }: Token, ending: Ending | null): void => {
  const member = store.current();
  if (ending !== null && member?.access === access && tellsEnded(member)) store.lock(ending);
  else store.expire(access);
};
