import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { type Subject, storedRows } from '../chaos/subject.ts';

/** Where the queue's page posts its operations. */
export interface QueueBackend {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The id of every effect, as often as it happened. */
  effects(): Promise<readonly string[]>;
}

interface StoredRequest {
  readonly requestData: { readonly body: string };
}

/** Runs in the page: posts every body and answers which of them the worker took. */
const postAll = ({ path, headers, bodies }: { path: string; headers: object; bodies: string[] }) =>
  Promise.all(
    bodies.map((body) =>
      fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );

const today = (): string => new Date().toISOString().slice(0, 10);

const bodyOf = (id: string): string =>
  JSON.stringify({ operations: [{ id, day: today(), kind: 'water.add', payload: { litres: 0.25 } }] });

/** A page that posts, behind a worker that queues what cannot be sent: workbox-background-sync's own way. */
export function openQueue(origin: string, backend: QueueBackend): Subject {
  /** Entries whose page was told that they were sent or queued. */
  const confirmed = new Set<string>();
  const pending: Promise<void>[] = [];

  const settle = async (): Promise<void> => {
    await Promise.all(pending.splice(0));
  };

  const queued = async (page: Page): Promise<readonly string[]> => {
    const rows = await storedRows<StoredRequest>(page, 'workbox-background-sync', 'requests');
    return rows.map(({ requestData }) => JSON.parse(requestData.body).operations[0].id);
  };

  const open = async (page: Page): Promise<void> => {
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  };

  return {
    origin,
    prepare: async (page) => {
      await page.goto('/');
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/sw.js');
        await navigator.serviceWorker.ready;
      });
      await open(page);
    },
    open,
    tap: async (page, times) => {
      const ids = Array.from({ length: times }, () => randomUUID());
      const posting = page.evaluate(postAll, {
        path: backend.path,
        headers: backend.headers,
        bodies: ids.map(bodyOf),
      });
      pending.push(
        posting.then(
          (taken) => {
            for (const [place, id] of ids.entries()) if (taken[place]) confirmed.add(id);
          },
          // The tab died: nobody was told anything.
          () => undefined,
        ),
      );
    },
    confirmed: settle,
    died: settle,
    entered: () => confirmed.size,
    waiting: async (page) => (await queued(page)).length,
    tally: async (page) => {
      const effects = await backend.effects();
      const found = new Set([...effects, ...(await queued(page))]);
      return {
        lost: [...confirmed].filter((id) => !found.has(id)).length,
        duplicated: effects.length - new Set(effects).size,
      };
    },
  };
}
