import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Parts } from '../parts.ts';

/** One line per call: the route's pattern, never the path itself, so that no line names a person. */
export const logRequests =
  ({ log, clock }: Pick<Parts, 'log' | 'clock'>): MiddlewareHandler =>
  async (c, next) => {
    const started = clock();
    await next();
    log.info(
      { method: c.req.method, route: routePath(c, -1), status: c.res.status, ms: clock() - started },
      'request',
    );
  };
