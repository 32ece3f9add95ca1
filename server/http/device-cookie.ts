import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const PATH = '/django/ext/v1/session';

/** The browser's copy of a remembered device's credential. */
export interface DeviceCookie {
  /** Null where the browser sent none. */
  readonly value: string | null;
  set(value: string, expires: Date): void;
  clear(): void;
}

const isSecure = (origin: string): boolean => origin.startsWith('https:');

/** The cookie as no script and no other site's request can carry it. */
export const deviceCookie = (c: Context, origin: string): DeviceCookie => {
  const secure = isSecure(origin);
  const name = secure ? '__Secure-sorrel-device' : 'sorrel-device';
  const attributes = { path: PATH, httpOnly: true, sameSite: 'Strict', secure } as const;
  return {
    get value() {
      return getCookie(c, name) ?? null;
    },
    set: (value, expires) => setCookie(c, name, value, { ...attributes, expires }),
    clear: () => {
      deleteCookie(c, name, attributes);
    },
  };
};

/**
 * True for a request from a page of this origin. Browsers name the site of every request to a trustworthy
 * address; to any other they name at least the origin of one that is not a plain read.
 */
export const isSameOrigin = (c: Context, origin: string): boolean => {
  const site = c.req.header('sec-fetch-site');
  return site === undefined ? c.req.header('origin') === origin : site === 'same-origin';
};
