import type { MemberDatabase } from '../../../device/db/member-database.ts';
import { type LogAnswers, readForeignRestoration } from '../../../device/restore/foreign-restoration.ts';
import { COPY_BYTES_MAX, type ReadCopy, readCopy } from '../../../device/restore/read-copy.ts';
import { readForeign } from '../../../device/restore/read-foreign.ts';
import { isNothingNew, type Restoration, readRestoration } from '../../../device/restore/restoration.ts';
import type { ForeignLog } from '../../../domain/body/foreign-log/foreign-log.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { err, ok, type Result } from '../../../terms/result.ts';
import {
  headOfLog,
  nameOfApp,
  notesOfLog,
  type Question,
  questionsOfLog,
  samplesOfLog,
} from './foreign-words.ts';
import { FILE_FAILURES, headOfCopy, leftOut, linesOfRestoration } from './import-words.ts';

/** The rows a file would add, in words and to be written. */
export interface Found {
  readonly title: string;
  /** The new rows. */
  readonly lines: readonly string[];
  /** The rows left out, and why. */
  readonly notes: readonly string[];
  readonly isOfOtherAccount: boolean;
  readonly isNothing: boolean;
  /** False where nothing is new, or while a question has no answer. */
  readonly canImport: boolean;
  readonly restoration: Restoration;
  /** The log of another app; null for an export of this one. */
  readonly log: ForeignLog | null;
  readonly questions: readonly Question[];
}

const UNREADABLE_DEVICE = 'Your data could not be read on this device. Please try again.';

const foundInCopy = async (
  copy: ReadCopy,
  db: MemberDatabase,
  extensions: readonly string[],
): Promise<Result<Found, string>> => {
  const compared = await readRestoration(db, copy, extensions);
  if (!compared.ok) return err(UNREADABLE_DEVICE);
  const restoration = compared.value;
  return ok({
    title: headOfCopy(copy, restoration),
    lines: linesOfRestoration(restoration),
    notes: leftOut(copy),
    isOfOtherAccount: restoration.isOfOtherAccount,
    isNothing: isNothingNew(restoration),
    canImport: !isNothingNew(restoration),
    restoration,
    log: null,
    questions: [],
  });
};

/** The same for a log of another app. */
export const foundInLog = async (
  log: ForeignLog,
  db: MemberDatabase,
  answers: LogAnswers,
  today: LocalDay,
): Promise<Result<Found, string>> => {
  const compared = await readForeignRestoration(db, log, answers, today);
  if (!compared.ok) return err(UNREADABLE_DEVICE);
  const { restoration } = compared.value;
  const questions = questionsOfLog(log, compared.value, answers);
  const isOpen = questions.some(({ value }) => value === null);
  if (!isOpen && compared.value.weights + log.foods.length === 0) return err(FILE_FAILURES['nothing-in-it']);
  return ok({
    title: isOpen ? `${nameOfApp(log)}:` : headOfLog(log, compared.value),
    lines: samplesOfLog(restoration),
    notes: notesOfLog(log, compared.value),
    isOfOtherAccount: false,
    isNothing: !isOpen && compared.value.unlikely.length === 0 && isNothingNew(restoration),
    canImport: !isOpen && !isNothingNew(restoration),
    restoration,
    log,
    questions,
  });
};

const HEAD_BYTES = 100;

/** Reads a file that somebody chose and compares it with this device. The error is a sentence; nothing is changed. */
export const readImport = async (
  file: File,
  db: MemberDatabase,
  at: {
    readonly extensions: readonly string[];
    readonly today: LocalDay;
    readonly answers: LogAnswers;
  },
): Promise<Result<Found, string>> => {
  const head = await file.slice(0, HEAD_BYTES).text();
  if (head.trimStart().startsWith('{')) {
    if (file.size > COPY_BYTES_MAX) return err(FILE_FAILURES['too-large']);
    const copy = readCopy(await file.text());
    return copy.ok ? foundInCopy(copy.value, db, at.extensions) : err(FILE_FAILURES[copy.error]);
  }
  // The first two letters of every zip archive.
  if (head.startsWith('PK')) return err(FILE_FAILURES.zip);
  const log = await readForeign(file, at.today, at.answers.order);
  return log.ok ? foundInLog(log.value, db, at.answers, at.today) : err(FILE_FAILURES[log.error]);
};
