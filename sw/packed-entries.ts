import type { PrecacheEntry } from './precache-store.ts';

/**
 * The entry that stands for everything with a hash in its path. Its revision is words with spaces between: the names
 * of the chunks, one right after another, then what every other file is called.
 */
export const ASSETS = 'assets/*';
const CHUNK_NAME = /.{7}/g;

const namesIn = (revision: string): readonly string[] => {
  const [chunks = '', ...others] = revision.split(' ');
  return [...(chunks.match(CHUNK_NAME) ?? []).map((name) => `${name}.js`), ...others];
};

/** Every file by itself. */
export const unpackEntries = (entries: readonly PrecacheEntry[]): readonly PrecacheEntry[] =>
  entries.flatMap((entry) =>
    entry.url === ASSETS
      ? namesIn(entry.revision ?? '').map((name) => ({ url: `assets/${name}`, revision: null }))
      : [entry],
  );
