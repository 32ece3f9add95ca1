import type { Context } from 'hono';

const accounts = new WeakMap<Request, string>();

/** Notes whose account a request is about. The request's log line then has a pseudonym of that account. */
export const concern = (c: Context, memberId: string): void => void accounts.set(c.req.raw, memberId);

/** Returns the member id that `concern` noted; null without one. */
export const concernedBy = (c: Context): string | null => accounts.get(c.req.raw) ?? null;
