import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { inlineStart } from '../../../scripts/inline-start.ts';
import { prerenderLanding } from '../../../scripts/prerender-landing.ts';
import { publicDocuments } from '../../../src/domain/public-pages.ts';

const output = new Map<string, Buffer>();

beforeAll(async () => {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    logLevel: 'silent',
    publicDir: false,
    plugins: [prerenderLanding(), inlineStart()],
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  for (const { output: parts } of Array.isArray(built) ? built : 'output' in built ? [built] : []) {
    for (const part of parts) {
      output.set(part.fileName, Buffer.from(part.type === 'chunk' ? part.code : part.source));
    }
  }
}, 60_000);

it('emits every public document, complete and with nothing left to fill in', () => {
  for (const name of Object.values(publicDocuments)) {
    const html = output.get(name)?.toString() ?? '';
    expect(html, name).toMatch(/<title>[^<]+<\/title>/);
    expect(html, name).toMatch(/<h1/);
    expect(html, name).not.toMatch(/<!--(?:head|body)-->|\/src\/|node_modules|\sstyle=/);
    expect(html.match(/<script/g), name).toHaveLength(1);
    if (name !== 'index.html')
      expect(html, name).toMatch(/<script type="module" crossorigin src="\/assets\//);
  }
});

it('draws the hero without a request and loads later pictures lazily', () => {
  const html = output.get('index.html')?.toString() ?? '';
  const images = html.match(/<img [^>]+>/g) ?? [];
  expect(images.length).toBeGreaterThan(20);
  for (const image of images) {
    expect(image).toMatch(/src="data:image\/svg\+xml|src="\/favicon\.svg"|loading="lazy"/);
    expect(image).toMatch(/width="\d+" height="\d+"/);
  }
});
