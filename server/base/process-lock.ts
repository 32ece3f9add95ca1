import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The index among the fields after a process's name in /proc/<pid>/stat. */
const START_TIME = 19;

/** When a process was started, in ticks since the machine was; null where the system does not tell. */
const startOf = (pid: number): string | null => {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[START_TIME] ?? null;
  } catch {
    return null;
  }
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** A number of a process that is no more may have been given to another: then it started at another time. */
const isAlive = (pid: number, start: string | undefined): boolean => {
  try {
    process.kill(pid, 0);
    const found = startOf(pid);
    return start === undefined || found === null || found === start;
  } catch (error) {
    // Not allowed to signal it: it lives, and belongs to somebody else.
    return hasCode(error, 'EPERM');
  }
};

/** Null where there is no lock. */
const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

/** The other process that a lock belongs to; null where it is no more. */
const ownerOf = (lock: string): number | null => {
  const [pid = '', start] = lock.split(' ');
  const owner = Number.parseInt(pid, 10);
  return Number.isInteger(owner) && owner !== process.pid && isAlive(owner, start) ? owner : null;
};

/** Runs what makes the lock; false where there is one. */
const made = (make: () => void): boolean => {
  try {
    make();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/** Puts a lock of this process where there is none. It is written beside: nobody ever reads half of one. */
const place = (path: string): boolean => {
  const beside = `${path}.${process.pid}`;
  const mine = [process.pid, startOf(process.pid)].join(' ').trim();
  try {
    writeFileSync(beside, mine, { mode: 0o600 });
    return made(() => linkSync(beside, path));
  } catch {
    // A disk without hard links: half of a lock counts as none there.
    return made(() => writeFileSync(path, mine, { flag: 'wx', mode: 0o600 }));
  } finally {
    rmSync(beside, { force: true });
  }
};

/**
 * Takes away what a process left that is no more. That has a lock of its own: of two who read the same lock, the
 * later would take away the one that the sooner has put in its place.
 */
const clear = (path: string, left: string): void => {
  const right = `${path}.takeover`;
  if (!takeLock(right)) return;
  try {
    if (read(path) === left) rmSync(path);
  } finally {
    rmSync(right);
  }
};

/** Takes a lock for this process, from one that is no more as well. */
export const takeLock = (path: string): boolean => {
  if (place(path)) return true;
  const found = read(path);
  if (found !== null && ownerOf(found) !== null) return false;
  if (found !== null) clear(path, found);
  return place(path);
};

/** The other process that has a lock; null where none has. */
export const lockOwner = (path: string): number | null => ownerOf(read(path) ?? '');
