import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Parts } from '../parts.ts';

const routeOf = (c: Context): string =>
  matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? '*';

/** One line per call: the route's pattern, never the path itself, so that no line names a person. */
export const logRequests =
  ({ log, clock }: Pick<Parts, 'log' | 'clock'>): MiddlewareHandler =>
  async (c, next) => {
    const started = clock();
    await next();
    log.info(
      { method: c.req.method, route: routeOf(c), status: c.res.status, ms: clock() - started },
      'request',
    );
  };
