import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { err, ok, type Result } from '../../src/terms/result.ts';
import { lockOwner, takeLock } from './process-lock.ts';

const LOCK = 'server.lock';
export const SECRETS = 'secrets.json';
/** The keys by which push services know the server. */
export const PUSH_KEYS = 'push-keys.json';

/** The folder of the embedded database. */
export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');

const secretText = v.pipe(v.string(), v.minLength(8));
const secretsFile = v.object({
  sessionSecret: secretText,
  demoPassword: secretText,
  staffPassword: secretText,
});
export type Secrets = v.InferOutput<typeof secretsFile>;

/** The folders of a restore: the new data, and the old data until the new is in place. */
export const restorePlaces = (folder: string) => {
  const [cluster, secrets] = [clusterFolder(folder), join(folder, SECRETS)];
  return {
    cluster,
    secrets,
    restored: `${cluster}.restored`,
    restoredSecrets: `${secrets}.restored`,
    replaced: `${cluster}.replaced`,
  };
};

/**
 * Ends a restore that was killed. Until its database is in place, what was there before counts and comes back; from then
 * on the restored one does. Nothing of the other is left behind.
 */
const endRestore = (folder: string): void => {
  const { cluster, secrets, restored, restoredSecrets, replaced } = restorePlaces(folder);
  if (!existsSync(cluster) && existsSync(replaced)) renameSync(replaced, cluster);
  else if (!existsSync(restored) && existsSync(restoredSecrets)) renameSync(restoredSecrets, secrets);
  for (const left of [replaced, restored, restoredSecrets]) rmSync(left, { recursive: true, force: true });
};

/** Closes the folder to other accounts of the machine; false if it stays open to them. */
const closeToOthers = (folder: string): boolean => {
  if ((statSync(folder).mode & 0o077) === 0) return true;
  try {
    chmodSync(folder, 0o700);
    return true;
  } catch {
    return false;
  }
};

/**
 * Takes the folder for this process: the embedded database can have only one. The lock of a process that
 * is no more is taken over, and a restore that was killed is ended. The error is a sentence; the value gives the folder
 * back.
 */
export const lockDataFolder = (folder: string): Result<() => void, string> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!closeToOthers(folder)) {
    return err(
      `Other accounts of this machine can open the data folder ${folder}, and this one may not change that. Run chmod 700 on it as its owner.`,
    );
  }
  const path = join(folder, LOCK);
  if (takeLock(path)) {
    endRestore(folder);
    return ok(() => rmSync(path, { force: true }));
  }
  const owner = lockOwner(path);
  return err(
    owner === null
      ? `The data folder ${folder} has just been taken by another process.`
      : `The data folder ${folder} is in use by process ${owner}. Stop it first, or set DATA_DIR to another folder.`,
  );
};

const draw = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Throws where the file holds none, or cannot be read. */
export const readSecretsFile = (path: string): Secrets =>
  v.parse(secretsFile, JSON.parse(readFileSync(path, 'utf8')));

/** The secrets of an embedded server, made at its first start and readable by its owner only. */
export const readSecrets = (folder: string): Result<Secrets, string> => {
  const path = join(folder, SECRETS);
  if (!existsSync(path)) {
    const secrets: Secrets = {
      sessionSecret: draw(48),
      // Random, and of every kind that the password rules ask for.
      demoPassword: `${draw(9)}-Aa1`,
      staffPassword: `${draw(9)}-Aa1`,
    };
    // Written whole or not at all: a start that is killed leaves no half of a file behind.
    const unfinished = `${path}.unfinished`;
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(unfinished, path);
  }
  try {
    return ok(readSecretsFile(path));
  } catch {
    return err(
      `${path} cannot be read. Put it back from a backup; without it every member must sign in again.`,
    );
  }
};
