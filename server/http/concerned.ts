import type { Context } from 'hono';

const accounts = new WeakMap<Request, string>();

/** Notes whose account a request is about: its line in the log tells requests about one account from others. */
export const concern = (c: Context, memberId: string): void => void accounts.set(c.req.raw, memberId);

export const concernedBy = (c: Context): string | null => accounts.get(c.req.raw) ?? null;
