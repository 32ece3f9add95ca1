import { expect, test, vi } from 'vitest';
import { loadPhoto } from './load-photo.ts';

const ADDRESS = 'https://sorrel.example/media/a.webp';
const MB = 1024 * 1024;

const answer = (size: number, type: string, status = 200) =>
  vi.fn(async (_: string, _init: RequestInit) => {
    return new Response(new Uint8Array(size), { status, headers: { 'Content-Type': type } });
  });

test('a photo is asked for anew, whatever the browser’s cache has of it', async () => {
  const asked = answer(3, 'image/webp');
  vi.stubGlobal('fetch', asked);
  expect(await loadPhoto(ADDRESS)).toEqual({ bytes: new ArrayBuffer(3), type: 'image/webp' });
  expect(asked.mock.calls).toEqual([[ADDRESS, expect.objectContaining({ cache: 'reload' })]]);
});

test.each([
  ['a page in its place', answer(3, 'text/html')],
  ['no such photo', answer(3, 'image/webp', 404)],
  ['one above 8 MB', answer(8 * MB + 1, 'image/webp')],
  ['another origin that keeps it to itself', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is no picture', async (_, fetched) => {
  vi.stubGlobal('fetch', fetched);
  expect(await loadPhoto(ADDRESS)).toBeNull();
});
