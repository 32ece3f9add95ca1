import { OPENED_AT } from '../src/domain/opened-at.ts';
import { revisionOf } from './revision.ts';

/** A file to keep. `revision` is null where the name itself changes with the contents. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

export const CACHE = 'shell';
const FETCHED_AT_ONCE = 6;

/** The files of one version. */
export interface Shell {
  /** By the address of a file: the key of its copy. */
  readonly keys: ReadonlyMap<string, string>;
  /** The document's key, which is also the name of a cache that has it where the app is opened most. */
  readonly document: string;
}

/** The cache key of a file. Two versions of one address exist side by side until the old one is removed. */
export function keyOf({ url, revision }: PrecacheEntry, base: string): string {
  const key = new URL(url, base);
  if (revision !== null) key.searchParams.set('revision', revision);
  return key.href;
}

/** A document that came by a redirect may not answer a navigation: its copy forgets the way. */
async function withoutRedirect(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  const { headers, status, statusText } = response;
  return new Response(await response.blob(), { headers, status, statusText });
}

/**
 * A portal or a server's fallback answers with a page whatever was asked for, and of several servers one may still have
 * another version. A file without a revision is known by its name.
 */
async function isWhatWasAsked(key: string, response: Response): Promise<boolean> {
  const revision = new URL(key).searchParams.get('revision');
  if (revision === null) return !response.headers.get('content-type')?.startsWith('text/html');
  return (await revisionOf(await response.clone().arrayBuffer())) === revision;
}

async function keep(cache: Cache, path: string, key: string): Promise<void> {
  const response = await fetch(path, { cache: key.includes('?') ? 'reload' : 'default' });
  if (!response.ok || !(await isWhatWasAsked(key, response))) throw new TypeError(`${path}: wrong file`);
  await cache.put(key, await withoutRedirect(response));
}

/** Puts the document where the browser finds it without the worker; it needs no network. */
async function copyDocument({ document }: Shell): Promise<void> {
  const copies = await caches.open(document);
  for (const address of OPENED_AT) {
    const copy = await cached(document);
    if (copy !== undefined) await copies.put(address, copy);
  }
}

/** Fetches what is not here yet, a few at a time. One that cannot be had fails all: the next try goes on from there. */
export async function cacheAll(shell: Shell): Promise<void> {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...shell.keys].filter(([, key]) => !here.has(key)).values();
  const lane = async (): Promise<void> => {
    for (const [path, key] of missing) await keep(cache, path, key);
  };
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, lane));
  await copyDocument(shell);
}

/** Drops every copy but the wanted ones, and with them whatever another version's worker kept elsewhere. */
async function removeOthers({ keys, document }: Shell): Promise<void> {
  const wanted = new Set(keys.values());
  for (const name of await caches.keys()) if (name !== CACHE && name !== document) await caches.delete(name);
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/**
 * A version's files are all that is left, while no newer one is being installed or waits: that counts on what it
 * found, and tidies up itself. What a version before took during the installation is fetched again, which nobody waits
 * for: pages do not open before a version has taken over. Without a network it is asked for when it is needed.
 */
export async function takeOver(
  shell: Shell,
  newer: { readonly installing: object | null; readonly waiting: object | null },
): Promise<void> {
  if (!(newer.installing ?? newer.waiting)) await removeOthers(shell);
  await copyDocument(shell);
  void cacheAll(shell).catch(() => undefined);
}

export const cached = (key: string): Promise<Response | undefined> => caches.match(key, { cacheName: CACHE });
