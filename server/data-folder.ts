import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { err, ok, type Result } from '../src/domain/result.ts';

const LOCK = 'server.lock';
export const SECRETS = 'secrets.json';
/** Of the fields after a process's name in /proc/<pid>/stat. */
const START_TIME = 19;

/** Where the embedded database is. */
export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');

const secretText = v.pipe(v.string(), v.minLength(8));
const secretsFile = v.object({
  sessionSecret: secretText,
  demoPassword: secretText,
  staffPassword: secretText,
});
export type Secrets = v.InferOutput<typeof secretsFile>;

/** When a process was started, in ticks since the machine was; null where the system does not tell. */
const startOf = (pid: number): string | null => {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[START_TIME] ?? null;
  } catch {
    return null;
  }
};

/** A number of a process that is no more may have been given to another: then it started at another time. */
const isAlive = (pid: number, start: string | undefined): boolean => {
  try {
    process.kill(pid, 0);
    const found = startOf(pid);
    return start === undefined || found === null || found === start;
  } catch (error) {
    // Not allowed to signal it: it lives, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const createNew = (path: string, text: string): boolean => {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, text);
    closeSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Takes the folder for this process: the embedded database can have only one. The lock of a process that
 * is no more is taken over. The error is a sentence; the value gives the folder back.
 */
export const lockDataFolder = (folder: string): Result<() => void, string> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, LOCK);
  const mine = [process.pid, startOf(process.pid)].join(' ').trim();
  if (!createNew(path, mine)) {
    const [pid = '', start] = readFileSync(path, 'utf8').split(' ');
    const holder = Number.parseInt(pid, 10);
    if (Number.isInteger(holder) && holder !== process.pid && isAlive(holder, start)) {
      return err(
        `The data folder ${folder} is in use by process ${holder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(path, { force: true });
    if (!createNew(path, mine))
      return err(`The data folder ${folder} has just been taken by another process.`);
  }
  return ok(() => rmSync(path, { force: true }));
};

const draw = (bytes: number): string => randomBytes(bytes).toString('base64url');

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
    createNew(unfinished, JSON.stringify(secrets, null, 2));
    renameSync(unfinished, path);
  }
  try {
    return ok(v.parse(secretsFile, JSON.parse(readFileSync(path, 'utf8'))));
  } catch {
    return err(
      `${path} cannot be read. Put it back from a backup; without it every member must sign in again.`,
    );
  }
};
