import { afterAll, expect, it } from 'vitest';
import { createReaderThread } from '../../server/recipe-import/reader-thread.ts';

const page = (food: string): string =>
  `<!doctype html><h2>Ingredients</h2><ul><li>1 ${food}</li><li>salt</li></ul>`;

const thread = createReaderThread();
afterAll(() => thread.close());

it('reads pages beside the server, each its own', async () => {
  const foods = ['onion', 'leek', 'egg'];
  const read = await Promise.all(foods.map((food) => thread.read(page(food))));
  expect(read.map((each) => each.ok && each.value.lines[0])).toEqual(['1 onion', '1 leek', '1 egg']);
  expect(await thread.read('<!doctype html><p>Nothing.</p>')).toEqual({ ok: false, error: 'no-recipe' });
});

it('gives a page up that takes too long, and starts anew for the next one', async () => {
  const hasty = createReaderThread(1);
  expect(await hasty.read(page('onion'))).toEqual({ ok: false, error: 'too-slow' });
  expect(await hasty.read(page('leek'))).toEqual({ ok: false, error: 'too-slow' });
  await hasty.close();
});
