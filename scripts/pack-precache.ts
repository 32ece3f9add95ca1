import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNKS } from '../sw/chunk-names.ts';
import { revisionOf } from '../sw/revision.ts';

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

const CHUNK = /^assets\/([\w-]{7})\.js$/;

/**
 * For `manifestTransforms`, of a build in `outDir`: the chunks, named by their hash alone, become one entry that holds
 * all names, since the list is a good part of the worker; a revision is what the worker itself makes of the file.
 */
export const packPrecache =
  (outDir: string) =>
  async (manifest: readonly Entry[]): Promise<{ manifest: Entry[] }> => {
    const names = manifest.flatMap(({ url }) => CHUNK.exec(url)?.[1] ?? []).sort();
    const others = manifest.filter(({ url }) => !CHUNK.test(url));
    const revised = others.map(async (entry) =>
      entry.revision === null
        ? entry
        : { ...entry, revision: await revisionOf(readFileSync(join(outDir, entry.url))) },
    );
    return {
      manifest: [...(await Promise.all(revised)), { url: CHUNKS, revision: names.join(''), size: 0 }],
    };
  };
