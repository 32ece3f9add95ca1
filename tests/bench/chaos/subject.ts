import type { Page } from 'playwright-core';

/** Something that promises to deliver what a person enters, whatever happens to its tabs and its worker. */
export interface Subject {
  /** What the browser opens: every request of the subject goes through the lossy network behind it. */
  readonly origin: string;
  /** All that comes before the chaos: signed in, the worker in charge. */
  prepare(page: Page): Promise<void>;
  /** Brings a fresh tab to where something can be entered. */
  open(page: Page): Promise<void>;
  /** Enters something so many times, and waits for nothing. */
  tap(page: Page, times: number): Promise<void>;
  /** Waits until the person has been told that everything is kept; `page` is any tab that lives. */
  confirmed(page: Page): Promise<void>;
  /** A tab died under the finger: what it had not told the person counts only as far as it was kept. */
  died(survivor: Page): Promise<void>;
  /** Enters a longer form and waits until the person was told that it is kept. */
  fillIn(page: Page, choice: number): Promise<void>;
  /** How many entries were confirmed, or were kept although nobody could confirm them any more. */
  entered(): number;
  /** How many entries still wait on the device. */
  waiting(page: Page): Promise<number>;
  /** What the server's tables hold, against what was entered. */
  tally(page: Page): Promise<Tally>;
}

export interface Tally {
  /** Neither on the server nor waiting on the device. */
  readonly lost: number;
  /** Effects on the server beyond one for each entry. */
  readonly duplicated: number;
}

/** Runs in the page: the rows of a store, in the database whose name starts so, as JSON; bodies as text. */
async function readRows([prefix, store]: readonly [string, string]): Promise<string> {
  const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith(prefix));
  if (found?.name === undefined) return '[]';
  const opening = indexedDB.open(found.name);
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    const reading = db.transaction(store).objectStore(store).getAll();
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    });
    return JSON.stringify(rows, (_, value) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
    );
  } finally {
    db.close();
  }
}

/** What a device has stored, read past the code that stored it. */
export const storedRows = async <Row>(page: Page, database: string, store: string): Promise<readonly Row[]> =>
  JSON.parse(await page.evaluate(readRows, [database, store] as const));
