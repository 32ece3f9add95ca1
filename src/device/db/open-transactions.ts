import type { Dexie } from 'dexie';

/** The transactions of this page or worker that are under way, over all its databases. */
const open = new Set<IDBTransaction>();

/** Keeps count of a database's transactions; call it before the database opens. */
export const watchTransactions = (database: Dexie): void => {
  database.use({
    stack: 'dbcore',
    name: 'open-transactions',
    create: (core) => ({
      ...core,
      transaction: (tables, mode, options) => {
        const transaction = core.transaction(tables, mode, options) as IDBTransaction;
        const end = (): void => void open.delete(transaction);
        transaction.addEventListener('complete', end);
        transaction.addEventListener('abort', end);
        open.add(transaction);
        return transaction;
      },
    }),
  });
};

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort();
  } catch (thrown) {
    // Already committing: it ends without the page.
    if (!(thrown instanceof DOMException && thrown.name === 'InvalidStateError')) throw thrown;
  }
};

/** Undoes what is under way; whoever waits for it gets an AbortError. Answers whether there was anything. */
export const abortOpenTransactions = (): boolean => {
  const found = [...open];
  open.clear();
  for (const transaction of found) abort(transaction);
  return found.length > 0;
};
