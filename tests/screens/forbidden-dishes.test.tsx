import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SLOT_LABELS } from '../../src/domain/food/catalogue/slot-labels.ts';
import { MEAL_TIMES } from '../../src/domain/kitchen/cooking/meal-times.ts';
import { SLOTS } from '../../src/terms/food.ts';
import { enter, open } from '../support/screen.tsx';
import { cutNetwork } from '../support/screen-calls.ts';
import { mentions, press, shows } from '../support/screen-steps.ts';

const marks = page.getByText('Does not fit your answers');

test('dishes that the latest answers forbid are marked on the plan, the overview, their page, paper and in the kitchen', async () => {
  await enter('Sorbus');
  await open('/dashboard/diet-plan');
  await shows(page.getByRole('tab', { name: 'Today', selected: true }));
  expect(marks.length).toBe(0);
  cutNetwork();
  await open('/dashboard/safety');
  const allergies = page.getByRole('group', { name: 'Allergies' }).getByRole('checkbox');
  await shows(allergies);
  for (const box of allergies.all()) (box.element() as HTMLElement).click();
  await press('Save');
  await mentions(/^Saved/);

  await open('/dashboard/diet-plan');
  await shows(marks);
  const meal = marks.first().element().closest('button')?.textContent ?? '';
  const slot = SLOTS.find((one) => meal.startsWith(SLOT_LABELS[one]));
  if (slot === undefined) throw new Error(`No meal is marked: ${meal}`);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setHours(0, MEAL_TIMES[slot].at, 0, 0) });
  await open('/dashboard');
  const next = page.getByRole('region', { name: 'Next meal' });
  await shows(next.getByText('Does not fit your answers'));
  await next.getByRole('link').first().click();
  await shows(page.getByRole('link', { name: 'Start cooking' }));
  await shows(marks);
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await shows(page.getByRole('button', { name: 'Start cooking' }));
  await shows(marks);
  await open('/dashboard/week-print');
  await mentions('(does not fit your answers)');
});
