import { expect, test } from 'vitest';
import { catalogueTexts } from '../../../catalogue/load.ts';
import { createCatalogueLoader } from './catalogue.ts';

const texts = catalogueTexts();
const FILES = { catalogueUrl: '/catalogue.json', methodsUrl: '/methods.json' };

/** A loader, and what it asked for; `answer` is asked anew each time. */
const setUp = (answer: (url: string) => Response = served) => {
  const asked: string[] = [];
  const loader = createCatalogueLoader({
    ...FILES,
    fetch: async (url) => {
      asked.push(url);
      return answer(url);
    },
  });
  return { asked, loader };
};
const served = (url: string): Response =>
  new Response(url === FILES.catalogueUrl ? texts.catalogue : texts.methods);

test('a first screen asks for the foods and dishes alone, and once', async () => {
  const { asked, loader } = setUp();
  expect(loader.loaded()).toBeNull();
  const [one, other] = await Promise.all([loader.load(), loader.load()]);
  expect(one).toEqual(other);
  expect(loader.loaded()?.dishes.size).toBeGreaterThan(200);
  await loader.load();
  expect(asked).toEqual([FILES.catalogueUrl]);
  expect(loader.cookbook.loaded()).toBeNull();
});

test.each([
  [
    'offline',
    () => {
      throw new TypeError('Failed to fetch');
    },
    { kind: 'offline' },
  ],
  [
    'a portal’s page',
    () => new Response('<!doctype html>'),
    { kind: 'malformed', status: 200, reason: 'catalogue' },
  ],
  ['gone', () => new Response('', { status: 404 }), { kind: 'malformed', status: 404, reason: 'catalogue' }],
])('what does not come (%s) is said, and asked for again the next time', async (_, failing, error) => {
  let broken: string | null = FILES.methodsUrl;
  const { asked, loader } = setUp((url) => (url === broken ? failing() : served(url)));
  expect(await loader.cookbook.load()).toEqual({ ok: false, error });
  expect(loader.loaded()).not.toBeNull();
  expect(loader.cookbook.loaded()).toBeNull();
  broken = null;
  expect((await loader.cookbook.load()).ok).toBe(true);
  expect(asked.filter((url) => url === FILES.catalogueUrl)).toHaveLength(1);
});
