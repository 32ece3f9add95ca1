import type { MemberDatabase } from '../../data/db/member-database.ts';
import { COPY_BYTES_MAX, readCopy } from '../../data/restore/read-copy.ts';
import { isNothingNew, type Restoration, readRestoration } from '../../data/restore/restoration.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { FILE_FAILURES, headOfCopy, leftOut, linesOfRestoration } from './import-words.ts';

/** What a file would add, in words and to be written. */
export interface Found {
  readonly title: string;
  /** What is new. */
  readonly lines: readonly string[];
  /** What is left out, and why. */
  readonly notes: readonly string[];
  readonly isOfOtherAccount: boolean;
  readonly isNothing: boolean;
  readonly restoration: Restoration;
}

const UNREADABLE_DEVICE = 'Your data could not be read on this device. Please try again.';

/** Reads a file that somebody chose and compares it with this device. The error is a sentence; nothing is changed. */
export const readImport = async (
  file: File,
  db: MemberDatabase,
  extensions: readonly string[],
): Promise<Result<Found, string>> => {
  if (file.size > COPY_BYTES_MAX) return err(FILE_FAILURES['too-large']);
  const text = await file.text().catch(() => '');
  const copy = readCopy(text);
  if (!copy.ok) return err(FILE_FAILURES[copy.error]);
  const compared = await readRestoration(db, copy.value, extensions);
  if (!compared.ok) return err(UNREADABLE_DEVICE);
  const restoration = compared.value;
  return ok({
    title: headOfCopy(copy.value, restoration),
    lines: linesOfRestoration(restoration),
    notes: leftOut(copy.value),
    isOfOtherAccount: restoration.isOfOtherAccount,
    isNothing: isNothingNew(restoration),
    restoration,
  });
};
