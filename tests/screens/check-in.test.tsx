import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '../../src/domain/calendar/days.ts';
import type { JournalFact } from '../../src/terms/journal.ts';
import { enter, open, recordFacts } from '../support/screen.tsx';
import { cutNetwork } from '../support/screen-calls.ts';
import { gone, press, shows, today } from '../support/screen-steps.ts';
import { readRows } from '../support/screen-store.ts';

const DAYS = 30;
const card = page.getByRole('region', { name: 'Your weekly check-in' });

/** A month of the same food and the same weight. */
const month = (kg: number, kcal: number): readonly JournalFact[] =>
  Array.from({ length: DAYS }, (_, at): readonly JournalFact[] => {
    const day = addDays(today(), -at);
    const payload = { planId: null, slot: 'lunch', dish: 'all', kcal, eaten: true } as const;
    return [
      { day, kind: 'weight.set', payload: { kg } },
      { day, kind: 'meal.eaten', payload },
    ];
  }).flat();

const answers = async (): Promise<readonly unknown[]> =>
  (await readRows('journal')).filter(({ kind }) => kind === 'energy.set').map(({ payload }) => payload);

test('a month of log: the week’s check-in is told once, changes the plan, offline too, and is taken back', async () => {
  await enter('Chiara');
  await open('/dashboard/diet-plan');
  await shows(page.getByRole('tab', { name: 'Today', selected: true }));
  await recordFacts(...month(61, 1500));
  await open('/dashboard');
  await shows(card.getByText('Your weight is steady.'));
  await shows(card.getByText(/^Your body uses about 1\s\d{3} kcal a day, likely/));
  await shows(card.getByText(/^To match that, a planned day would have/));

  cutNetwork();
  await press('Change the plan', card);
  await shows(card.getByText('Your new week comes when your server has made it.'));
  expect(await answers()).toMatchObject([{ activity: expect.any(String), kcal: expect.any(Number) }]);
  await press('Undo', card);
  await shows(card.getByText('Your plan goes on as before.'));
  expect(await answers()).toMatchObject([{}, { kcal: null }]);

  await open('/dashboard/progress');
  const estimate = page.getByRole('region', { name: 'Energy that your body uses' });
  await shows(estimate.getByText(/by 29 days of food and 30 weights\.$/));
  await gone(card);
  await estimate.getByLabelText('Weekly check-in').selectOptions('never');
  await expect
    .poll(async () => (await readRows('settings')).find(({ key }) => key === 'checkInDay')?.value)
    .toBe('never');
});
