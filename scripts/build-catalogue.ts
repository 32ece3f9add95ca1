import { createHash } from 'node:crypto';
import fluent from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { catalogueTexts } from '../catalogue/load.ts';
import { RECIPES } from '../catalogue/recipes/index.ts';

const MODULE = 'virtual:catalogue';
const RESOLVED = `\0${MODULE}`;

interface CatalogueFiles {
  readonly catalogue: string;
  readonly methods: string;
  /** The folder of the pictures, whose file names are the dishes' `art`. */
  readonly album: string;
  /** Contents by file name, relative to the site's root. */
  readonly contents: ReadonlyMap<string, string>;
}

const hash = (contents: string): string => createHash('sha256').update(contents).digest('hex').slice(0, 10);

const icons: Readonly<Record<string, { readonly body: string }>> = fluent.icons;

const drawing = (name: string): string => {
  const icon = icons[name];
  if (!icon) throw new Error(`No picture named ${name} in Fluent Emoji Flat`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fluent.width} ${fluent.height}">${icon.body}</svg>`;
};

/** Returns the catalogue and the pictures of its dishes as files to serve. Throws if a picture does not exist. */
export const catalogueFiles = (): CatalogueFiles => {
  const texts = catalogueTexts();
  const drawings = [...new Set(RECIPES.map(({ art }) => art))]
    .sort()
    .map((name) => ({ name, svg: drawing(name) }));
  // Every path has a hash of the contents, so that browsers can cache it for good; the pictures share one hash.
  const catalogue = `assets/catalogue-${hash(texts.catalogue)}.json`;
  const methods = `assets/methods-${hash(texts.methods)}.json`;
  const album = `assets/art-${hash(drawings.map(({ svg }) => svg).join(''))}`;
  return {
    catalogue,
    methods,
    album,
    contents: new Map([
      [catalogue, texts.catalogue],
      [methods, texts.methods],
      ...drawings.map(({ name, svg }) => [`${album}/${name}.svg`, svg] as const),
    ]),
  };
};

/** Serves the files in development, emits them in a build, and gives the app their URLs by `virtual:catalogue`. */
export const catalogueAssets = (): Plugin => {
  let base = '/';
  let made: CatalogueFiles | null = null;
  const files = (): CatalogueFiles => {
    made ??= catalogueFiles();
    return made;
  };
  return {
    name: 'sorrel:catalogue-assets',
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const { catalogue, methods, album } = files();
      return [
        `export const catalogueUrl = ${JSON.stringify(base + catalogue)};`,
        `export const methodsUrl = ${JSON.stringify(base + methods)};`,
        `export const artUrl = (art) => ${JSON.stringify(`${base}${album}/`)} + art + '.svg';`,
      ].join('\n');
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const file = path.startsWith(base) ? path.slice(base.length) : '';
        const contents = file.startsWith('assets/') ? files().contents.get(file) : undefined;
        if (contents === undefined) return next();
        response.setHeader('Content-Type', file.endsWith('.svg') ? 'image/svg+xml' : 'application/json');
        response.end(contents);
      });
    },
    generateBundle() {
      for (const [fileName, source] of files().contents) this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
