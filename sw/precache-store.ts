import { type Album, pictureIn } from '../src/domain/food/catalogue/album.ts';
import { LIBRARY_CACHE } from '../src/domain/food/library/library-cache.ts';
import { OPENED_AT } from '../src/domain/opened-at.ts';
import { revisionOf } from './revision.ts';

/** A file to cache. `revision` is null if the file name itself has a hash of the contents. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

export const CACHE = 'shell';
const FETCHED_AT_ONCE = 6;

/** The files of one version of the app. */
export interface Shell {
  /** The cache key of each file, by its path. */
  readonly keys: ReadonlyMap<string, string>;
  /** The document's cache key. It is also the name of the cache that the browser opens the app from by itself. */
  readonly document: string;
}

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

/** Copies the document to the addresses at which the browser opens it without the worker. It needs no network. */
async function copyDocument({ document }: Shell): Promise<void> {
  const copies = await caches.open(document);
  for (const address of OPENED_AT) {
    const copy = await cached(document);
    if (copy !== undefined) await copies.put(address, copy);
  }
}

/** All pictures of dishes in one file, by the names of those in the folder beside it. */
const ALBUM = /^(\/assets\/art-\w+)\.json$/;

/** Caches the pictures that are missing out of their one file, as if each had been fetched: a request instead of hundreds. */
async function unpackAlbum(
  cache: Cache,
  { keys }: Shell,
  missing: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [path, key] of keys) {
    const folder = ALBUM.exec(path)?.[1];
    if (folder === undefined || ![...missing.keys()].some((each) => each.startsWith(`${folder}/`))) continue;
    if (missing.has(path)) await keep(cache, path, key);
    const album: Album = (await (await cached(key))?.json()) ?? { layers: [], pictures: {} };
    const headers = { 'Content-Type': 'image/svg+xml' };
    const unpack = async (name: string): Promise<void> => {
      const picture = missing.get(`${folder}/${name}.svg`);
      if (picture !== undefined) await cache.put(picture, new Response(pictureIn(album, name), { headers }));
    };
    await Promise.all(Object.keys(album.pictures).map(unpack));
  }
}

/** Fetches the files that are not cached yet, a few at a time. Rejects at the first failure; a later call resumes. */
export async function cacheAll(shell: Shell): Promise<void> {
  const cache = await caches.open(CACHE);
  const findMissing = async (): Promise<ReadonlyMap<string, string>> => {
    const here = new Set((await cache.keys()).map(({ url }) => url));
    return new Map([...shell.keys].filter(([, key]) => !here.has(key)));
  };
  await unpackAlbum(cache, shell, await findMissing());
  const missing = (await findMissing()).entries();
  const lane = async (): Promise<void> => {
    for (const [path, key] of missing) await keep(cache, path, key);
  };
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, lane));
  await copyDocument(shell);
}

/** Deletes all cached files but this version's, and all caches of other versions. The food library outlives versions. */
async function removeOthers({ keys, document }: Shell): Promise<void> {
  const wanted = new Set(keys.values());
  const lasting = new Set([CACHE, document, LIBRARY_CACHE]);
  for (const name of await caches.keys()) if (!lasting.has(name)) await caches.delete(name);
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
  await copyDocument(shell);
  void cacheAll(shell).catch(() => undefined);
}

export const cached = (key: string): Promise<Response | undefined> => caches.match(key, { cacheName: CACHE });
