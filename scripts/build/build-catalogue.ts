import fluent from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { catalogueTexts } from '../../catalogue/load.ts';
import { RECIPES } from '../../catalogue/recipes/index.ts';
import { type HashedFiles, hash, hashedAssets } from './hashed-assets.ts';

interface CatalogueFiles extends HashedFiles {
  readonly catalogue: string;
  readonly methods: string;
  /** The folder of the pictures, whose file names are the dishes' `art`. */
  readonly album: string;
}

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

/** Gives the app the URLs of the catalogue's files by `virtual:catalogue`. */
export const catalogueAssets = (): Plugin =>
  hashedAssets('virtual:catalogue', catalogueFiles, ({ catalogue, methods, album }, base) =>
    [
      `export const catalogueUrl = ${JSON.stringify(base + catalogue)};`,
      `export const methodsUrl = ${JSON.stringify(base + methods)};`,
      `export const artUrl = (art) => ${JSON.stringify(`${base}${album}/`)} + art + '.svg';`,
    ].join('\n'),
  );
