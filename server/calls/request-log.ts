import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Basics } from '../base/basics.ts';
import type { NodeBindings } from '../http/address.ts';
import { concernedBy } from '../http/concerned.ts';
import { withHeaders } from '../http/every-answer.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Long enough to be one of many, too plain to carry an address or a second header. */
const WELL_FORMED = /^[\w-]{8,64}$/;
const ID = 'X-Request-Id';

const routeOf = (c: Context): string =>
  matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? '*';

/** The proxy's own name for the request, where there is a proxy and it gave one; what a stranger says is no name. */
const idOf = (c: Context, behindProxy: boolean): string => {
  const given = behindProxy ? c.req.header(ID) : undefined;
  return given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
};

const DAY_LETTERS = '2026-11-21'.length;
const WHO_LETTERS = 16;

/** Another one for each account and day, so that a log tells what belongs together and not to whom. */
const pseudonymOf = ({ keys, clock }: Pick<Basics, 'keys' | 'clock'>, memberId: string): string => {
  const day = new Date(clock()).toISOString().slice(0, DAY_LETTERS);
  return keys('log', `${day} ${memberId}`).slice(0, WHO_LETTERS);
};

/**
 * One line per call, with the id that its answer carries: the route's pattern, never the path itself, so that
 * no line names a person. Where the account itself was at stake the line holds its pseudonym of the day. A call that failed tells in the same line what failed. Counted as well.
 */
export const logRequests =
  (
    parts: Pick<Basics, 'log' | 'keys' | 'clock'> & { readonly metrics: Metrics },
    behindProxy: boolean,
  ): MiddlewareHandler<{ Bindings: NodeBindings }> =>
  async (c, next) => {
    const { log, metrics } = parts;
    const id = idOf(c, behindProxy);
    const started = performance.now();
    metrics.began();
    await withHeaders(c, [[ID, id]], next);
    const { method } = c.req;
    const { status } = c.res;
    const route = routeOf(c);
    const ms = performance.now() - started;
    metrics.answered({ method, route, status, seconds: ms / 1000 });
    const memberId = concernedBy(c);
    const who = memberId === null ? {} : { who: pseudonymOf(parts, memberId) };
    const line = { id, method, route, status, ms: Math.round(ms), ...who };
    if (c.error !== undefined && status >= 500) log.error({ ...line, err: c.error }, 'request failed');
    else log.info(line, 'request');
  };
