import { OPENED_AT } from '../../domain/opened-at.ts';
import type { Theme } from '../../domain/theme.ts';

/** The browser opens copies of this document without the worker. Their cache is named by the document's cache key. */
const DOCUMENT = '/app.html';
/** The cache with the worker's own files. */
const SHELL = 'shell';
const ROOT = /(<html lang="en")( data-colours="\w+")?/;

/**
 * Writes the chosen colours into the cached documents that open the app without the worker, because reading them from
 * local storage would delay the first frame. A document without them does read it. Rejects without Cache Storage.
 */
export async function keepColours(theme: Theme): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.includes(DOCUMENT)) continue;
    const copies = await caches.open(name);
    for (const address of OPENED_AT) {
      // A put deletes the old copy first, so a device that was switched off in between has none.
      const copy = (await copies.match(address)) ?? (await caches.match(name, { cacheName: SHELL }));
      if (copy === undefined) continue;
      const { headers, status, statusText } = copy;
      const html = await copy.text();
      const coloured = html.replace(ROOT, `$1 data-colours="${theme}"`);
      if (coloured !== html)
        await copies.put(address, new Response(coloured, { headers, status, statusText }));
    }
  }
}
