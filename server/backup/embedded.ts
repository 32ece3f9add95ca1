import { copyFileSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { clusterFolder, lockDataFolder, SECRETS } from '../data-folder.ts';
import { isCluster, openEmbedded } from '../database/open.ts';

const CLUSTER = 'postgres';

/** Runs while no server has the folder: the embedded database belongs to one process. */
const withLock = async (
  dataDir: string,
  work: () => Promise<Result<null, string>>,
): Promise<Result<null, string>> => {
  const lock = lockDataFolder(dataDir);
  if (!lock.ok) return lock;
  try {
    return await work();
  } finally {
    lock.value();
  }
};

/** Copies the database, with the photos in it, and the secrets. */
export const backUpEmbedded = (dataDir: string, into: string): Promise<Result<null, string>> => {
  const cluster = clusterFolder(dataDir);
  if (!isCluster(cluster)) return Promise.resolve(err(`${dataDir} holds no database.`));
  return withLock(dataDir, async () => {
    cpSync(cluster, join(into, CLUSTER), { recursive: true });
    copyFileSync(join(dataDir, SECRETS), join(into, SECRETS));
    return ok(null);
  });
};

/** Puts a backup into a data folder, brought up to this version; `replace` allows losing what is there. */
export const restoreEmbedded = (
  backup: string,
  dataDir: string,
  replace: boolean,
): Promise<Result<null, string>> =>
  withLock(dataDir, async () => {
    const cluster = clusterFolder(dataDir);
    if (existsSync(cluster) && !replace) {
      return err(`${dataDir} already holds a database. To lose it for the backup, add --replace.`);
    }
    const restored = `${cluster}.restored`;
    rmSync(restored, { recursive: true, force: true });
    cpSync(join(backup, CLUSTER), restored, { recursive: true });
    // Opened before it takes its place: what cannot be read replaces nothing.
    try {
      const { close } = await openEmbedded({ dataDir: restored });
      await close();
    } catch {
      rmSync(restored, { recursive: true, force: true });
      return err('The database of this backup cannot be opened. Nothing was replaced.');
    }
    const replaced = `${cluster}.replaced`;
    rmSync(replaced, { recursive: true, force: true });
    if (existsSync(cluster)) renameSync(cluster, replaced);
    renameSync(restored, cluster);
    copyFileSync(join(backup, SECRETS), join(dataDir, SECRETS));
    rmSync(replaced, { recursive: true, force: true });
    return ok(null);
  });
