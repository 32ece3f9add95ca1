import type { PrecacheEntry } from './precache-store.ts';

/**
 * One entry that stands for all files with a hash in their path. Its revision packs their names: first those of all
 * chunks in one word, seven characters each and without ".js", then every other file name after a space.
 */
export const ASSETS = 'assets/*';
const CHUNK_NAME = /.{7}/g;

const namesIn = (revision: string): readonly string[] => {
  const [chunks = '', ...others] = revision.split(' ');
  return [...(chunks.match(CHUNK_NAME) ?? []).map((name) => `${name}.js`), ...others];
};

/** Returns the list with one entry for each file. */
export const unpackEntries = (entries: readonly PrecacheEntry[]): readonly PrecacheEntry[] =>
  entries.flatMap((entry) =>
    entry.url === ASSETS
      ? namesIn(entry.revision ?? '').map((name) => ({ url: `assets/${name}`, revision: null }))
      : [entry],
  );
