import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { err, ok, type Result } from '../../src/terms/result.ts';
import { publicAddressesOf, serverNameOf } from './public-host.ts';
import { readPageText } from './read-page-text.ts';
import type { Web } from './web.ts';

export type FetchFailure =
  | 'not-allowed'
  | 'not-found'
  | 'refused'
  | 'needs-browser'
  | 'too-large'
  | 'too-slow'
  | 'not-a-page'
  | 'unreachable';

export interface FetchedPage {
  readonly text: string;
  /** Address of the page, after redirects. */
  readonly url: string;
}

const REDIRECTS_MAX = 3;
const HEADERS_MAX = 32 * 1024;

const HEADERS = {
  'User-Agent': 'Sorrel/1.0 (reads one recipe because a member asked; self-hosted diet planner)',
  Accept: 'text/html, application/xhtml+xml, application/ld+json;q=0.9, application/json;q=0.8',
  'Accept-Encoding': 'gzip, br, deflate',
  'Accept-Language': 'en, *;q=0.5',
  Connection: 'close',
};

/** An address that may be asked for: http or https at its usual port, without a user, at a name or a public address. */
const allowedUrl = (text: string, base?: URL): URL | null => {
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  url.hash = '';
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.port === '' && url.username === '' && url.password === '' ? url : null;
};

/** Waits for work no longer than for the signal, also for work that cannot be stopped, such as a name server's. */
const unlessAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/**
 * Asks a checked address for a page. The connection names the address, so no other resolution can lead it elsewhere;
 * the certificate and the request name the host.
 */
const ask = (url: URL, address: string, web: Web, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const request = (isSecure ? https : http).request({
      ...web.dial(address, isSecure ? 443 : 80),
      ...(isSecure ? { servername: serverNameOf(url) } : {}),
      ...(web.ca === undefined ? {} : { ca: web.ca }),
      path: url.pathname + url.search,
      headers: { Host: url.host, ...HEADERS },
      agent: false,
      maxHeaderSize: HEADERS_MAX,
      signal,
    });
    request.once('response', (response) => {
      // A failure while the body is read reaches its reader; nobody else needs it.
      response.on('error', () => undefined);
      resolve(response);
    });
    request.on('error', reject);
    // An answer that changes the protocol ends the connection without a word.
    request.once('close', () => reject(new Error('closed')));
    request.end();
  });

const askFirst = async (
  url: URL,
  addresses: readonly string[],
  web: Web,
  signal: AbortSignal,
): Promise<IncomingMessage | null> => {
  for (const address of addresses) {
    try {
      return await ask(url, address, web, signal);
    } catch {
      if (signal.aborted) throw signal.reason;
    }
  }
  return null;
};

/** The failure that a status without a page stands for. */
const failureOf = ({ statusCode = 0, headers }: IncomingMessage): FetchFailure | null => {
  if (headers['cf-mitigated'] === 'challenge') return 'needs-browser';
  if (statusCode === 404 || statusCode === 410) return 'not-found';
  if ([401, 402, 403, 406, 429, 451].includes(statusCode)) return 'refused';
  return statusCode >= 200 && statusCode < 300 ? null : 'unreachable';
};

const isRedirect = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;

const follow = async (
  start: URL,
  web: Web,
  signal: AbortSignal,
): Promise<Result<FetchedPage, FetchFailure>> => {
  let url = start;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const addresses = await publicAddressesOf(url, web);
    if (!addresses.ok) return addresses;
    const response = await askFirst(url, addresses.value, web, signal);
    if (response === null) return err('unreachable');
    try {
      if (isRedirect(response)) {
        const next = allowedUrl(response.headers.location ?? '', url);
        if (next === null) return err('not-allowed');
        url = next;
        continue;
      }
      const failure = failureOf(response);
      if (failure !== null) return err(failure);
      const text = await readPageText(response, signal);
      return text.ok ? ok({ text: text.value, url: url.href }) : text;
    } finally {
      response.destroy();
    }
  }
  return err('unreachable');
};

/**
 * Fetches a page of the public web for a member: at most three redirects, each to an address that was checked, no
 * cookies, nothing kept. `signal` bounds the whole.
 */
export const fetchPage = async (
  address: string,
  web: Web,
  signal: AbortSignal,
): Promise<Result<FetchedPage, FetchFailure>> => {
  const url = allowedUrl(address);
  if (url === null) return err('not-allowed');
  try {
    return await unlessAborted(signal, follow(url, web, signal));
  } catch {
    return err(signal.aborted ? 'too-slow' : 'unreachable');
  }
};
