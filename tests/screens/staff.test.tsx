import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createMember, enterAsStaff, open } from '../support/screen.tsx';
import { cutNetwork, watchCalls } from '../support/screen-calls.ts';
import { arrive, gone, press, shows, sitAtDesktop, textsOf } from '../support/screen-steps.ts';

const sitDownAsStaff = async (): Promise<void> => {
  await sitAtDesktop();
  await enterAsStaff('Sasha');
};

const dialog = page.getByRole('dialog');
const searchField = page.getByLabelText('Search by name or address');

test('staff find, change, delete and bring back a member [2.42]', async () => {
  const name = `Robin-${crypto.randomUUID().slice(0, 8)}`;
  const { email } = await createMember(name);
  await sitDownAsStaff();
  await open('/dashboard');
  await page.getByRole('link', { name: 'Members List' }).click();
  await arrive('/dashboard/members-list');
  await searchField.fill(name);
  await press('Search');
  await shows(page.getByText('1 entry'));
  await press(`Edit ${name}`);
  const renamed = `${name} Reed`;
  const place = `Porto-${name}, Portugal`;
  await dialog.getByLabelText('Name').fill(renamed);
  await dialog.getByLabelText('Membership').selectOptions('ProFit');
  await dialog.getByLabelText('Address').fill(place);
  await press('Save', dialog);
  await shows(page.getByText(`${renamed} is saved.`));
  await expect
    .poll(() => textsOf(page.getByRole('cell')))
    .toEqual(expect.arrayContaining([renamed, 'ProFit', place]));

  const nobody = page.getByText('Nobody fits this search and filter.');
  await press(`Delete ${renamed}`);
  await shows(nobody);
  await press('Undo');
  await shows(page.getByText(`${renamed} is back.`));

  await searchField.fill('nobody at all');
  await press('Search');
  await shows(nobody);
  const calls = watchCalls();
  await searchField.fill(place);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('link', { name: `View ${renamed}` }).click();
  await arrive('/dashboard/details');
  await shows(page.getByText(email));
  // What staff search for is in no address.
  expect(calls.map((call) => call.path)).toContainEqual(expect.stringMatching(/\/staff\/members$/));
  expect(calls.filter((call) => `${call.path}${call.search}`.includes('Porto'))).toEqual([]);

  await open('/dashboard/admin-dashboard');
  await shows(page.getByRole('img', { name: /to \$[1-9]\d* on/ }));
});

test('staff keep templates of meal plans', async () => {
  await sitDownAsStaff();
  await open('/dashboard/meal-plans');
  await shows(page.getByText('No templates yet'));
  await press('New meal plan');
  await dialog.getByLabelText('Name').fill('Gentle start');
  await dialog.getByLabelText('Energy (kcal)').fill('1700');
  await press('Save', dialog);
  await press('Delete Gentle start');
  await shows(page.getByText('No templates yet'));
  await press('Undo');
  const kept = page.getByRole('button', { name: 'Edit Gentle start' });
  await shows(kept);
  await press('Delete Gentle start');
  await gone(kept);
});

test('offline, the pages of staff say that they need a connection', async () => {
  await sitDownAsStaff();
  await open('/dashboard');
  cutNetwork();
  await page.getByRole('link', { name: 'Members List' }).click();
  await shows(page.getByText('You are offline. This page needs a connection.'));
});
