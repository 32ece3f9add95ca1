import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { publicDocuments } from '../../src/domain/public-pages.ts';
import { revisionOf } from '../../sw/revision.ts';
import { builtFiles, precachedEntries, precachedFiles } from './bundle.ts';

/**
 * Fetched when the browser installs the app or looks for a new worker, or served by a host in place of index.html; and
 * the food library, which has a cache of its own.
 */
const NOT_NEEDED_OFFLINE =
  /^(404\.html|sw\.js|sw-outbox\.js|robots\.txt|icons\/|screenshots\/|assets\/library-)/;

test('the built worker precaches every document', () => {
  expect(precachedFiles()).toEqual(expect.arrayContaining(['app.html', ...Object.values(publicDocuments)]));
});

test('the built worker precaches every chunk, style, font, picture and data file', () => {
  const missing = builtFiles().filter(
    (file) => !precachedFiles().includes(file) && !NOT_NEEDED_OFFLINE.test(file),
  );
  expect(missing).toEqual([]);
});

test('the built worker knows every file under a lasting address by the hash that it will check', async () => {
  const lasting = precachedEntries().filter(({ revision }) => revision !== null);
  expect(lasting.map(({ url }) => url)).toEqual(expect.arrayContaining(['app.html', 'index.html']));
  for (const { url, revision } of lasting)
    expect([url, revision]).toEqual([url, await revisionOf(readFileSync(join(DIST, url)))]);
});

test('the built worker precaches nothing that is not there, nothing twice, and not itself', () => {
  const precached = precachedFiles();
  const built = builtFiles();
  expect(precached.filter((file) => !built.includes(file))).toEqual([]);
  expect(new Set(precached).size).toBe(precached.length);
  expect(precached).not.toContain('sw.js');
});

test('the built worker is at most 60 kB of gzip, the part that sends included, and knows no user interface', () => {
  const scripts = ['sw.js', 'sw-outbox.js'].map((file) => readFileSync(join(DIST, file)));
  expect(scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)).toBeLessThanOrEqual(
    60_000,
  );
  for (const script of scripts) expect(script.toString()).not.toMatch(/react|chakra|formik|createElement/i);
});
