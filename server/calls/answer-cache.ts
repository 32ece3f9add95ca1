import { localDayAt } from '../../src/domain/calendar/days.ts';
import type { Basics } from '../base/basics.ts';
import type { ReadAnswer } from '../http/conditional.ts';

interface CachedAnswer {
  readonly version: string;
  readonly answer: ReadAnswer;
}

/** The most characters that all keys and answers may take together. */
const MAX_SIZE = 16_000_000;
/** The size of an entry besides its key and its body, about. */
const ENTRY_OVERHEAD = 500;

const sizeOf = (key: string, { body }: ReadAnswer): number => key.length + body.length + ENTRY_OVERHEAD;

/**
 * Caches answers to reads in memory, least recently used out first. Every request brings the current version of the
 * member's records from the database, and an answer of another version is not used. So no answer is stale, whichever
 * instance wrote the change. The cache is emptied at midnight UTC, because answers may depend on the day.
 */
export interface AnswerCache {
  get(key: string, version: string): ReadAnswer | null;
  set(key: string, version: string, answer: ReadAnswer): void;
}

export const createAnswerCache = ({ clock }: Pick<Basics, 'clock'>): AnswerCache => {
  /** In the order of last use: a Map iterates in the order of insertion, and each use inserts anew. */
  const cached = new Map<string, CachedAnswer>();
  let size = 0;
  const remove = (key: string): void => {
    const found = cached.get(key);
    if (found === undefined) return;
    size -= sizeOf(key, found.answer);
    cached.delete(key);
  };
  let day = '';
  const clearYesterday = (): void => {
    const today = localDayAt(clock(), 0);
    if (today === day) return;
    day = today;
    size = 0;
    cached.clear();
  };
  return {
    get: (key, version) => {
      clearYesterday();
      const found = cached.get(key);
      if (found?.version !== version) return null;
      cached.delete(key);
      cached.set(key, found);
      return found.answer;
    },
    set: (key, version, answer) => {
      clearYesterday();
      remove(key);
      cached.set(key, { version, answer });
      size += sizeOf(key, answer);
      for (const oldest of cached.keys()) {
        if (size <= MAX_SIZE) return;
        remove(oldest);
      }
    },
  };
};
