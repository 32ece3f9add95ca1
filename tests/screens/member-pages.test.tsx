import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { answer, cutNetwork, letThrough, watchCalls } from '../support/screen-calls.ts';
import { arrive, gone, mentions, press, sentTo, shownText, shows, valueIn } from '../support/screen-steps.ts';

const openAs = async (username: string, address: string, heading: string): Promise<void> => {
  await enter(username);
  await open(address);
  await shows(page.getByRole('heading', { level: 1, name: heading }));
};

const dialog = page.getByRole('dialog');
const pressFirst = (name: RegExp, within: Locator): Promise<void> =>
  within.getByRole('button', { name }).first().click();

test('an unknown address of the dashboard says so and leads to today', async () => {
  await openAs('Nora', '/dashboard/no-such-page', 'Page not found');
  await page.getByRole('link', { name: 'Go to today' }).click();
  await arrive('/dashboard');
});

test('fitness: a routine is written, changed, deleted and brought back, without a network [2.43]', async () => {
  await enter('Finn');
  cutNetwork();
  await open('/dashboard/fitness');
  await expect.poll(() => page.getByText('Sample', { exact: true }).length).toBe(6);
  const sample = page.getByRole('region', { name: 'Brisk walk' });
  await shows(sample.getByText(/^150 Kcal/));
  await shows(sample.getByText(/^Walk so fast/));

  await press('New fitness routine');
  await press('Save', dialog);
  await shows(dialog.getByText('Name is required'));
  await dialog.getByLabelText('Name').fill('Hill run');
  await dialog.getByLabelText('Energy (kcal)').fill('320');
  await dialog.getByLabelText('Minutes').fill('35');
  await press('Save', dialog);
  await gone(dialog);
  const own = page.getByRole('region', { name: 'Hill run' });
  await shows(own.getByText('320 Kcal · 35 min'));

  await press('Edit Hill run');
  await dialog.getByLabelText('Minutes').fill('30');
  await press('Save', dialog);
  await shows(own.getByText('320 Kcal · 30 min'));

  await press('Make it mine: Brisk walk');
  await press('Save', dialog);
  await shows(page.getByRole('button', { name: 'Edit Brisk walk' }));

  await press('Delete Hill run');
  await gone(own);
  await press('Undo');
  await shows(own);
  await open('/dashboard/fitness');
  await shows(own.getByText('320 Kcal · 30 min'));
});

test('notifications: the bell counts, opening reads, a refused change is tried again [2.22 2.44]', async () => {
  await enter('Nanna');
  await open('/dashboard/diet-plan');
  await shows(page.getByRole('tab'));
  answer('/lifestyle/create', { status: 400, json: { rest_days: ['No.'] } });
  await open('/dashboard/lifestyle3');
  await press('Submit');
  await shows(page.getByRole('alert'));

  await page.getByRole('link', { name: /^Notifications, \d+ unread$/ }).click();
  await arrive('/dashboard/notifications');
  const ready = page.getByRole('heading', { level: 2, name: 'Your plan is ready' });
  const fresh = page.getByText('New', { exact: true });
  const bell = page.getByRole('link', { name: 'Notifications', exact: true });
  await shows(ready);
  await mentions('Lifestyle answers: the server did not accept this. It is still on this device.');
  await expect.poll(() => fresh.length).toBeGreaterThanOrEqual(2);
  await shows(bell);

  // What discarding does to each kind of change is said in one place.
  await page.getByRole('link', { name: 'Your changes' }).click();
  await arrive('/dashboard/sync');
  await shownText("Today's plan is on this device, but the app does not open without a network yet.");
  await shows(page.getByRole('button', { name: /^Discard: / }));
  await bell.first().click();
  await arrive('/dashboard/notifications');

  letThrough('/lifestyle/create');
  const calls = watchCalls();
  await press('Try again');
  await sentTo(calls, '/django/lifestyle/create');
  await mentions('It was sent again or discarded. There is nothing left to do.');
  await open('/dashboard/notifications');
  await shows(ready);
  await gone(fresh);
});

test('help: searched and opened [2.44]', async () => {
  await openAs('Hal', '/dashboard/help', 'Help and Support');
  for (const topic of ['Getting started', 'Troubleshooting'])
    await shows(page.getByRole('heading', { level: 2, name: topic }));
  const search = page.getByLabelText('Search help');
  await search.fill('export everything');
  await shownText('1 answer');
  await mentions(/export everything as JSON, or your meals/);
  await search.fill('helicopter');
  await shows(page.getByRole('heading', { name: 'No answer found' }));
  await press('Show all topics');
  await press('My code did not arrive');
  await mentions(/Each code works once/);
});

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 24 * 3_600_000).toISOString().slice(0, 10);

test('progress: a weight is logged, corrected, removed and brought back; water shows up [2.27]', async () => {
  await openAs('Pau', '/dashboard', 'Pau');
  await press('+500 ml');
  await mentions(/^0\.5 L \/ /);
  await open('/dashboard/progress');
  await shows(page.getByRole('img', { name: /^Water in the last 14 days\. About 0\.5 L a day over 1 day/ }));

  const day = page.getByLabelText('Day', { exact: true });
  const weight = page.getByLabelText('Weight (kg)');
  const log = page.getByRole('list', { name: 'Weight log' });
  const seventy = log.getByText('70 kg', { exact: true });
  const today = valueIn(day);
  await press('Log weight');
  await mentions('Enter a weight from 10 to 200 kg');
  await weight.fill('70.4');
  await press('Log weight');
  await shows(log.getByText('70.4 kg'));
  await day.fill(dayBefore(today));
  await weight.fill('71');
  await press('Log weight');
  await shows(page.getByRole('img', { name: /^Weight: 0\.6 kg less since yesterday, now 70\.4 kg/ }));

  await pressFirst(/^Change/, log);
  await weight.fill('70');
  await press('Log weight');
  await shows(seventy);
  await expect.poll(() => log.getByRole('listitem').length).toBe(2);
  await page.getByText('Show as a table').first().click();
  const table = page.getByRole('table', { name: 'Weight by day' });
  await shows(table.getByRole('columnheader', { name: 'Trend' }));
  await shows(table.getByText(/^\d+(\.\d)? kg to \d+(\.\d)? kg$/));

  await pressFirst(/^Remove/, log);
  await gone(seventy);
  await press('Undo');
  await shows(seventy);
});
