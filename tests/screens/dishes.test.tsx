import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open, path } from '../support/screen.tsx';
import { cutNetwork, withoutExtensions } from '../support/screen-calls.ts';
import { openPlan, openSheet, openSlot, slotReads } from '../support/screen-plan.ts';
import { gone, mentions, press, shows } from '../support/screen-steps.ts';

const rows = page.getByRole('list', { name: 'Dishes' }).getByRole('listitem');
const field = page.getByRole('searchbox', { name: 'Find a dish' });

test('a dish is found by an ingredient, planned without a network, and one Undo takes it back', async () => {
  await enter('Nigella');
  await openPlan();
  await open('/dashboard/dishes');
  await field.fill('chickpeas');
  await page.getByText('Lunch and dinner').click();
  await expect.poll(() => rows.first().element().textContent).toMatch(/chickpea/i);
  await rows.first().getByRole('link').click();
  await shows(page.getByRole('region', { name: 'Plan this dish' }));
  const name = page.getByRole('heading', { level: 1 }).element().textContent ?? '';
  cutNetwork();
  await press('Plan it');
  const planned = page.getByText(/^Planned: Dinner, /);
  await shows(planned);
  const day = /, (\w+)/.exec(planned.element().textContent ?? '')?.[1] ?? '';
  const address = path();
  const slotHolds = async (reads: RegExp): Promise<void> => {
    await openPlan();
    await page.getByRole('tab', { name: day }).click();
    await slotReads('Dinner', reads);
  };
  await gone(page.getByRole('button', { name: 'Plan it' }));
  await press('Undo');
  await gone(planned);
  await slotHolds(new RegExp(`^(?!.*${name})`, 's'));

  await open(address);
  await press('Plan it');
  await shows(planned);
  await slotHolds(new RegExp(name));
});

test('where plans do not tell their rules, the answers of this device decide what is shown', async () => {
  withoutExtensions();
  await enter('Chervil');
  await open('/dashboard/dishes');
  await field.fill('cheddar');
  await expect.poll(() => rows.length).toBeGreaterThan(0);
  await open('/dashboard/safety');
  await page.getByRole('group', { name: 'Allergies' }).getByText('Milk', { exact: true }).click();
  await press('Save');
  await mentions(/^Saved/);
  await open('/dashboard/dishes');
  await field.fill('cheddar');
  await shows(page.getByText(/^0 dishes/));
});

test('the swap sheet finds a dish by its name', async () => {
  await enter('Savory');
  await openPlan();
  await openSlot('Lunch');
  const sheet = await openSheet('Swap');
  const first = () => sheet.getByRole('listitem').first().element().textContent ?? '';
  await expect.poll(first).not.toBe('');
  await sheet.getByRole('searchbox', { name: 'Find a dish' }).fill('soup');
  await expect.poll(first).toMatch(/soup/i);
  const name = /^(.*?soup)/i.exec(first())?.[1] ?? '';
  await sheet.getByRole('listitem').first().getByRole('button').click();
  await slotReads('Lunch', new RegExp(name));
});
