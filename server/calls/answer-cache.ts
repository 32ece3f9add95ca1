import { LRUCache } from 'lru-cache';
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
  const cached = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ answer }, key) => key.length + answer.body.length + ENTRY_OVERHEAD,
  });
  let day = '';
  const clearYesterday = (): void => {
    const today = localDayAt(clock(), 0);
    if (today !== day) cached.clear();
    day = today;
  };
  return {
    get: (key, version) => {
      clearYesterday();
      const found = cached.get(key);
      return found?.version === version ? found.answer : null;
    },
    set: (key, version, answer) => {
      clearYesterday();
      cached.set(key, { version, answer });
    },
  };
};
