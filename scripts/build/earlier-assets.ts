import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { COMPLETE, filesUnder } from '../ensure-built.ts';

/**
 * A tab that was opened before a release still asks for that release's chunks. The hashed assets of the
 * releases before stay in the build, out of the worker's precache, in a folder each: its name is the time
 * at which the release after it was built, so names sort by age.
 */
const EARLIER = '.vite/earlier';
const RELEASES_KEPT = 2;

const assetsOf = (release: string): string => join(release, 'assets');

const namesIn = async (folder: string): Promise<string[]> => (existsSync(folder) ? readdir(folder) : []);

const assetNames = async (release: string): Promise<string[]> => {
  const folder = assetsOf(release);
  return existsSync(folder) ? (await filesUnder(folder)).map((file) => relative(folder, file)) : [];
};

/** Empties a build's folder for the next build: a complete one becomes the newest of the earlier ones. */
export async function setAsideBuild(outDir: string, now: Date): Promise<void> {
  const complete = join(outDir, COMPLETE);
  if (existsSync(complete) && existsSync(assetsOf(outDir))) {
    const release = join(outDir, EARLIER, now.toISOString().replaceAll(':', '-'));
    await mkdir(release, { recursive: true });
    await rm(complete);
    await rename(assetsOf(outDir), assetsOf(release));
  }
  const last = [
    ...(await namesIn(outDir)).filter((name) => name !== '.vite'),
    ...(await namesIn(join(outDir, '.vite'))).map((name) => join('.vite', name)),
  ].filter((path) => path !== EARLIER);
  for (const path of last) await rm(join(outDir, path), { recursive: true });
}

/**
 * Drops what the new build has itself, then every release but the newest two. A release with nothing of
 * its own (the same sources built again) does not count.
 */
export async function pruneEarlierAssets(outDir: string): Promise<void> {
  const newer = new Set(await assetNames(outDir));
  const releases = (await namesIn(join(outDir, EARLIER))).sort().reverse();
  let kept = 0;
  for (const release of releases.map((name) => join(outDir, EARLIER, name))) {
    const names = await assetNames(release);
    const own = names.filter((name) => !newer.has(name));
    if (own.length === 0 || kept === RELEASES_KEPT) {
      await rm(release, { recursive: true });
      continue;
    }
    kept += 1;
    for (const name of names) {
      if (newer.has(name)) await rm(join(assetsOf(release), name));
      newer.add(name);
    }
  }
}
