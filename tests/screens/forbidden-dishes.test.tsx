import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
