import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import {
  answer,
  cutNetwork,
  letThrough,
  type Reply,
  restoreNetwork,
  withExtensions,
} from '../support/screen-calls.ts';
import { alarm, gone, press, shows, status, valueIn } from '../support/screen-steps.ts';
import { readRows } from '../support/screen-store.ts';

const HEADING = 'A calendar that follows your plan';
const NOVEMBER = '2026-11-03T10:00:00.000Z';
const OFFLINE = /^You are offline\. Calendars with the address still work/;
const address = () => page.getByRole('textbox', { name: 'Your calendar address' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const statusOf = async (url: string): Promise<number> =>
  (await fetch(url, { credentials: 'omit', cache: 'no-store' })).status;
const known = async () => (await readRows('settings')).find(({ key }) => key === 'calendarFeed')?.value;
const make = async (): Promise<string> => {
  await press('Make an address');
  await shows(address());
  return valueIn(address());
};

test('an address is made, copied, opened, renewed and removed', async () => {
  await enter('Nell');
  await open('/dashboard/profile');
  await shows(page.getByRole('heading', { name: HEADING }));
  await shows(page.getByText('Anyone with the address can read the names of your meals and your reminders.'));
  const first = await make();
  await status(/^Here is the address\. It is shown only now/);
  expect(first).toMatch(
    new RegExp(`^${location.origin}/django/ext/v1/calendar/[\\w-]{43}\\.ics\\?tz=[\\w%]+$`),
  );
  expect(await statusOf(first)).toBe(200);
  const link = page.getByRole('link', { name: "Open in this device's calendar" }).element();
  expect(link.getAttribute('href')).toBe(first.replace(/^https?:/, 'webcal:'));

  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy the address');
  await status(/^Copied\./);
  expect(copied).toHaveBeenCalledWith(first);

  await open('/dashboard/profile');
  await shows(page.getByText(/^On since \d+ \w+\./));
  expect(address().length).toBe(0);
  expect(JSON.stringify(await readRows('settings'))).not.toContain('.ics');

  await press('Renew');
  await shows(page.getByText(/^The old address stops working\./));
  await press('Renew it');
  await shows(address());
  const second = valueIn(address());
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

  await press('Remove');
  await press('Remove it');
  await status('Removed. The address no longer works.');
  expect(await statusOf(second)).toBe(404);
  await shows(button('Make an address'));
  expect(await known()).toEqual({ madeAt: null });
});

test('without a connection it says so, and what this device last heard', async () => {
  await enter('Olga');
  await open('/dashboard/profile');
  await make();
  await shows(page.getByText(/^On since/));
  cutNetwork();
  await shows(page.getByText(OFFLINE));
  await expect.element(button('Renew')).toBeDisabled();
  await expect.element(button('Remove')).toBeDisabled();
  await shows(page.getByText(/^On since/));
  restoreNetwork();
  await expect.element(button('Renew')).toBeEnabled();
});

test('what another device made or removed is heard of here', async () => {
  await enter('Pia');
  answer('/ext/v1/calendar', { json: { made_at: NOVEMBER } });
  await open('/dashboard/profile');
  await shows(page.getByText(/^On since 3 November\./));
});

test.each<[string, Reply]>([
  ['a failing server', { status: 503, json: {} }],
  ['an address that leads elsewhere', { json: { path: 'https://evil.example/a.ics', made_at: NOVEMBER } }],
])('%s is told, nothing is lost, and no address is shown', async (_, reply) => {
  await enter('Ruth');
  await open('/dashboard/profile');
  await shows(button('Make an address'));
  answer('/ext/v1/calendar', reply);
  await press('Make an address');
  await alarm('That did not work. Please try again.');
  expect(address().length).toBe(0);
  letThrough('/ext/v1/calendar');
  await make();
});

test('a backend without calendars has the file alone', async () => {
  withExtensions((declared) => declared.filter((name) => name !== 'calendar'));
  await enter('Tove');
  await open('/dashboard/profile');
  await shows(page.getByRole('heading', { name: 'Meals in your calendar' }));
  await gone(page.getByRole('heading', { name: HEADING }));
});

test('the meals of the week are saved as a file for the calendar', async () => {
  await enter('Kalle');
  await open('/dashboard');
  await expect.poll(() => readRows('plan').then(({ length }) => length), { timeout: 60_000 }).toBe(1);
  await open('/dashboard/profile');
  const saved = vi.spyOn(URL, 'createObjectURL');
  await shows(page.getByRole('button', { name: 'Save a calendar file' }));
  await press('Save a calendar file');
  await status(/^The file is in your downloads/);
  const file = saved.mock.calls.at(-1)?.[0] as Blob;
  const text = await file.text();
  expect(file.type).toBe('text/calendar');
  expect(text.match(/^SUMMARY:(Breakfast|Lunch|Dinner): /gm)?.length).toBeGreaterThanOrEqual(21);
});
