import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { err, ok, type Result } from '../../src/terms/result.ts';

/** A backup is a folder: this note, and beside it what the note says. */
const NOTE = 'backup.json';
const VERSION = 1;

const note = v.object({
  version: v.literal(VERSION),
  storage: v.picklist(['embedded', 'postgresql']),
  /** ISO 8601. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type BackupNote = v.InferOutput<typeof note>;

/**
 * Makes a backup folder that has its name only once it is complete. `fill` writes into the folder it is given;
 * its error is a sentence.
 */
export const writeBackupFolder = async (
  folder: string,
  { storage, now }: { readonly storage: BackupNote['storage']; readonly now: number },
  fill: (into: string) => Promise<Result<null, string>>,
): Promise<Result<null, string>> => {
  const target = resolve(folder);
  if (existsSync(target)) return err(`${target} is there already: name a folder that is not.`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const filled = await fill(unfinished);
    if (!filled.ok) return filled;
    const text: BackupNote = { version: VERSION, storage, madeAt: new Date(now).toISOString() };
    writeFileSync(join(unfinished, NOTE), `${JSON.stringify(text, null, 2)}\n`);
    renameSync(unfinished, target);
    return ok(null);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    return err(`The backup cannot be written to ${target} (${reason}).`);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
};

/** Reads the note of a backup folder; the error is a sentence. */
export const readBackupNote = (folder: string): Result<BackupNote, string> => {
  try {
    return ok(v.parse(note, JSON.parse(readFileSync(join(folder, NOTE), 'utf8'))));
  } catch {
    return err(`${resolve(folder)} is not a complete backup of this version of Sorrel.`);
  }
};
