import { Hono } from 'hono';
import { hashOfToken } from './auth/access-tokens.ts';
import { writeLimits } from './auth/limits.ts';
import { consume } from './auth/rate-limits.ts';
import { createEndings } from './auth/sign-ins.ts';
import { createTokenOwners } from './auth/token-owners.ts';
import { createBackground } from './base/background.ts';
import { calendarRoutes } from './calendar/serve.ts';
import { createAnswerCache } from './calls/answer-cache.ts';
import { healthRoutes } from './calls/health.ts';
import { answer, mountContract } from './calls/mount.ts';
import { logRequests } from './calls/request-log.ts';
import { createTurns } from './calls/turns.ts';
import { isUnavailable } from './database/unavailable.ts';
import { mailPage } from './dev/mail-page.ts';
import type { NodeBindings } from './http/address.ts';
import { withHeaders } from './http/every-answer.ts';
import { createLargeBodies } from './http/large-bodies.ts';
import { badToken, endedSession, notFound, unavailable } from './http/refusal.ts';
import { createOnce } from './idempotency/once.ts';
import { photoRoutes } from './photos/serve.ts';
import { createPlanKeeper } from './planning/plan-keeper.ts';
import { djangoCors, djangoFailure, djangoUnknownPath } from './quirks/django.ts';
import { threadIdOf } from './routes/chat.ts';
import { createHandlers } from './routes/handlers.ts';
import type { Parts } from './routes/parts.ts';
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

  const endingOf = createEndings(parts);
  hono.use(logRequests(parts, settings.publicUrl !== null));
  hono.use((c, next) => withHeaders(c, headers, next));
  if (quirks !== undefined) hono.use(djangoCors(quirks.allowedOrigins));

  hono.onError((error, c) => {
    if (isOrphan(error)) return answer(c, badToken);
    if (quirks !== undefined) return djangoFailure(c);
    if (isUnavailable(error)) return answer(c, unavailable);
    return c.json({ detail: 'A server error occurred.' }, 500);
  });

  hono.route('/', healthRoutes(parts));
  if (quirks === undefined) hono.route('/', calendarRoutes(parts, settings.publicUrl !== null));
  hono.route(
    '/',
    mountContract(createHandlers(parts, { keeper, background, plain: quirks !== undefined }), {
      ownerOf: createTokenOwners(parts),
      refuseToken: async (token) => {
        const why = quirks === undefined ? await endingOf(hashOfToken(token)) : null;
        return why === null ? badToken : endedSession(why);
      },
      answers: createAnswerCache(parts),
      threadOf: (memberId) => threadIdOf(parts.keys, memberId),
      publicUrl: settings.publicUrl,
      mayWrite: (call, memberId) => consume(parts, writeLimits(call, memberId)),
      roomOf: createLargeBodies(),
      inTurn: createTurns(),
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
