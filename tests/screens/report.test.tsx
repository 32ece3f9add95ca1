import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, localDayAt } from '../../src/domain/calendar/days.ts';
import { enter, open, recordFacts } from '../support/screen.tsx';
import { gone, shows } from '../support/screen-steps.ts';

const TODAY = localDayAt(Date.now(), -new Date().getTimezoneOffset());

test('a report holds what was logged in its days, and of the body only what was ticked', async () => {
  await enter('Rika');
  const banana = (day: string, grams: number) =>
    ({
      day,
      kind: 'food.eaten',
      payload: {
        entry: crypto.randomUUID(),
        slot: 'lunch',
        food: 'banana-raw',
        grams,
        kcal: grams * 0.9,
        eaten: true,
      },
    }) as const;
  await recordFacts(
    banana(TODAY, 120),
    banana(addDays(TODAY, -40), 500),
    { day: TODAY, kind: 'water.add', payload: { litres: 0.5 } },
    { day: TODAY, kind: 'weight.set', payload: { kg: 63.4 } },
  );
  await open('/dashboard/progress');
  await page.getByRole('link', { name: 'A report for your doctor or dietitian' }).click();
  const report = page.getByRole('article', { name: 'Report' });
  const eaten = report.getByRole('region', { name: 'Everything eaten, table' });
  await shows(eaten.getByText('120 g'));
  await shows(report.getByRole('region', { name: 'Water drunk, table' }).getByText('0.5'));
  await gone(eaten.getByText('500 g'));
  await gone(report.getByText('63.4'));

  await page.getByText('3 months').click();
  await shows(eaten.getByText('500 g'));
  await page.getByText('Weight', { exact: true }).click();
  await shows(report.getByRole('region', { name: 'Weight, table' }).getByText('63.4'));
  await page.getByText('Everything eaten', { exact: true }).first().click();
  await gone(eaten);
  expect(await report.getByText('63.4').query()).not.toBeNull();
});
