import { liveQuery } from 'dexie';

interface Answers<T> {
  /** Answers now and whenever what the query read has changed, in this tab, another or the worker. */
  subscribe(next: (answer: T) => void, failed: (thrown: unknown) => void): { unsubscribe(): void };
}

/** Answers to a question that many ask: it is put once, and who comes later has the last answer at once. */
export interface SharedAnswers<T> extends Answers<T> {
  /** Null before there is one, and from the moment in which what the query has read changes. */
  readonly last: () => { readonly answer: T } | null;
}

interface Listener<T> {
  readonly next: (answer: T) => void;
  readonly failed: (thrown: unknown) => void;
}

/** The query runs while anybody listens. `forget`: nobody does any more, or it failed, and is not put again by itself. */
const shareAnswers = <T>(query: () => Promise<T>, forget: () => void): SharedAnswers<T> => {
  const listeners = new Set<Listener<T>>();
  let running: { unsubscribe(): void } | null = null;
  let told: { readonly answer: T } | null = null;
  let hasFailed = false;

  const stop = (): void => {
    running?.unsubscribe();
    running = null;
    hasFailed = false;
  };
  const live: Answers<T> = liveQuery(async () => {
    told = null;
    try {
      return await query();
    } catch (thrown) {
      hasFailed = true;
      forget();
      throw thrown;
    }
  });

  return {
    last: () => told,
    subscribe: (next, failed) => {
      const listener = { next, failed };
      listeners.add(listener);
      if (told !== null) next(told.answer);
      if (hasFailed) stop();
      running ??= live.subscribe(
        (answer) => {
          told = { answer };
          for (const each of listeners) each.next(answer);
        },
        (thrown) => {
          for (const each of listeners) each.failed(thrown);
        },
      );
      return {
        unsubscribe: () => {
          listeners.delete(listener);
          if (listeners.size > 0) return;
          stop();
          told = null;
          forget();
        },
      };
    },
  };
};

/**
 * Finds the answers that are there already: those on this device to the same question of the same function. A function
 * that is made anew for each component shares nothing.
 */
export const createSharing = () => {
  const asked = new WeakMap<object, WeakMap<object, Map<string, SharedAnswers<unknown>>>>();
  return <T>(device: object, asker: object, question: string, query: () => Promise<T>): SharedAnswers<T> => {
    const askers = asked.get(device) ?? new WeakMap<object, Map<string, SharedAnswers<unknown>>>();
    asked.set(device, askers);
    const questions = askers.get(asker) ?? new Map<string, SharedAnswers<unknown>>();
    askers.set(asker, questions);
    const there = questions.get(question) as SharedAnswers<T> | undefined;
    if (there !== undefined) return there;
    const answers = shareAnswers(query, () => {
      if (questions.get(question) === answers) questions.delete(question);
    });
    questions.set(question, answers);
    return answers;
  };
};
