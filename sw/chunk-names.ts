import type { PrecacheEntry } from './precache-store.ts';

/** The entry that stands for all chunks: its revision is their names, one after another. */
export const CHUNKS = 'assets/*.js';
const NAME = /.{7}/g;

/** Every file by itself. */
export const unpackChunks = (entries: readonly PrecacheEntry[]): readonly PrecacheEntry[] =>
  entries.flatMap((entry) =>
    entry.url === CHUNKS
      ? (entry.revision?.match(NAME) ?? []).map((name) => ({ url: `assets/${name}.js`, revision: null }))
      : [entry],
  );
