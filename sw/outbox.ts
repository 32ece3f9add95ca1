import { CHANGES_DELIVERED, OUTBOX_TAG, SEND_WAITING } from '../src/device/outbox/drain/background-words.ts';
import type { SendingWorker } from './sending-worker.ts';
import { outboxScriptUrl } from './trusted-script.ts';

declare const self: SendingWorker;

/** Loads the sending script. Browsers store scripts that a worker imports during installation, so it works offline. */
export function loadOutbox(): void {
  if (self.sendWaiting === undefined) self.importScripts(outboxScriptUrl());
}

/** Rejects where something waits for the network, or for the lease of a page that may be gone. */
export async function send(): Promise<void> {
  loadOutbox();
  if (self.sendWaiting === undefined) throw new Error('No outbox');
  const { delivered, stale, heldBack } = await self.sendWaiting();
  if (delivered > 0) {
    for (const page of await self.clients.matchAll({ type: 'window' }))
      page.postMessage({ type: CHANGES_DELIVERED, stale });
  }
  // The browser repeats a sync event that fails.
  if (heldBack) throw new Error('Changes wait');
}

/** A browser repeats a failed sync event after five minutes only: a bad moment, and a lease, are waited out before. */
const PAUSES_MS = [3_000, 20_000];

async function sendPatiently(): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await send();
    } catch {
      await new Promise((resume) => setTimeout(resume, pauseMs));
    }
  }
  return send();
}

/** Sends the member's changes when no page is open. The token is read from its cookie and stored nowhere else. */
export function sendChanges(): void {
  self.addEventListener('install', (event) => event.waitUntil((async () => loadOutbox())()));
  self.addEventListener('sync', (event) => {
    if (event.tag === OUTBOX_TAG) event.waitUntil(sendPatiently());
  });
  self.addEventListener('message', (event) => {
    if (event.data?.type === SEND_WAITING) event.waitUntil(send().catch(() => undefined));
  });
}
