import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Basics } from '../base/basics.ts';
import type { NodeBindings } from '../http/address.ts';

/** A database that takes longer for nothing at all is of no use to anybody. */
const PATIENCE_MS = 2_000;

type Readiness = 'ready' | 'stopping' | 'database unavailable';

const askDatabase = async ({ db }: Pick<Basics, 'db'>): Promise<Readiness> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatient = new Promise<Readiness>((resolve) => {
    timer = setTimeout(() => resolve('database unavailable'), PATIENCE_MS);
  });
  const asked = db.execute(sql`select 1`).then(
    (): Readiness => 'ready',
    (): Readiness => 'database unavailable',
  );
  const answered = await Promise.race([asked, impatient]);
  clearTimeout(timer);
  return answered;
};

/**
 * `/healthz`: the process lives; only its death asks for a new one. `/readyz`: send it requests; not while its
 * database does not answer, nor once it is told to stop. It listens only after the migrations are done.
 */
export const healthRoutes = (parts: Pick<Basics, 'db'>): Hono<{ Bindings: NodeBindings }> => {
  const app = new Hono<{ Bindings: NodeBindings }>();
  const say = (c: Context, status: 'ok' | Readiness): Response =>
    c.json({ status }, status === 'ok' || status === 'ready' ? 200 : 503, { 'Cache-Control': 'no-store' });
  app.get('/healthz', (c) => say(c, 'ok'));
  app.get('/readyz', async (c) => say(c, c.env?.isStopping?.() ? 'stopping' : await askDatabase(parts)));
  return app;
};
