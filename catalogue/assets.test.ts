import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { catalogueFiles } from '../scripts/build/build-catalogue.ts';
import { parseCatalogue, parseCookbook } from '../src/domain/food/catalogue/parse.ts';
import { realCatalogue, realCookbook } from '../tests/support/real-catalogue.ts';

/** As sent: of what every first screen waits for, and of what the kitchen asks for. */
const LARGEST_CATALOGUE_BYTES = 40_000;
const LARGEST_METHODS_BYTES = 36_000;
/** All pictures, in the one file that the worker asks for. */
const LARGEST_ALBUM_BYTES = 30_000;

const files = catalogueFiles();
const pictures = [...files.contents.keys()].filter((file) => file.startsWith(`${files.album}/`));
const contentsOf = (name: string): string => {
  const contents = files.contents.get(name);
  if (contents === undefined) throw new Error(`no file ${name}`);
  return contents;
};
it('the catalogue on its way to a phone is the one the server plans with, digit for digit', () => {
  const catalogue = parseCatalogue(JSON.parse(contentsOf(files.catalogue)));
  expect(catalogue).toEqual(realCatalogue());
  expect(parseCookbook(JSON.parse(contentsOf(files.methods)), catalogue)).toEqual(realCookbook());
});

it('the catalogue on its way to a phone has a picture for every dish and no other', () => {
  const used = new Set([...realCatalogue().dishes.values()].map(({ art }) => art));
  expect(pictures.map((file) => file.replace(`${files.album}/`, ''))).toEqual(
    [...used].sort().map((art) => `${art}.svg`),
  );
  for (const file of pictures) expect(contentsOf(file)).toMatch(/^<svg [^>]+>.+<\/svg>$/s);
});

it('the catalogue on its way to a phone stays small', () => {
  const sent = (file: string) => brotliCompressSync(contentsOf(file)).length;
  expect(sent(files.catalogue)).toBeLessThanOrEqual(LARGEST_CATALOGUE_BYTES);
  expect(sent(files.methods)).toBeLessThanOrEqual(LARGEST_METHODS_BYTES);
  expect(sent(`${files.album}.json`)).toBeLessThanOrEqual(LARGEST_ALBUM_BYTES);
});
