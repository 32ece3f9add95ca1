import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OPENED_AT } from '../src/domain/opened-at.ts';
import { cacheAll, keyOf, type PrecacheEntry, type Shell, takeOver } from './precache-store.ts';
import { revisionOf } from './revision.ts';

const ORIGIN = 'https://sorrel.test';
const stores = new Map<string, Map<string, Response>>();
const storeOf = (name: string): Map<string, Response> => {
  const store = stores.get(name) ?? new Map();
  stores.set(name, store);
  return store;
};
/** The document as the server has it now. */
let document = '';
const DOCUMENTS = { second: '<p>the second</p>', third: '<p>the third</p>' } as const;
/** Paths that the network gives only later, or not at all. */
const held = new Map<string, Promise<void>>();

beforeEach(() => {
  const open = async (name: string) => ({
    keys: async () => [...storeOf(name).keys()].map((url) => ({ url })),
    put: async (key: string, response: Response) => void storeOf(name).set(key, response),
    delete: async ({ url }: { readonly url: string }) => storeOf(name).delete(url),
  });
  vi.stubGlobal('caches', {
    open,
    match: async (key: string, { cacheName }: { readonly cacheName: string }) =>
      storeOf(cacheName).get(key)?.clone(),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    await held.get(path);
    const isPage = path.endsWith('.html');
    const headers = { 'content-type': isPage ? 'text/html' : 'text/javascript' };
    return new Response(isPage ? document : path, { headers });
  });
});
afterEach(() => {
  stores.clear();
  held.clear();
});

const version = (...files: readonly PrecacheEntry[]): Shell => {
  const keys = new Map(files.map((file) => [`/${file.url}`, keyOf(file, ORIGIN)]));
  return { keys, document: keys.get('/app.html') ?? '' };
};

const revisions = {
  second: await revisionOf(new TextEncoder().encode(DOCUMENTS.second)),
  third: await revisionOf(new TextEncoder().encode(DOCUMENTS.third)),
};
const nameOf = (key: string): string =>
  key.slice(ORIGIN.length).replace(revisions.second, 'second').replace(revisions.third, 'third');
const paths = (): string[] => [...storeOf('shell').keys()].map(nameOf).sort();
/** The addresses that open each version's document without its worker. */
const opening = (): Record<string, string[]> =>
  Object.fromEntries(
    [...stores]
      .filter(([name]) => name !== 'shell')
      .map(([name, store]) => [nameOf(name), [...store.keys()]]),
  );
const SECOND = version(
  { url: 'app.html', revision: revisions.second },
  { url: 'assets/both.js', revision: null },
);
const THIRD = version(
  { url: 'app.html', revision: revisions.third },
  { url: 'assets/both.js', revision: null },
  { url: 'assets/third.js', revision: null },
);
const OF_THIRD = ['/app.html?revision=third', '/assets/both.js', '/assets/third.js'];

/** While the server has just this version. */
const install = (shell: Shell): Promise<void> => {
  document = shell === SECOND ? DOCUMENTS.second : DOCUMENTS.third;
  return cacheAll(shell);
};

const none = { installing: null, waiting: null };

test('a version that takes over leaves its own files and no others', async () => {
  await install(SECOND);
  await install(THIRD);
  expect(paths()).toEqual(['/app.html?revision=second', ...OF_THIRD]);
  expect(opening()).toEqual({
    '/app.html?revision=second': OPENED_AT,
    '/app.html?revision=third': OPENED_AT,
  });
  await takeOver(THIRD, none);
  expect(paths()).toEqual(OF_THIRD);
  expect(opening()).toEqual({ '/app.html?revision=third': OPENED_AT });
});

test('a version that takes over leaves the food library, which it does not know', async () => {
  await install(SECOND);
  storeOf('food-library').set(`${ORIGIN}/assets/library-1.json`, new Response('{}'));
  await install(THIRD);
  await takeOver(THIRD, none);
  expect([...stores.keys()]).toContain('food-library');
});

test('a version that is installed while the one before it takes over has all its files', async () => {
  await install(SECOND);
  let letIn = (): void => undefined;
  held.set('/assets/third.js', new Promise((resolve) => (letIn = resolve)));
  const installing = install(THIRD);
  await expect.poll(paths).toContain('/app.html?revision=third');
  await takeOver(SECOND, { ...none, installing: {} });
  letIn();
  await installing;
  expect(paths()).toEqual(['/app.html?revision=second', ...OF_THIRD]);
  await takeOver(THIRD, none);
  expect(paths()).toEqual(OF_THIRD);
});

test('a file that was lost before a version takes over is fetched again; without a network the others stay', async () => {
  await install(THIRD);
  storeOf('shell').delete(`${ORIGIN}/assets/third.js`);
  const withoutNetwork = vi.fn(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', withoutNetwork);
  await takeOver(THIRD, none);
  await expect.poll(() => withoutNetwork.mock.calls.length).toBe(1);
  expect(paths()).toEqual(OF_THIRD.slice(0, 2));
  await takeOver(THIRD, none);
  await expect.poll(paths).toEqual(OF_THIRD);
});

test('a document of another version, which one of several servers still has, is not kept as this one’s', async () => {
  await install(SECOND);
  await expect(cacheAll(THIRD)).rejects.toThrow('/app.html: wrong file');
  expect(opening()).toEqual({ '/app.html?revision=second': OPENED_AT });
  await install(THIRD);
  await takeOver(THIRD, none);
  expect(await (await storeOf('shell').get(THIRD.document))?.text()).toBe(DOCUMENTS.third);
  expect(await (await storeOf(THIRD.document).get('/dashboard'))?.text()).toBe(DOCUMENTS.third);
});

test('pictures of dishes come in one file, and each is cached as if it had come alone', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return path.endsWith('.json')
      ? Response.json({ layers: ['<a/>', '<b/>'], pictures: { soup: [1, 0], gone: [0] } })
      : new Response(path);
  });
  const pictures = version(
    { url: 'assets/art-1.json', revision: null },
    { url: 'assets/art-1/soup.svg', revision: null },
    { url: 'assets/art-1/late.svg', revision: null },
  );
  await cacheAll(pictures);
  expect(asked).toEqual(['/assets/art-1.json', '/assets/art-1/late.svg']);
  expect(paths()).toEqual(['/assets/art-1.json', '/assets/art-1/late.svg', '/assets/art-1/soup.svg']);
  const soup = storeOf('shell').get(`${ORIGIN}/assets/art-1/soup.svg`);
  expect(soup?.headers.get('content-type')).toBe('image/svg+xml');
  expect(await soup?.text()).toMatch(/^<svg [^>]+><b\/><a\/><\/svg>$/);
  storeOf('shell').delete(`${ORIGIN}/assets/art-1/soup.svg`);
  await cacheAll(pictures);
  expect(asked).toHaveLength(2);
});
