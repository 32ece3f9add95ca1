import { afterAll, beforeEach } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { readMessage } from '../../src/domain/reminders/message.ts';
import type { PushReminder, QuietHours } from '../../src/domain/reminders/schedule.ts';
import {
  createBrowser,
  PUSH_HOST,
  type PushService,
  startPushService,
  type TestBrowser,
} from './push-service.ts';
import type { TestMember, TestServer } from './server-harness.ts';

/** A push service for the server of a test file, and a browser that reads what it gets; both begin anew with each test. */
export const openPush = async (server: TestServer) => {
  const service = await startPushService(server.clock.now);
  beforeEach(() => {
    Object.assign(server.parts, { push: service.push });
    service.received.length = 0;
    service.answers.clear();
    service.names.clear();
  });
  afterAll(() => service.stop());
  return { service, browser: await createBrowser() };
};

export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

interface Wanted {
  readonly browser: TestBrowser;
  readonly reminders: readonly PushReminder[];
  readonly timeZone?: string;
  readonly quiet?: QuietHours | null;
  /** The path of the endpoint; the member's id unless another is given. */
  readonly path?: string;
}

/** Has a member's device subscribe as the app does. */
export const subscribe = (
  server: TestServer,
  { id, token }: Pick<TestMember, 'id' | 'token'>,
  { browser, reminders, timeZone = 'UTC', quiet = null, path = `/${id}` }: Wanted,
): Promise<Response> =>
  server.call(endpoints.putPushSubscription, {
    token,
    body: {
      endpoint: `https://${PUSH_HOST}${path}`,
      p256dh: browser.p256dh,
      auth: browser.auth,
      time_zone: timeZone,
      quiet,
      reminders,
    },
  });

/** What the push service received for a browser: the kind and day of each message. */
export const messagesFor = async (
  { received }: Pick<PushService, 'received'>,
  browser: TestBrowser,
): Promise<readonly string[]> =>
  Promise.all(
    received.map(async ({ body }) => {
      const message = readMessage(JSON.parse(await browser.read(body)));
      return message === null ? 'unreadable' : `${message.kind} ${message.day}`;
    }),
  );
