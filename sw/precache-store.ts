/** A file to keep. `revision` is null where the name itself changes with the contents. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

const CACHE = 'shell';
const FETCHED_AT_ONCE = 6;

/** Where a file's copy is kept: two versions of one address stand side by side until the old one goes. */
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

/** A portal or a server's fallback answers with a page whatever was asked for. */
const isWhatWasAsked = (path: string, { ok, headers }: Response): boolean =>
  ok && path.endsWith('.html') === (headers.get('content-type') ?? '').startsWith('text/html');

async function keep(cache: Cache, path: string, key: string): Promise<void> {
  const response = await fetch(path, { cache: key.includes('?') ? 'reload' : 'default' });
  if (!isWhatWasAsked(path, response)) throw new TypeError(`${path} was answered with something else`);
  await cache.put(key, await withoutRedirect(response));
}

/** Fetches what is not here yet, a few at a time. One that cannot be had fails all: the next try goes on from there. */
export async function keepAll(keys: ReadonlyMap<string, string>): Promise<void> {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...keys].filter(([, key]) => !here.has(key)).values();
  const lane = async (): Promise<void> => {
    for (const [path, key] of missing) await keep(cache, path, key);
  };
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, lane));
}

/** Drops every copy but the wanted ones, and with them whatever another version's worker kept elsewhere. */
export async function removeOthers(wanted: ReadonlySet<string>): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

export const cached = (key: string): Promise<Response | undefined> => caches.match(key, { cacheName: CACHE });
