import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { catalogueTexts } from '../catalogue/load.ts';
import { sources } from '../tests/architecture/source-files.ts';
import { fontFiles } from './make-fonts.ts';

const files = await fontFiles();

it.each(files)('$path is what its range makes of the family', async ({ path, make }) => {
  expect(Buffer.from(await make()).equals(await readFile(path))).toBe(true);
});

/** Their patterns hold letters that the app itself never shows. */
const READS_WHAT_PEOPLE_WRITE =
  /^src\/(?:domain\/(?:coach\/care|body\/foreign-log)\/|features\/food\/recipes\/shared-search)/;

it('what the app itself says needs no second file of a family', () => {
  const texts = sources
    .filter(({ path }) => /^(?:src|server)\//.test(path) && !READS_WHAT_PEOPLE_WRITE.test(path))
    .map(({ text }) => text);
  const said = new Set([...Object.values(catalogueTexts()), ...texts].join(''));
  expect(files.map(({ path }) => basename(path))).toEqual([
    'figtree.woff2',
    'young-serif.woff2',
    'figtree-rest.woff2',
    'young-serif-rest.woff2',
    'figtree-ext.woff2',
    'young-serif-ext.woff2',
  ]);
  const [figtree, youngSerif, ...others] = files;
  const atOnce = [figtree, youngSerif].map((file) => new Set(file?.characters));
  const late = others.flatMap(({ characters }) =>
    [...characters].filter((one) => said.has(one) && atOnce.some((first) => !first.has(one))),
  );
  expect(late).toEqual([]);
});
