import { CHANGES_DELIVERED, OUTBOX_TAG, SEND_WAITING } from '../src/sync/background-words.ts';
import type { SendingWorker } from './sending-worker.ts';
import { outboxScriptUrl } from './trusted-script.ts';

declare const self: SendingWorker;

/** The browser keeps with a worker what it loaded while installing, and gives it without a network ever after. */
function loadOutbox(): void {
  if (self.sendWaiting === undefined) self.importScripts(outboxScriptUrl());
}

async function send(): Promise<void> {
  loadOutbox();
  if (self.sendWaiting === undefined) throw new Error('No outbox');
  const { delivered, stale, heldBack } = await self.sendWaiting();
  if (delivered > 0) {
    for (const page of await self.clients.matchAll({ type: 'window' }))
      page.postMessage({ type: CHANGES_DELIVERED, stale });
  }
  // The browser repeats an event that fails.
  if (heldBack) throw new Error('Changes wait');
}

/** Sends the member's changes when no page is open to do it; the token stays in its cookie. */
export function sendChanges(): void {
  self.addEventListener('install', (event) => event.waitUntil((async () => loadOutbox())()));
  self.addEventListener('sync', (event) => {
    if (event.tag === OUTBOX_TAG) event.waitUntil(send());
  });
  self.addEventListener('message', (event) => {
    if (event.data?.type === SEND_WAITING) event.waitUntil(send().catch(() => undefined));
  });
}
