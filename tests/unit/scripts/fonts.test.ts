import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { catalogueTexts } from '../../../catalogue/load.ts';
import { fontFiles } from '../../../scripts/make-fonts.ts';
import { sources } from '../../architecture/source-files.ts';

const files = await fontFiles();

it.each(files)('$path is what its range in fonts.css makes of the family', async ({ path, make }) => {
  expect(Buffer.from(await make()).equals(await readFile(path))).toBe(true);
});

it('what the app itself says needs no second file of a family', () => {
  const texts = sources.filter(({ path }) => /^(?:src|server)\//.test(path)).map(({ text }) => text);
  const said = new Set([...Object.values(catalogueTexts()), ...texts].join(''));
  expect(files.map(({ path }) => basename(path))).toEqual([
    'figtree-rest.woff2',
    'figtree.woff2',
    'young-serif-rest.woff2',
    'young-serif.woff2',
  ]);
  for (const at of [0, 2]) {
    const [rest, first] = files.slice(at);
    const late = [...(rest?.characters ?? '')].filter(
      (one) => said.has(one) && first?.characters.includes(one) !== true,
    );
    expect(late).toEqual([]);
  }
});
