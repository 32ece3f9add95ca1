import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http';
import https from 'node:https';
import type { Web } from '../../server/web/web.ts';
import { createAuthority } from './certificates.ts';
import { listening } from './listening.ts';

/** The address that every name of the test's web has, unless it is given others. A public one: it passes the check. */
export const PUBLIC_ADDRESS = '93.184.215.14';

/** The hosts that the site has a certificate for. */
export const SECURE_HOST = 'secure.example';

/**
 * A small web on this machine: connections to the public address reach the given site over http and https, those to
 * any other address a second one that should never be asked.
 */
export const startRecipeSite = async (serve: RequestListener) => {
  /** What the site was asked for, oldest first. */
  const asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = [];
  /** How often somebody reached what no page may reach. */
  const reachedInside: string[] = [];
  /** The addresses that a name has, one answer after the other; the last stays. */
  const names = new Map<string, (readonly string[])[]>();
  const authority = createAuthority('Test web');
  const listener: RequestListener = (request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    serve(request, response);
  };
  const plain = http.createServer(listener);
  const secure = https.createServer(authority.certify(SECURE_HOST), listener);
  const inside = http.createServer((request, response) => {
    reachedInside.push(request.headers.host ?? '');
    response
      .setHeader('Content-Type', 'text/html')
      .end('<h2>Ingredients</h2><ul><li>1 secret</li><li>2 secrets</li></ul>');
  });
  const onPlain = await listening(plain);
  const onSecure = await listening(secure);
  const onInside = await listening(inside);
  return {
    asked,
    reachedInside,
    names,
    web: {
      resolve: async (host) => {
        const answers = names.get(host) ?? [[PUBLIC_ADDRESS]];
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      },
      dial: (address, port) => {
        const outside = port === 443 ? onSecure : onPlain;
        return { host: '127.0.0.1', port: (address === PUBLIC_ADDRESS ? outside : onInside).port };
      },
      ca: authority.cert,
    } satisfies Web,
    stop: async (): Promise<void> => {
      for (const each of [onPlain, onSecure, onInside]) await each.stop();
    },
  };
};
export type RecipeSite = Awaited<ReturnType<typeof startRecipeSite>>;
