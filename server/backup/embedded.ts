import { copyFileSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../src/terms/result.ts';
import { lockDataFolder, PUSH_KEYS, readSecretsFile, restorePlaces, SECRETS } from '../base/data-folder.ts';
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

/** Optional: without them the server makes new ones, and devices are reminded again once the app was opened on them. */
const copyPushKeys = (from: string, into: string): void => {
  const keys = join(from, PUSH_KEYS);
  if (existsSync(keys)) copyFileSync(keys, join(into, PUSH_KEYS));
};

/** Copies the database, with the photos in it, the secrets and the push keys. */
export const backUpEmbedded = (dataDir: string, into: string): Promise<Result<null, string>> => {
  const { cluster, secrets } = restorePlaces(dataDir);
  const nothing = err(`${dataDir} holds no database.`);
  if (!existsSync(dataDir)) return Promise.resolve(nothing);
  return withLock(dataDir, async () => {
    if (!isCluster(cluster)) return nothing;
    cpSync(cluster, join(into, CLUSTER), { recursive: true });
    copyFileSync(secrets, join(into, SECRETS));
    copyPushKeys(dataDir, into);
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
    const { cluster, secrets, restored, restoredSecrets, replaced } = restorePlaces(dataDir);
    if (existsSync(cluster) && !replace) {
      return err(`${dataDir} already holds a database. To lose it for the backup, add --replace.`);
    }
    // Complete and opened before it takes its place: what cannot be copied or read replaces nothing.
    try {
      cpSync(join(backup, CLUSTER), restored, { recursive: true });
      const { close } = await openEmbedded({ dataDir: restored });
      await close();
      copyFileSync(join(backup, SECRETS), restoredSecrets);
      readSecretsFile(restoredSecrets);
    } catch {
      rmSync(restored, { recursive: true, force: true });
      rmSync(restoredSecrets, { force: true });
      return err(
        'This backup cannot be copied, or its database or secrets not be opened. Nothing was replaced.',
      );
    }
    if (existsSync(cluster)) renameSync(cluster, replaced);
    renameSync(restored, cluster);
    renameSync(restoredSecrets, secrets);
    copyPushKeys(backup, dataDir);
    rmSync(replaced, { recursive: true, force: true });
    return ok(null);
  });
