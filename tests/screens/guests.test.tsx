import { test } from 'vitest';
import { page } from 'vitest/browser';
import { enter } from '../support/screen.tsx';
import { news, openPlan, openSheet, openSlot, slotReads } from '../support/screen-plan.ts';
import { press } from '../support/screen-steps.ts';

test('guests who stay are cooked for at every meal from then on', async () => {
  await enter('Lovage');
  await openPlan();
  await openSlot('Lunch');
  const more = await openSheet('More');
  await press(/^People\b/, more);
  const people = page.getByRole('dialog', { name: 'Who eats Lunch?' });
  await press('More', people);
  await people.getByText(/^Every meal from \w+ on$/).click();
  await press('Save', people);
  await news('Every meal: 2 people');
  await slotReads('Dinner', /For 2/);
  await page.getByRole('tab', { name: 'Tomorrow' }).click();
  await slotReads('Breakfast', /For 2/);
  await page.getByRole('tab', { name: 'Yesterday' }).click();
  await slotReads('Dinner', /^(?!.*For 2)/s);
});
