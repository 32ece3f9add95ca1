import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { build, createServer as createDevServer } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { loadCatalogue, loadCookbook } from '../../../catalogue/load.ts';
import { catalogueAssets, catalogueFiles } from '../../../scripts/build-catalogue.ts';
import { parseCatalogue, parseCookbook } from '../../../src/domain/catalogue/parse.ts';

/** As sent: of what every first screen waits for, and of what the kitchen asks for. */
const LARGEST_CATALOGUE_BYTES = 40_000;
const LARGEST_METHODS_BYTES = 36_000;
const LARGEST_ART_BYTES = 300_000;

const files = catalogueFiles();
const pictures = [...files.contents.keys()].filter((file) => file.startsWith(`${files.album}/`));
const contentsOf = (name: string): string => {
  const contents = files.contents.get(name);
  if (contents === undefined) throw new Error(`no file ${name}`);
  return contents;
};
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('the catalogue on its way to a phone', () => {
  it('is the one the server plans with, digit for digit', () => {
    const catalogue = parseCatalogue(JSON.parse(contentsOf(files.catalogue)));
    expect(catalogue).toEqual(loadCatalogue());
    expect(parseCookbook(JSON.parse(contentsOf(files.methods)), catalogue)).toEqual(loadCookbook());
  });

  it('has a picture for every dish and no other', () => {
    const used = new Set([...loadCatalogue().dishes.values()].map(({ art }) => art));
    expect(pictures.map((file) => file.replace(`${files.album}/`, ''))).toEqual(
      [...used].sort().map((art) => `${art}.svg`),
    );
    for (const file of pictures) expect(contentsOf(file)).toMatch(/^<svg [^>]+>.+<\/svg>$/s);
  });

  it('stays small', () => {
    const sent = (file: string) => brotliCompressSync(contentsOf(file)).length;
    expect(sent(files.catalogue)).toBeLessThanOrEqual(LARGEST_CATALOGUE_BYTES);
    expect(sent(files.methods)).toBeLessThanOrEqual(LARGEST_METHODS_BYTES);
    const art = pictures.reduce((sum, file) => sum + Buffer.byteLength(contentsOf(file)), 0);
    expect(art).toBeLessThanOrEqual(LARGEST_ART_BYTES);
  });

  it('has no script in a picture', () => {
    for (const file of pictures) expect(contentsOf(file)).not.toMatch(/<script|\bon\w+=|href=/i);
  });
});

const ENTRY = 'virtual:entry';
const entry = {
  name: 'entry',
  resolveId: (id: string) => (id === ENTRY ? id : null),
  load: (id: string) =>
    id === ENTRY
      ? `import { catalogueUrl, methodsUrl, artUrl } from 'virtual:catalogue'; console.log(catalogueUrl, methodsUrl, artUrl('x'));`
      : null,
};

describe('the plugin', () => {
  it('emits every file under the address that the app is told', async () => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      base: '/app/',
      plugins: [entry, catalogueAssets()],
      build: { write: false, rolldownOptions: { input: ENTRY } },
    });
    if (!('output' in result)) throw new Error('one bundle was expected');
    const emitted = new Map(result.output.map((file) => [file.fileName, file]));
    for (const name of files.contents.keys()) expect(emitted.has(name), name).toBe(true);
    const code = result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
    expect(code).toContain(`/app/${files.catalogue}`);
    expect(code).toContain(`/app/${files.methods}`);
    expect(code).toContain(`/app/${files.album}/`);
  });

  it('serves the same files while developing', async () => {
    const dev = await createDevServer({
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [catalogueAssets()],
    });
    const server = createServer(dev.middlewares);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    closing.push(
      () => new Promise((closed) => server.close(() => closed())),
      () => dev.close(),
    );
    const { port } = server.address() as AddressInfo;
    const read = (path: string) =>
      new Promise<{ type: string | undefined; body: string }>((answered, failed) => {
        get({ port, path }, (response) => {
          let body = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            body += part;
          });
          response.on('end', () => answered({ type: response.headers['content-type'], body }));
        }).on('error', failed);
      });
    const served = await read(`/${files.catalogue}`);
    expect(served).toEqual({ type: 'application/json', body: contentsOf(files.catalogue) });
    const [picture = ''] = pictures;
    expect(await read(`/${picture}?v=1`)).toEqual({ type: 'image/svg+xml', body: contentsOf(picture) });
    expect((await read('/assets/catalogue-0000000000.json')).body).not.toContain('"foods"');
  });
});
