import { test } from 'vitest';
import { page } from 'vitest/browser';
import { enter } from '../support/screen.tsx';
import { news, openPlan, openSheet, openSlot, slotReads } from '../support/screen-plan.ts';
import { press } from '../support/screen-steps.ts';

test('guests who stay are cooked for at every meal from then on, and more of them at dinner alone', async () => {
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

  await page.getByRole('tab', { name: 'Today' }).click();
  await openSlot('Dinner');
  const dinner = await openSheet('For 2');
  await dinner.getByText('4', { exact: true }).click();
  await dinner.getByText(/^Every dinner from \w+ on$/).click();
  await press('Done', dinner);
  await news('Every dinner: 4 people');
  await page.getByRole('tab', { name: 'Tomorrow' }).click();
  await slotReads('Dinner', /For 4/);
  await slotReads('Lunch', /For 2/);
});
