import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { revisionOf } from '../../sw/revision.ts';

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/** For `manifestTransforms`, of a build in `outDir`: a revision is the hash that the worker itself makes of the file. */
export const precacheRevisions =
  (outDir: string) =>
  async (manifest: readonly Entry[]): Promise<{ manifest: Entry[] }> => ({
    manifest: await Promise.all(
      manifest.map(async (entry) =>
        entry.revision === null
          ? entry
          : { ...entry, revision: await revisionOf(readFileSync(join(outDir, entry.url))) },
      ),
    ),
  });
