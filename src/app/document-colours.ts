import { OPENED_AT } from '../domain/opened-at.ts';
import type { Theme } from '../domain/theme.ts';

/** The copies that the browser opens without the worker stand in a cache that is named by the document's own key. */
const DOCUMENT = '/app.html';
/** The cache of the worker's own. */
const SHELL = 'shell';
const ROOT = /(<html lang="en")( data-colours="\w+")?/;

/**
 * Writes the chosen colours into the documents that open the app without the worker: asking the local storage for them
 * would keep the first frame waiting. A document without them asks. Rejects where the browser keeps no copies.
 */
export async function keepColours(theme: Theme): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.includes(DOCUMENT)) continue;
    const copies = await caches.open(name);
    for (const address of OPENED_AT) {
      // Writing takes the old one away first: who was switched off in between lacks it.
      const copy = (await copies.match(address)) ?? (await caches.match(name, { cacheName: SHELL }));
      if (copy === undefined) continue;
      const { headers, status, statusText } = copy;
      const html = await copy.text();
      const told = html.replace(ROOT, `$1 data-colours="${theme}"`);
      if (told !== html) await copies.put(address, new Response(told, { headers, status, statusText }));
    }
  }
}
