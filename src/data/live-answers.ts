import { liveQuery } from 'dexie';

export interface Answers<T> {
  /** Answers now and whenever what the query read has changed, in this tab, another or the worker. */
  subscribe(next: (answer: T) => void, failed: (thrown: unknown) => void): { unsubscribe(): void };
}

/** The answers of a query over the device's databases. */
export const liveAnswers = <T>(query: () => Promise<T>): Answers<T> => liveQuery(query);
