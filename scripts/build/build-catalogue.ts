import { createHash } from 'node:crypto';
import fluent from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { pictureName } from '../../catalogue/compute.ts';
import { libraryText } from '../../catalogue/library/pack.ts';
import { catalogueTexts } from '../../catalogue/load.ts';
import { pictureOf } from '../../catalogue/pictures/picture.ts';
import { RECIPES } from '../../catalogue/recipes/index.ts';
import { type Album, PICTURE_SIZE, pictureIn } from '../../src/domain/food/catalogue/album.ts';

const MODULE = 'virtual:catalogue';

/** Files whose names hold a hash of their contents, so that browsers can cache them for good. */
interface CatalogueFiles {
  /** Contents by file name, relative to the site's root. */
  readonly contents: ReadonlyMap<string, string>;
  readonly catalogue: string;
  readonly methods: string;
  /** Foods to look up, beyond those of the catalogue. */
  readonly library: string;
  /** The folder of the pictures, whose file names are the dishes' `art`. A JSON file beside it holds all of them. */
  readonly album: string;
}

const hash = (contents: string): string => createHash('sha256').update(contents).digest('hex').slice(0, 10);

const icons: Readonly<Record<string, { readonly body: string }>> = fluent.icons;

/** A picture of the Fluent set, in the size of the others. */
const fluentLayers = (name: string): readonly string[] => {
  const icon = icons[name];
  if (!icon) throw new Error(`No picture named ${name} in Fluent Emoji Flat`);
  return [`<g transform="scale(${PICTURE_SIZE / fluent.width})">${icon.body}</g>`];
};

/** Every layer once, and each picture as the numbers of its layers. */
const albumOf = (pictures: ReadonlyMap<string, readonly string[]>): Album => {
  const layers = [...new Set([...pictures.values()].flat())];
  const numbers = new Map(layers.map((layer, at) => [layer, at]));
  const sorted = [...pictures].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    layers,
    pictures: Object.fromEntries(
      sorted.map(([name, parts]) => [name, parts.flatMap((part) => numbers.get(part) ?? [])]),
    ),
  };
};

/** Returns catalogue, food library and the dishes' pictures as files to serve. Throws if a picture does not exist. */
export const catalogueFiles = (): CatalogueFiles => {
  const texts = catalogueTexts();
  const pictures = new Map(
    RECIPES.map((recipe) => [
      pictureName(recipe),
      recipe.art === undefined ? pictureOf(recipe) : fluentLayers(recipe.art),
    ]),
  );
  const album = albumOf(pictures);
  const folder = `assets/art-${hash(JSON.stringify(album))}`;
  const catalogue = `assets/catalogue-${hash(texts.catalogue)}.json`;
  const methods = `assets/methods-${hash(texts.methods)}.json`;
  const foods = libraryText();
  const library = `assets/library-${hash(foods)}.json`;
  return {
    catalogue,
    methods,
    library,
    album: folder,
    contents: new Map([
      [catalogue, texts.catalogue],
      [methods, texts.methods],
      [library, foods],
      [`${folder}.json`, JSON.stringify(album)],
      ...Object.keys(album.pictures).map(
        (name) => [`${folder}/${name}.svg`, pictureIn(album, name)] as const,
      ),
    ]),
  };
};

/**
 * Serves these files in development, emits them in a build, and gives the app their URLs by `virtual:catalogue`. They are
 * made once, when the first of them is needed.
 */
export const catalogueAssets = (): Plugin => {
  const resolved = `\0${MODULE}`;
  let base = '/';
  let made: CatalogueFiles | null = null;
  const files = (): CatalogueFiles => {
    made ??= catalogueFiles();
    return made;
  };
  const code = ({ catalogue, methods, library, album }: CatalogueFiles): string =>
    [
      `export const catalogueUrl = ${JSON.stringify(base + catalogue)};`,
      `export const methodsUrl = ${JSON.stringify(base + methods)};`,
      `export const libraryUrl = ${JSON.stringify(base + library)};`,
      `export const artUrl = (art) => ${JSON.stringify(`${base}${album}/`)} + art + '.svg';`,
    ].join('\n');
  return {
    name: 'sorrel:catalogue',
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === MODULE ? resolved : null),
    load: (id) => (id === resolved ? code(files()) : null),
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
