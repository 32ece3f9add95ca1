import { expect, test } from 'vitest';
import { parsePage } from '../../src/app/browser/parse-page.ts';
import { readRecipeFile } from '../../src/app/browser/recipe-file.ts';
import { readRecipes } from '../../src/domain/food/recipe-import/read-recipe.ts';

/** What the device makes of the sources that a member pastes or opens, by the browser's own means. */

const PAGE = `<!doctype html><html><head><title>Bean soup | A site</title>
  <script>window.ran = true</script></head>
  <body onload="window.ran = true"><h1>Bean &amp; leek soup</h1><img src="/asked-for.png" onerror="window.ran = true">
  <h2>Ingredients</h2><ul><li>400&nbsp;g <b>beans</b><li>1 leek</ul>
  <h2>Method</h2><ol><li>Soak.</li><li>Cook.</li></ol></body></html>`;

test('page source is read by the browser, and nothing in it is run or loaded', async () => {
  expect(readRecipes(PAGE, parsePage)).toMatchObject({
    ok: true,
    value: [{ name: 'Bean & leek soup', lines: ['400 g beans', '1 leek'], steps: ['Soak.', 'Cook.'] }],
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect('ran' in window).toBe(false);
  expect(performance.getEntriesByType('resource').some(({ name }) => name.includes('asked-for'))).toBe(false);
});

test('a page that is nested too deeply is read as far as it makes sense', () => {
  const source = `<!doctype html><h2>Ingredients</h2><ul><li>1 egg</li><li>salt</li></ul>${'<div>'.repeat(2_000)}`;
  expect(readRecipes(source, parsePage)).toMatchObject({ ok: true, value: [{ lines: ['1 egg', 'salt'] }] });
});

const RICE = '{"name":"Rice","ingredients":"200 g rice\\n1 l milk","directions":"Boil."}';
const packed = async (text: string): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();

test('a packed file is unpacked, no further than is read', async () => {
  const texts = await readRecipeFile(await packed(RICE));
  expect(texts).toEqual({ ok: true, value: [RICE] });
  expect(await readRecipeFile(new Blob([RICE]))).toEqual({ ok: true, value: [RICE] });
  expect(await readRecipeFile(await packed('a '.repeat(1_600_000)))).toEqual({
    ok: false,
    error: 'too-large',
  });
  const broken = new Blob([new Uint8Array([0x1f, 0x8b, 1, 2, 3])]);
  expect(await readRecipeFile(broken)).toEqual({ ok: false, error: 'no-recipe' });
});
