import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadCookbook } from '../../catalogue/load.ts';
import { cookLines } from '../../src/domain/kitchen/cooking/cook-lines.ts';
import { MINUTE_MS, minutesInWords } from '../../src/domain/kitchen/cooking/timers.ts';
import { expectOperations, expectPressed, journalOf, press } from '../support/daily-steps.ts';
import { openMember } from '../support/member-device.ts';
import { expectReadyOffline } from '../support/member-steps.ts';
import { readRows } from '../support/member-store.ts';

const catalogue = loadCookbook();
/** A dish with two timers, the shorter first, and something to do in between. */
const dish = [...catalogue.dishes.values()].find(({ steps }) => {
  const [shorter = 0, longer = 0] = steps.flatMap((step) => step.minutes ?? []);
  return shorter > 0 && shorter < longer && steps[0]?.minutes === null && steps.length <= 8;
});
if (dish === undefined) throw new Error('no dish with two timers');
const [first, second] = dish.steps.flatMap(({ minutes }, at) =>
  minutes === null ? [] : [{ at: at + 1, minutes }],
);
if (first === undefined || second === undefined) throw new Error('no two timers');

const stepHeading = (page: Page, step: number) =>
  page.getByRole('heading', { level: 2, name: dish.steps[step - 1]?.text ?? '', exact: true });

async function goToStep(page: Page, from: number, to: number): Promise<void> {
  for (let step = from; step < to; step++) {
    await stepHeading(page, step).waitFor();
    await press(page, 'Next step');
  }
  await stepHeading(page, to).waitFor();
}

async function startTimer(page: Page, minutes: number, running: number): Promise<void> {
  await press(page, `Start timer, ${minutesInWords(minutes)}`);
  await expect.poll(() => page.getByRole('timer').count()).toBe(running);
}

/** Through the recipe to its end. */
async function cookThrough(page: Page): Promise<void> {
  const place = page.getByText(/^Step \d+ of \d+$/).first();
  const steps = Number(/\d+$/.exec((await place.textContent()) ?? '')?.[0]);
  for (let step = 1; step <= steps; step++) {
    await place.filter({ hasText: `Step ${step} of` }).waitFor();
    if (step < steps) await press(page, 'Next step');
  }
  await page.keyboard.press('ArrowRight');
  await press(page, 'Done cooking');
  await page.getByRole('heading', { level: 1, name: 'Enjoy your meal' }).waitFor();
}

test('a dish is cooked without a network: amounts for two, ticks, timers that outlive the page; done marks the meal and the pantry, and both are taken back', async (context) => {
  const phone = await openMember(context, 'Kim');
  const { page, member, server } = phone;
  // The timers of an evening would end tomorrow.
  const morning = new Date();
  morning.setHours(6, 0, 0, 0);
  await phone.context.clock.install({ time: morning });
  await page.reload();
  await expectReadyOffline(page);
  await phone.cutNetwork();

  await page.goto(`/dashboard/dish/${dish.id}?portion=1.25`);
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await page.getByRole('heading', { level: 1, name: dish.name, exact: true }).waitFor();
  await page.getByRole('group', { name: 'People' }).getByRole('button', { name: 'More' }).click();
  const lines = cookLines(dish, catalogue.foods, 2.5);
  const layout = page.getByRole('region', { name: 'Get ready' });
  for (const { amount, name } of lines)
    await layout
      .getByRole('button', { name: `${amount} ${name}` })
      .first()
      .waitFor();

  await press(page, 'Start cooking');
  await stepHeading(page, 1).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: `Step 1 of ${dish.steps.length}. ${dish.steps[0]?.text}` })
    .waitFor();
  const needed = page.getByRole('region', { name: 'For this step' }).getByRole('button').first();
  await needed.click();
  await expectPressed(needed, true);
  await page.keyboard.press('ArrowRight');
  await stepHeading(page, 2).waitFor();
  await page.keyboard.press('ArrowLeft');
  await stepHeading(page, 1).waitFor();

  await goToStep(page, 1, first.at);
  await startTimer(page, first.minutes, 1);
  await page
    .getByRole('button', { name: /^Pause / })
    .and(page.locator(':focus'))
    .waitFor();
  await goToStep(page, first.at, second.at);
  await startTimer(page, second.minutes, 2);

  await page.getByRole('link', { name: 'Leave the kitchen' }).click();
  const dock = page.getByRole('region', { name: 'Kitchen timers' });
  await expect.poll(() => dock.getByRole('link').count()).toBe(2);
  await expect.poll(() => readRows(page, member.id, 'cooking')).toMatchObject([{ step: second.at }]);
  await page.reload();
  await dock.getByRole('link').first().click();
  await stepHeading(page, second.at).waitFor();
  await expect.poll(() => page.getByRole('timer').count()).toBe(2);

  const [sooner, later] = [first.minutes, second.minutes].toSorted((a, b) => a - b);
  await page.clock.fastForward((sooner ?? 0) * MINUTE_MS);
  const alert = page.getByRole('alert').filter({ hasText: ` is done. ${dish.name}, step ` });
  await alert.waitFor();
  await press(page, /^OK, stop /);
  await alert.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('timer').count()).toBe(1);

  await page.clock.fastForward(((later ?? 0) + 1) * MINUTE_MS);
  await alert.waitFor();
  await press(page, /^OK, stop /);

  await page.goto('/dashboard/diet-plan');
  await page
    .getByRole('heading', { level: 3 })
    .getByRole('button', { name: /^Dinner\b/ })
    .click();
  await page.locator('a[href^="/dashboard/dish/"]').first().click();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await page.getByRole('button', { name: 'Start cooking' }).waitFor();
  await press(page, 'Start cooking');
  await cookThrough(page);
  await page.getByText('Marked as eaten').waitFor();
  await press(page, 'Take it from the pantry');
  await page.getByText('Taken from your pantry').waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('button', { name: 'Take it from the pantry' }).waitFor();
  await page.getByRole('link', { name: 'To your plan' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();

  await phone.restoreNetwork();
  await expectOperations(server, member, 3);
  const [eaten, taken, back] = await journalOf(server, member);
  expect([eaten?.kind, eaten?.payload]).toMatchObject(['meal.eaten', { slot: 'dinner', eaten: true }]);
  expect([taken?.kind, taken?.payload]).toMatchObject(['meal.cooked', { slot: 'dinner', cooked: true }]);
  expect(taken?.payload.recipe).toBe(eaten?.payload.dish);
  expect(back).toMatchObject({ kind: 'meal.cooked', payload: { cooked: false }, day: taken?.day });
});
