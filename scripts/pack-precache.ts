import { CHUNKS } from '../sw/chunk-names.ts';

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

const CHUNK = /^assets\/([\w-]{7})\.js$/;
const REVISION_LENGTH = 8;

/**
 * For `manifestTransforms`: the chunks, named by their hash alone, become one entry that holds all names, and
 * revisions are shortened. The list is a good part of the worker.
 */
export const packPrecache = (manifest: readonly Entry[]): { manifest: Entry[] } => {
  const names = manifest.flatMap(({ url }) => CHUNK.exec(url)?.[1] ?? []).sort();
  const others = manifest.filter(({ url }) => !CHUNK.test(url));
  return {
    manifest: [
      ...others.map((entry) => ({ ...entry, revision: entry.revision?.slice(0, REVISION_LENGTH) ?? null })),
      { url: CHUNKS, revision: names.join(''), size: 0 },
    ],
  };
};
