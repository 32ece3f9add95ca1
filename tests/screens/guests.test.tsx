import { test } from 'vitest';
import { page } from 'vitest/browser';
import { enter } from '../support/screen.tsx';
import { news, openPlan, openSheet, openSlot, slotReads } from '../support/screen-plan.ts';
import { press } from '../support/screen-steps.ts';

test('guests who stay are cooked for at every meal from then on', async () => {
  await enter('Lovage');
  await openPlan();
  await openSlot('Lunch');
  const people = await openSheet('Just for me');
  await people.getByText('2', { exact: true }).click();
  await people.getByText(/^Every meal from \w+ on$/).click();
  await press('Done', people);
  await news('Every meal: 2 people');
  await slotReads('Dinner', /For 2/);
  await page.getByRole('tab', { name: 'Tomorrow' }).click();
  await slotReads('Breakfast', /For 2/);
  await page.getByRole('tab', { name: 'Yesterday' }).click();
  await slotReads('Dinner', /^(?!.*For 2)/s);
});

test('dinner for four, every evening: and lunch stays for one', async () => {
  await enter('Woodruff');
  await openPlan();
  await openSlot('Dinner');
  const people = await openSheet('Just for me');
  await people.getByText('4', { exact: true }).click();
  await people.getByText(/^Every dinner from \w+ on$/).click();
  await press('Done', people);
  await news('Every dinner: 4 people');
  await page.getByRole('tab', { name: 'Tomorrow' }).click();
  await slotReads('Dinner', /For 4/);
  await slotReads('Lunch', /^(?!.*For)/s);
});
