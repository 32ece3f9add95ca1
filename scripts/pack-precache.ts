import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASSETS } from '../sw/packed-entries.ts';
import { revisionOf } from '../sw/revision.ts';

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

const CHUNK = /^assets\/([\w-]{7})\.js$/;
const ASSET = /^assets\/(?![\w-]{7}\.js$)(.+)$/;

/**
 * For `manifestTransforms`, of a build in `outDir`: what has a hash in its path becomes one entry that holds all names,
 * since the list is a good part of the worker; a revision is what the worker itself makes of the file.
 */
export const packPrecache =
  (outDir: string) =>
  async (manifest: readonly Entry[]): Promise<{ manifest: Entry[] }> => {
    const namesOf = (pattern: RegExp) => manifest.flatMap(({ url }) => pattern.exec(url)?.[1] ?? []);
    const lasting = manifest.filter(({ revision }) => revision !== null);
    const revised = lasting.map(async (entry) => ({
      ...entry,
      revision: await revisionOf(readFileSync(join(outDir, entry.url))),
    }));
    const names = [namesOf(CHUNK).sort().join(''), ...namesOf(ASSET).sort()];
    return {
      manifest: [...(await Promise.all(revised)), { url: ASSETS, revision: names.join(' '), size: 0 }],
    };
  };
