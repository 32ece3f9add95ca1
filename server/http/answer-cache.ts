import { localDayAt } from '../../src/domain/calendar/days.ts';
import type { Parts } from '../parts.ts';
import type { ReadAnswer } from './conditional.ts';

interface Kept {
  readonly version: string;
  readonly answer: ReadAnswer;
}

/** Characters of all answers together, with what they are found by. */
const KEPT_MAX = 16_000_000;
/** Bytes that every cached answer takes beside its body. */
const EACH = 500;

const sizeOf = (key: string, { body }: ReadAnswer): number => key.length + body.length + EACH;

/**
 * Answers that are made again only when something they were made of has changed: the day, or what the version
 * speaks for. It comes from the database with every request, so no answer is older than what is stored,
 * whichever instance stored it. Nothing is kept from one day (in UTC) to the next.
 */
export interface AnswerCache {
  recall(key: string, version: string): ReadAnswer | null;
  keep(key: string, version: string, answer: ReadAnswer): void;
}

export const createAnswerCache = ({ clock }: Pick<Parts, 'clock'>): AnswerCache => {
  // In the order of their last use.
  const kept = new Map<string, Kept>();
  let size = 0;
  const forget = (key: string): void => {
    const found = kept.get(key);
    if (found === undefined) return;
    size -= sizeOf(key, found.answer);
    kept.delete(key);
  };
  let day = '';
  const forgetYesterday = (): void => {
    const today = localDayAt(clock(), 0);
    if (today === day) return;
    day = today;
    size = 0;
    kept.clear();
  };
  return {
    recall: (key, version) => {
      forgetYesterday();
      const found = kept.get(key);
      if (found?.version !== version) return null;
      kept.delete(key);
      kept.set(key, found);
      return found.answer;
    },
    keep: (key, version, answer) => {
      forgetYesterday();
      forget(key);
      kept.set(key, { version, answer });
      size += sizeOf(key, answer);
      for (const oldest of kept.keys()) {
        if (size <= KEPT_MAX) return;
        forget(oldest);
      }
    },
  };
};
