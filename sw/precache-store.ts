import { revisionOf } from './revision.ts';

/** A file to cache. `revision` is null if the file name itself has a hash of the contents. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

const CACHE = 'shell';
const FETCHED_AT_ONCE = 6;

/** The files of one version: the key of each copy by the address of its file. */
export type Shell = ReadonlyMap<string, string>;

/** The cache key of a file. Two versions of one address exist side by side until the old one is removed. */
export function keyOf({ url, revision }: PrecacheEntry, base: string): string {
  const key = new URL(url, base);
  if (revision !== null) key.searchParams.set('revision', revision);
  return key.href;
}

/** Browsers refuse a redirected response for a navigation, so this returns a copy without that mark. */
async function withoutRedirect(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  const { headers, status, statusText } = response;
  return new Response(await response.blob(), { headers, status, statusText });
}

/**
 * True if the response is the requested file. A captive portal or a server's fallback answers any path with a page, and
 * one of several servers may still have another version. A file without a revision only must not be HTML.
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

/** Fetches what is not here yet, a few at a time. One that cannot be had fails all: the next try goes on from there. */
export async function cacheAll(shell: Shell): Promise<void> {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...shell].filter(([, key]) => !here.has(key)).values();
  const lane = async (): Promise<void> => {
    for (const [path, key] of missing) await keep(cache, path, key);
  };
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, lane));
}

/** Drops every copy but the wanted ones, and the caches that older versions had elsewhere. */
async function removeOthers(shell: Shell): Promise<void> {
  const wanted = new Set(shell.values());
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/**
 * Activates a version: deletes the files of all others, unless a newer one is being installed or waits, since that one
 * relies on files it found and will delete the rest itself. An older version may have deleted files during this
 * version's installation; they are fetched again in the background, so that pages need not wait. If that fails, a file
 * is fetched when it is needed.
 */
export async function takeOver(
  shell: Shell,
  newer: { readonly installing: object | null; readonly waiting: object | null },
): Promise<void> {
  if (!(newer.installing ?? newer.waiting)) await removeOthers(shell);
  void cacheAll(shell).catch(() => undefined);
}

export const cached = (key: string): Promise<Response | undefined> => caches.match(key, { cacheName: CACHE });
