import { expect, test } from 'vitest';
import { libraryText } from '../../../catalogue/library/pack.ts';
import { createLibraryLoader } from './library.ts';

const text = libraryText();
const NOW = '/assets/library-now.json';
const ORIGIN = 'https://sorrel.test';

/** One cache of a browser, as much of it as the loader uses; it outlives the loaders. */
const createCaches = () => {
  const files = new Map<string, Response>();
  const address = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).href;
  const cache = {
    match: async (request: RequestInfo | URL) => files.get(address(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void files.set(address(request), response),
    delete: async (request: RequestInfo | URL) => files.delete(address(request)),
    keys: async () => [...files.keys()].map((url) => new Request(url)),
  };
  return { files, caches: { open: async () => cache as unknown as Cache } };
};

interface Device {
  readonly device?: ReturnType<typeof createCaches>;
  readonly url?: string;
  readonly answer?: () => Response;
  readonly savesData?: boolean;
}

const setUp = ({ device = createCaches(), url = NOW, answer, savesData = false }: Device = {}) => {
  const asked: string[] = [];
  let pauses = 0;
  const loader = createLibraryLoader({
    fetch: async (wanted) => {
      asked.push(wanted);
      return answer?.() ?? new Response(text);
    },
    caches: device.caches,
    libraryUrl: url,
    savesData: () => savesData,
    pause: async () => {
      pauses += 1;
    },
  });
  return { asked, loader, device, pauses: () => pauses };
};

const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};

test('the library is fetched once, opened in parts, and there without a network from then on', async () => {
  const { asked, loader, device, pauses } = setUp();
  const [one, other] = await Promise.all([loader.load(), loader.load()]);
  expect(one).toEqual(other);
  expect(asked).toEqual([NOW]);
  expect(pauses()).toBeGreaterThan(0);
  const later = setUp({ device, answer: offline });
  const opened = await later.loader.load();
  expect(opened.ok && opened.value.index.find('courgette', 1)).toEqual(['l:11477']);
  expect(later.asked).toEqual([]);
});

test('a newer library takes the place of the older one', async () => {
  const { loader, device } = setUp();
  await loader.saveAhead();
  await setUp({ device, url: '/assets/library-new.json' }).loader.saveAhead();
  expect([...device.files.keys()]).toEqual([`${ORIGIN}/assets/library-new.json`]);
});

test('it is saved ahead without being opened, but not while data is to be saved', async () => {
  const saving = setUp({ savesData: true });
  await saving.loader.saveAhead();
  expect(saving.asked).toEqual([]);
  expect((await saving.loader.load()).ok).toBe(true);

  const { asked, loader, device } = setUp();
  await loader.saveAhead();
  expect(loader.loaded()).toBeNull();
  await loader.saveAhead();
  expect(asked).toEqual([NOW]);
  expect(device.files.size).toBe(1);
});

test.each([
  ['without a network', offline, { kind: 'offline' }],
  [
    'a page of a portal',
    () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
    { kind: 'malformed' },
  ],
  ['no such file', () => new Response('', { status: 404 }), { kind: 'malformed', status: 404 }],
  ['a file that is no library', () => new Response('{}'), { kind: 'malformed' }],
])('%s is a failure that leaves nothing behind, and may be tried again', async (_, answer, error) => {
  const { asked, loader, device } = setUp({ answer });
  expect(await loader.load()).toMatchObject({ ok: false, error });
  expect(device.files.size).toBe(0);
  expect(await loader.load()).toMatchObject({ ok: false, error });
  expect(asked).toEqual([NOW, NOW]);
});
