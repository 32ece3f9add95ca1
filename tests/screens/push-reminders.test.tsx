import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { answer, type Call, watchCalls, withExtensions } from '../support/screen-calls.ts';
import { alarm, press, shows, status } from '../support/screen-steps.ts';

const SUBSCRIPTION = {
  endpoint: 'https://push.example.net/a',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

afterEach(() => vi.restoreAllMocks());

/** A browser that can be woken, where the person answers so. */
const stubBrowser = (permission: NotificationPermission): void => {
  let subscribed = false;
  const subscription = {
    toJSON: () => SUBSCRIPTION,
    unsubscribe: async () => {
      subscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async () => {
      subscribed = true;
      return subscription;
    },
  };
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission === 'denied' ? 'denied' : 'default');
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    pushManager,
    getNotifications: async () => [],
  } as unknown as ServiceWorkerRegistration);
};

const openReminders = async (username: string): Promise<Call[]> => {
  withExtensions((declared) => [...declared, 'push']);
  answer('/push/key', { json: { public_key: 'BKey' } });
  answer('/push/subscription', { json: {} });
  answer('/push/test', { json: { sent: true, none: false } });
  await enter(username);
  const calls = watchCalls();
  await open('/dashboard/notifications');
  return calls as Call[];
};
const switchOf = (name: string) => page.getByRole('switch', { name, exact: true });
const stored = (calls: readonly Call[]) =>
  calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/push/subscription')).at(-1)?.body;

test('without a backend that can wake a phone the page says that the app cannot', async () => {
  await enter('Quentin');
  await open('/dashboard/notifications');
  await shows(page.getByText(/The app cannot remind you while it is closed\./));
  expect(switchOf('Remind me when the app is closed').query()).toBeNull();
});

test('one switch turns reminders on, with times and days, and a test', async () => {
  stubBrowser('granted');
  const calls = await openReminders('Rita');
  await switchOf('Remind me when the app is closed').click();
  await expect.element(switchOf('Lunch')).toBeChecked();
  expect(stored(calls)).toMatchObject({
    endpoint: SUBSCRIPTION.endpoint,
    ...SUBSCRIPTION.keys,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quiet: { from: 1320, to: 420 },
    reminders: [
      { kind: 'lunch', minute: 750, days: [1, 2, 3, 4, 5, 6, 7] },
      { kind: 'dinner', minute: 1110 },
      { kind: 'water', minute: 900 },
      { kind: 'soak', minute: 1230 },
    ],
  });

  await page.getByLabelText('Lunch: time').fill('11:45');
  await page.getByRole('group', { name: 'Lunch: days' }).getByText('Sun').click();
  await expect
    .poll(() => stored(calls))
    .toMatchObject({ reminders: [{ kind: 'lunch', minute: 705, days: [1, 2, 3, 4, 5, 6] }, {}, {}, {}] });

  await press('Send a test');
  await status('Sent. It appears within a moment.');

  await switchOf('Remind me when the app is closed').click();
  await expect.element(switchOf('Lunch')).not.toBeInTheDocument();
  expect(calls.some(({ method, path }) => method === 'DELETE' && path.endsWith('/push/subscription'))).toBe(
    true,
  );
});

test('a browser that blocks notifications says what to do', async () => {
  stubBrowser('denied');
  await openReminders('Thea');
  await shows(
    page.getByText(/Your browser blocks notifications of Sorrel\. Allow them in its settings for this site/),
  );
});

test.each([
  [
    'a person who says no in the browser',
    'default',
    200,
    'Your browser did not allow it. Reminders stay off.',
  ],
  ['a failing server', 'granted', 503, 'That did not work. Check your connection, then try again.'],
] as const)('%s leaves reminders off, and it is said', async (_, permission, status, words) => {
  stubBrowser(permission);
  const calls = await openReminders('Uma');
  answer('/push/subscription', { status, json: {} });
  await switchOf('Remind me when the app is closed').click();
  await alarm(words);
  await expect.element(switchOf('Remind me when the app is closed')).not.toBeChecked();
  expect(stored(calls) === undefined).toBe(permission === 'default');
});
