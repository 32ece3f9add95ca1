import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAll, keyOf, type PrecacheEntry, type Shell, takeOver } from '../../../sw/precache-store.ts';

const ORIGIN = 'https://sorrel.test';
const stores = new Map<string, Map<string, Response>>();
const storeOf = (name: string): Map<string, Response> => {
  const store = stores.get(name) ?? new Map();
  stores.set(name, store);
  return store;
};
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
    const type = path.endsWith('.html') ? 'text/html' : 'text/javascript';
    return new Response(path, { headers: { 'content-type': type } });
  });
});
afterEach(() => {
  stores.clear();
  held.clear();
  vi.unstubAllGlobals();
});

const OPENED_AT = ['/dashboard', '/dashboard/diet-plan'];
const version = (...files: readonly PrecacheEntry[]): Shell => {
  const keys = new Map(files.map((file) => [`/${file.url}`, keyOf(file, ORIGIN)]));
  return { keys, document: keys.get('/app.html') ?? '', openedAt: OPENED_AT };
};

const paths = (): string[] => [...storeOf('shell').keys()].map((url) => url.slice(ORIGIN.length)).sort();
/** The addresses that open each version's document without its worker. */
const opening = (): Record<string, string[]> =>
  Object.fromEntries(
    [...stores]
      .filter(([name]) => name !== 'shell')
      .map(([name, store]) => [name.slice(ORIGIN.length), [...store.keys()]]),
  );
const SECOND = version({ url: 'app.html', revision: '2' }, { url: 'assets/both.js', revision: null });
const THIRD = version(
  { url: 'app.html', revision: '3' },
  { url: 'assets/both.js', revision: null },
  { url: 'assets/third.js', revision: null },
);
const OF_THIRD = ['/app.html?revision=3', '/assets/both.js', '/assets/third.js'];

const none = { installing: null, waiting: null };

test('a version that takes over leaves its own files and no others', async () => {
  await keepAll(SECOND);
  await keepAll(THIRD);
  expect(paths()).toEqual(['/app.html?revision=2', ...OF_THIRD]);
  expect(opening()).toEqual({ '/app.html?revision=2': OPENED_AT, '/app.html?revision=3': OPENED_AT });
  await takeOver(THIRD, none);
  expect(paths()).toEqual(OF_THIRD);
  expect(opening()).toEqual({ '/app.html?revision=3': OPENED_AT });
});

test('a version whose copies of the document are gone when it takes over has them without a network', async () => {
  await keepAll(THIRD);
  stores.delete(THIRD.document);
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  await takeOver(THIRD, none);
  expect(opening()).toEqual({ '/app.html?revision=3': OPENED_AT });
});

test('a version that is installed while the one before it takes over has all its files', async () => {
  await keepAll(SECOND);
  let letIn = (): void => undefined;
  held.set('/assets/third.js', new Promise((resolve) => (letIn = resolve)));
  const installing = keepAll(THIRD);
  await expect.poll(paths).toContain('/app.html?revision=3');
  await takeOver(SECOND, { ...none, installing: {} });
  letIn();
  await installing;
  expect(paths()).toEqual(['/app.html?revision=2', ...OF_THIRD]);
  await takeOver(THIRD, none);
  expect(paths()).toEqual(OF_THIRD);
});

test('a file that was lost before a version takes over is fetched again; without a network the others stay', async () => {
  await keepAll(THIRD);
  storeOf('shell').delete(`${ORIGIN}/assets/third.js`);
  const withoutNetwork = vi.fn(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', withoutNetwork);
  await takeOver(THIRD, none);
  await expect.poll(() => withoutNetwork.mock.calls.length).toBe(1);
  expect(paths()).toEqual(OF_THIRD.slice(0, 2));
  await takeOver(THIRD, none);
  await expect.poll(paths).toEqual(OF_THIRD);
});

test('a version takes over while the network holds back what it lacks', async () => {
  await keepAll(SECOND);
  await keepAll(THIRD);
  storeOf('shell').delete(`${ORIGIN}/assets/third.js`);
  let letIn = (): void => undefined;
  held.set('/assets/third.js', new Promise((resolve) => (letIn = resolve)));
  await takeOver(THIRD, none);
  expect(paths()).toEqual(OF_THIRD.slice(0, 2));
  letIn();
  await expect.poll(paths).toEqual(OF_THIRD);
});
