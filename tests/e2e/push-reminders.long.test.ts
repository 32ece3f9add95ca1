import type { BrowserContext, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PushMessage } from '../../src/domain/reminders/message.ts';
import { expectWater, journalOf } from '../support/daily-steps.ts';
import { openMember } from '../support/member-device.ts';

interface ShownReminder {
  readonly title: string;
  readonly body: string;
  readonly actions: readonly { readonly title: string }[];
}
/** The part of the worker that the tests reach. */
interface WorkerScope extends EventTarget {
  readonly registration: { getNotifications(): Promise<readonly ShownReminder[]> };
  readonly NotificationEvent: new (
    type: string,
    init: { readonly notification: ShownReminder; readonly action: string },
  ) => Event;
}

/** Delivers a message as the browser's push service does, from a page that is none of the app's. */
const createPushService = async (context: BrowserContext, origin: string) => {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  return (message: PushMessage) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
};

const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');

/** The notifications that the worker shows. */
const shown = async (context: BrowserContext): Promise<unknown> =>
  (await workerOf(context)).evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    return (await registration.getNotifications()).map((each) => {
      const { title, body, actions } = each;
      return { title, body, actions: actions.map((action) => action.title) };
    });
  });

/** Taps a button of the first notification so often; a page cannot do that, so the worker is told. */
const tap = async (context: BrowserContext, action: string, times: number): Promise<void> =>
  (await workerOf(context)).evaluate(
    async ([name, count]) => {
      const scope = globalThis as unknown as WorkerScope;
      const [notification] = await scope.registration.getNotifications();
      if (notification === undefined) throw new Error('No notification');
      const work: Promise<unknown>[] = [];
      for (let each = 0; each < count; each += 1) {
        const event = new scope.NotificationEvent('notificationclick', { notification, action: name });
        Object.defineProperty(event, 'waitUntil', { value: (done: Promise<unknown>) => work.push(done) });
        scope.dispatchEvent(event);
      }
      await Promise.all(work);
    },
    [action, times] as const,
  );

test('a reminder reaches a closed app, and its button logs once and sends it', async (context) => {
  const { member, server, ...device } = await openMember(context, 'Pia');
  await device.context.grantPermissions(['notifications'], { origin: server.origin });
  const deliver = await createPushService(device.context, server.origin);
  await device.page.close();

  const id = crypto.randomUUID();
  const day = new Date().toISOString().slice(0, 10);
  await deliver({ id, member: member.id, kind: 'water', day });
  await expect
    .poll(() => shown(device.context))
    .toEqual([{ title: 'Time for a glass of water', body: 'One tap logs it.', actions: ['+250 ml'] }]);
  await tap(device.context, 'drink', 2);
  await expect
    .poll(() => journalOf(server, member))
    .toMatchObject([{ id, kind: 'water.add', payload: { litres: 0.25 } }]);
  expect(await shown(device.context)).toEqual([]);
  expect(device.context.pages().map((page) => page.url())).toEqual(['about:blank']);

  const reopened = await device.context.newPage();
  await reopened.goto('/dashboard');
  await expectWater(reopened, '0.25 L');
});
