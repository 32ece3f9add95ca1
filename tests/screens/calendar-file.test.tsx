import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { press, shows, status } from '../support/screen-steps.ts';
import { readRows } from '../support/screen-store.ts';

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
