import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, enterAsStaff, open, path } from '../../support/screen.tsx';
import { withoutExtensions } from '../../support/screen-calls.ts';
import { hasValue, press, shownText, shows, sitAtDesktop, textsOf } from '../../support/screen-steps.ts';

/** Where visitors, clients and staff may go. */

const CLIENT = ['Overview', 'Diet Plan', 'AI Chat', 'Membership', 'Fitness'];
const STAFF = ['Members List', 'Admin Dashboard', 'Meal Plans', 'Details'];
/** Added to the specified items: pages that the bottom bar of a phone does not lead to. */
const MORE = ['Dishes', 'My food', 'Diary', 'Shopping list', 'Pantry', 'Progress', 'Settings'];
const BOTTOM = ['Help', 'Logout'];
const STAFF_PAGES = [
  ['members-list', 'Members List'],
  ['admin-dashboard', 'Admin Dashboard'],
  ['meal-plans', 'Meal Plans'],
  ['details', 'Details'],
] as const;

const sidebarHolds = (items: readonly string[]): Promise<void> => {
  const shown = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('listitem');
  return expect.poll(() => textsOf(shown)).toEqual(items);
};

test('a visitor is sent to sign in, whatever the page [6.6]', async () => {
  for (const address of ['/dashboard', '/dashboard/diet-plan', '/dashboard/members-list']) {
    await open(address);
    expect(path()).toBe('/sign-in');
  }
});

test('a client sees no staff item, and a staff address shows the dashboard with a note [2.19 6.1 6.2]', async () => {
  await sitAtDesktop();
  await enter('Clary');
  await open('/dashboard');
  await sidebarHolds([...CLIENT, ...MORE, ...BOTTOM]);
  for (const [name] of STAFF_PAGES) {
    await open(`/dashboard/${name}`);
    expect(path()).toBe('/dashboard');
    await shows(page.getByText('That page is for staff.'));
  }
});

test('staff see four items more, and each opens by its address [2.43 6.1]', async () => {
  await sitAtDesktop();
  await enterAsStaff('Stevia');
  await open('/dashboard');
  await sidebarHolds([...CLIENT, ...STAFF, ...MORE, ...BOTTOM]);
  for (const [name, heading] of STAFF_PAGES) {
    await open(`/dashboard/${name}`);
    await shows(page.getByRole('heading', { level: 1, name: heading }));
  }
  await open('/dashboard/meal-plans');
  await shows(page.getByRole('button', { name: 'New meal plan' }));
});

test('without the calls of staff their pages show samples [2.40 2.41 2.42 2.43 9.18 9.22]', async () => {
  await sitAtDesktop();
  withoutExtensions();
  await enterAsStaff('Stevia');
  await open('/dashboard/admin-dashboard?start=2026-01-05');
  await shownText('Sample data');
  const cards = page.getByRole('main').getByRole('listitem');
  for (const [at, words] of [
    [0, /^Users\s*150/],
    [1, /^Meal Plans Generated\s*52/],
    [2, /^Members countries\s*23/],
    [3, /^Subs canceled\s*03/],
  ] as const)
    await expect.poll(() => textsOf(cards)[at]).toMatch(words);
  await shows(page.getByRole('heading', { name: 'Total Revenue' }));
  const end = page.getByLabelText('End date');
  await hasValue(end, '2026-01-11');
  await expect.element(end).toHaveAttribute('readonly');

  await open('/dashboard/members-list');
  await shownText('Sample data');
  await expect
    .poll(() => textsOf(page.getByRole('columnheader')))
    .toEqual(['Name', 'Sex', 'Age', 'Membership', 'Address', 'Member since', 'Actions']);
  const rows = page.getByRole('row');
  await expect.poll(() => rows.length).toBe(3);
  for (const name of ['Sample Member One', 'Sample Member Two']) {
    const actions = rows.filter({ hasText: name });
    await shows(actions.getByRole('link', { name: `View ${name}` }));
    for (const action of ['Edit', 'Delete'])
      await shows(actions.getByRole('button', { name: `${action} ${name}` }));
  }
  const filter = page.getByLabelText('Show', { exact: true });
  await expect.poll(() => (filter.element() as HTMLSelectElement).selectedOptions[0]?.text).toBe('All users');
  await shownText('100K entries, page 1 of 20');
  await press('Page 20');
  await shownText('100K entries, page 20 of 20');
  await filter.selectOptions('ProFit');
  await expect.poll(() => rows.length).toBe(2);

  await open('/dashboard/meal-plans');
  await shownText('Sample data');
  await expect.poll(() => page.getByText(/^\d\s?\d{3} Kcal a day$/).length).toBe(3);
});
