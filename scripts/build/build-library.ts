import type { Plugin } from 'vite';
import { libraryText } from '../../catalogue/library/pack.ts';
import { type HashedFiles, hash, hashedAssets } from './hashed-assets.ts';

interface LibraryFiles extends HashedFiles {
  readonly library: string;
}

const libraryFiles = (): LibraryFiles => {
  const text = libraryText();
  const library = `assets/library-${hash(text)}.json`;
  return { library, contents: new Map([[library, text]]) };
};

/** Gives the app the URL of the food library by `virtual:library`. */
export const libraryAssets = (): Plugin =>
  hashedAssets(
    'virtual:library',
    libraryFiles,
    ({ library }, base) => `export const libraryUrl = ${JSON.stringify(base + library)};`,
  );
