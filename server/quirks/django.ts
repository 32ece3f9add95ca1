import type { Context, MiddlewareHandler } from 'hono';
import { endpoints } from '../../src/contract/endpoints.ts';

/** The headers that django-cors-headers lets a page send unless told otherwise. */
const ALLOWED_HEADERS = 'accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with';
const ALLOWED_METHODS = 'DELETE, GET, OPTIONS, PATCH, POST, PUT';
const PREFLIGHT_SECONDS = '86400';

/** Answers other origins as django-cors-headers does: no header is exposed, Retry-After neither. */
export const djangoCors =
  (allowedOrigins: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin');
    const isPreflight =
      c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
    if (isPreflight) c.res = c.body(null, 200, { 'Content-Length': '0' });
    else await next();
    c.res.headers.append('Vary', 'origin');
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    c.res.headers.set('Access-Control-Allow-Origin', origin);
    if (!isPreflight) return;
    c.res.headers.set('Access-Control-Allow-Headers', ALLOWED_HEADERS);
    c.res.headers.set('Access-Control-Allow-Methods', ALLOWED_METHODS);
    c.res.headers.set('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  };

const page = (title: string, text: string): string =>
  `<!doctype html>\n<html lang="en">\n<head>\n  <title>${title}</title>\n</head>\n<body>\n  <h1>${title}</h1><p>${text}</p>\n</body>\n</html>\n`;

const PATHS: readonly RegExp[] = Object.values(endpoints)
  .filter((entry) => entry.extension === null)
  .map((entry) => new RegExp(`^${entry.path.replace(/\{\w+\}/g, '[^/]+')}$`));

/** A path that lacks only its slash is redirected to the one with it; any other gets a page, not JSON. */
export const djangoUnknownPath = (c: Context): Response => {
  const url = new URL(c.req.url);
  if (PATHS.some((path) => path.test(`${url.pathname}/`))) {
    return c.body(null, 301, { Location: `${url.pathname}/${url.search}` });
  }
  return c.html(page('Not Found', 'The requested resource was not found on this server.'), 404);
};

export const djangoFailure = (c: Context): Response =>
  c.html(page('Server Error (500)', 'The server could not answer this request.'), 500);
