import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lazyExtra } from './lazy-extra.ts';

const textOf = async (load: () => Promise<() => string>): Promise<string> => {
  const Extra = lazyExtra(load);
  const { prelude } = await prerender(
    <main>
      Today{' '}
      <Suspense>
        <Extra />
      </Suspense>
    </main>,
  );
  return (await new Response(prelude as ReadableStream).text()).replaceAll(/<[^>]*>/g, '');
};

test('a part that cannot be loaded is left out, and its screen stays', async () => {
  expect(await textOf(async () => () => 'and leftovers')).toBe('Today and leftovers');
  expect(await textOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('Today ');
});
