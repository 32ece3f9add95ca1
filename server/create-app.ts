import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { memberOfToken } from './auth/access-tokens.ts';
import { uploadLimits } from './auth/limits.ts';
import { consume } from './auth/rate-limits.ts';
import { createBackground } from './background.ts';
import { mailPage } from './dev/mail-page.ts';
import type { NodeBindings } from './http/address.ts';
import { answer, mountContract } from './http/mount.ts';
import { badToken, notFound } from './http/refusal.ts';
import { logRequests } from './http/request-log.ts';
import { createOnce } from './idempotency/once.ts';
import type { Parts } from './parts.ts';
import { photoRoutes } from './photos/serve.ts';
import { createPlanKeeper } from './planning/plan-keeper.ts';
import { djangoCors, djangoFailure, djangoUnknownPath } from './quirks/django.ts';
import { threadIdOf } from './routes/chat.ts';
import { createHandlers } from './routes/handlers.ts';
import { inlineSources, securityHeaders } from './security-headers.ts';
import { readDocuments, staticFiles } from './static-files.ts';

export interface AppSettings {
  readonly publicUrl: URL | null;
  /** Other origins that the built app calls. */
  readonly backends: readonly string[];
  /** The built app's folder; null serves no app. */
  readonly staticDir: string | null;
  readonly devPages: boolean;
  /** Behave as plain Django does: for tests of the app. */
  readonly quirks?: { readonly kind: 'django'; readonly allowedOrigins: readonly string[] };
}

export interface App {
  readonly hono: Hono<{ Bindings: NodeBindings }>;
  /** Resolves when nothing is being done in the background. */
  settled(): Promise<void>;
}

const FOREIGN_KEY_VIOLATION = '23503';

/** A row for a member who is gone: their account was deleted while the request was on its way. */
const isOrphan = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === FOREIGN_KEY_VIOLATION) || isOrphan(error.cause));

const healthCheck =
  ({ db }: Pick<Parts, 'db'>) =>
  async (c: Context) => {
    try {
      await db.execute(sql`select 1`);
      return c.json({ status: 'ok' });
    } catch {
      return c.json({ status: 'database unavailable' }, 503);
    }
  };

export const createApp = (parts: Parts, settings: AppSettings): App => {
  const { quirks } = settings;
  const background = createBackground(parts);
  const keeper = createPlanKeeper(parts, background);
  const hono = new Hono<{ Bindings: NodeBindings }>();
  const headers = Object.entries(
    securityHeaders({
      backends: settings.backends,
      inline: inlineSources(settings.staticDir === null ? [] : readDocuments(settings.staticDir)),
      https: settings.publicUrl?.protocol === 'https:',
    }),
  );

  hono.use(logRequests(parts));
  hono.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
  });
  if (quirks !== undefined) hono.use(djangoCors(quirks.allowedOrigins));

  hono.onError((error, c) => {
    if (isOrphan(error)) return answer(c, badToken);
    parts.log.error({ err: error }, 'request failed');
    return quirks === undefined ? c.json({ detail: 'A server error occurred.' }, 500) : djangoFailure(c);
  });

  hono.get('/healthz', healthCheck(parts));
  hono.route(
    '/',
    mountContract(createHandlers(parts, { keeper, background, plain: quirks !== undefined }), {
      memberOf: (token) => memberOfToken(parts, token),
      threadOf: (memberId) => threadIdOf(parts.keys, memberId),
      publicUrl: settings.publicUrl,
      mayUpload: (memberId) => consume(parts, uploadLimits(memberId)),
      db: parts.db,
      once: quirks === undefined ? createOnce(parts) : null,
      checksStrayTokens: quirks !== undefined,
      extensions: quirks === undefined,
      unknownPath: quirks === undefined ? (c) => answer(c, notFound) : djangoUnknownPath,
    }),
  );
  hono.route('/', photoRoutes(parts));
  if (settings.devPages) hono.route('/', mailPage(parts));
  if (settings.staticDir !== null) hono.route('/', staticFiles(settings.staticDir));
  hono.notFound((c) => (quirks === undefined ? answer(c, notFound) : djangoUnknownPath(c)));

  return { hono, settled: background.settled };
};
