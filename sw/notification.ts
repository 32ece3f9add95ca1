import { OUTBOX_TAG } from '../src/device/outbox/drain/background-words.ts';
import { slotOf } from '../src/domain/reminders/kinds.ts';
import { type PushMessage, readMessage } from '../src/domain/reminders/message.ts';
import { reminderWords } from '../src/domain/reminders/push-words.ts';
import { loadOutbox, send } from './outbox.ts';
import type { SendingWorker } from './sending-worker.ts';

declare const self: SendingWorker & {
  readonly registration: { readonly sync?: { register(tag: string): Promise<void> } };
};

/** Leads to a page that is open, which goes to `page` if that is given, else to a new one. */
async function openApp(page: string | null): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined) {
    await self.clients.openWindow(page ?? '/dashboard');
    return;
  }
  await open.focus();
  // A page that this worker does not control cannot be led anywhere; it has the focus at least.
  if (page !== null) await open.navigate(page).catch(() => undefined);
}

/** Sends what was logged. Without a network the browser wakes the worker again when it is back. */
async function sendSoon(): Promise<void> {
  await send().catch(() => self.registration.sync?.register(OUTBOX_TAG).catch(() => undefined));
}

async function tap(message: PushMessage, action: string): Promise<void> {
  const { page, actions } = reminderWords(message.kind, []);
  const isLogged =
    actions.some((each) => each.action === action) && (await logByWorker(message).catch(() => false));
  if (isLogged) await sendSoon();
  else await openApp(page);
}

async function logByWorker(message: PushMessage): Promise<boolean> {
  loadOutbox();
  return (await self.logReminder?.(message)) ?? false;
}

/** A tap on a notification leads back to the app; a button of a reminder logs without opening it. */
export function openFromNotification(): void {
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    notification.close();
    const message = readMessage(notification.data);
    event.waitUntil(message === null ? openApp(null) : tap(message, action));
  });
}

/** Browsers take the right to be woken away from a worker that shows nothing. */
const UNKNOWN = { title: 'Sorrel', body: 'Your reminder.', actions: [] } as const;

/** The words must not wait for longer than this for the device's own storage. */
const NAMES_WITHIN_MS = 2_000;

async function readDishes(message: PushMessage): Promise<readonly string[]> {
  loadOutbox();
  return (await self.dishesToName?.(message)) ?? [];
}

async function dishesToName(message: PushMessage): Promise<readonly string[]> {
  const { kind } = message;
  if (kind === 'test' || slotOf(kind) === null) return [];
  const none = new Promise<readonly string[]>((resolve) => setTimeout(resolve, NAMES_WITHIN_MS, []));
  return Promise.race([readDishes(message).catch(() => []), none]);
}

async function show(data: PushMessageData | null): Promise<void> {
  const message = readMessage(jsonOf(data));
  const dishes = message === null ? [] : await dishesToName(message);
  const { title, body, actions } = message === null ? UNKNOWN : reminderWords(message.kind, dishes);
  await self.registration.showNotification(title, {
    body,
    // One of each kind: a glass of water that was missed needs no second line.
    tag: message?.kind ?? 'reminder',
    icon: '/icons/icon-192.png',
    data: message,
    // TypeScript's library has no buttons of notifications.
    ...({ actions } as object),
  });
}

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** Shows what the server reminds of. */
export function showReminders(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
}
