import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { journalOf } from '../support/screen-backend.ts';
import { cutNetwork, restoreNetwork } from '../support/screen-calls.ts';
import { eatElse, news, openPlan, openSheet, openSlot, slotReads } from '../support/screen-plan.ts';
import { gone, mentions, press, shownText, shows } from '../support/screen-steps.ts';

const YOGURT = { typed: 'yoghurts plain', name: 'Plain yogurt' };
const BANANA = { typed: 'banán', name: 'Bananas' };

const openOverview = async (): Promise<void> => {
  await open('/dashboard');
  await mentions('Left today');
};

/** What the four rings say is eaten, in kcal. */
const rings = (): number[] =>
  ['Breakfast', 'Snacks', 'Lunch', 'Dinner'].map((name) => {
    const ring = page.getByRole('img', { name: new RegExp(`^${name}: `) }).element();
    return Number(/: (\d+) /.exec(ring.getAttribute('aria-label') ?? '')?.[1]);
  });

test('food beside the plan fills the right ring without a network, is kept, taken back and sent', async () => {
  const { access } = await enter('Odo');
  await openPlan();
  await openSlot('Snacks 2');
  await shows(page.getByRole('button', { name: 'I ate something else' }));
  cutNetwork();

  await eatElse(YOGURT, false);
  await news('Plain yogurt added to Snacks 2');
  await slotReads('Snacks 2', /, Plain yogurt/);
  const line = page.getByRole('listitem').filter({ hasText: '1 cup, eaten' });
  const kcal = Number(/(\d+) kcal/.exec(line.element().textContent ?? '')?.[1]);
  expect(kcal).toBeGreaterThan(100);
  await openOverview();
  await expect.poll(rings).toEqual([0, kcal, 0, 0]);
  await shownText('Also eaten: Plain yogurt, 245 g');

  await openPlan();
  await openSlot('Lunch');
  await eatElse(BANANA, true);
  await slotReads('Lunch', /Bananas/);
  await news('Bananas instead of what was planned for Lunch');
  await shows(page.getByRole('button', { name: 'Rebalance the rest of the day' }));

  await openPlan();
  await slotReads('Lunch', /Bananas/);
  await slotReads('Snacks 2', /, Plain yogurt/);
  await openSlot('Snacks 2');
  const again = await openSheet('I ate something else');
  await shows(again.getByRole('list', { name: 'Eaten lately' }).getByRole('button', { name: /^Bananas/ }));
  await userEvent.keyboard('{Escape}');
  await gone(again);
  await press('Remove Plain yogurt');
  await news('Plain yogurt removed');
  await openOverview();
  await expect.poll(() => rings()[1]).toBe(0);
  expect(rings()[2]).toBeGreaterThan(80);

  restoreNetwork();
  // The yoghurt, the banana, the lunch that it came instead of, the yoghurt taken back.
  await expect.poll(() => journalOf(access)).toHaveLength(4);
});

test('yesterday’s forgotten snack counts for yesterday', async () => {
  await enter('Yara');
  await openPlan();
  await page.getByRole('tab', { name: 'Yesterday' }).click();
  await openSlot('Dinner');
  await eatElse(BANANA, false);
  await slotReads('Dinner', /, Bananas/);
  await openOverview();
  await expect.poll(rings).toEqual([0, 0, 0, 0]);
  await open('/dashboard/nutrients');
  await page.getByRole('tab', { name: 'Yesterday' }).click();
  await mentions(/^1\d\d kcal eaten$/);
  await page.getByRole('tab', { name: 'Today' }).click();
  await mentions('0 kcal eaten');
});

test('a food that no recipe uses is found, counted and named, without a network too once the list of foods is here', async () => {
  const { access } = await enter('Colin');
  await openPlan();
  await openSlot('Snacks 2');
  await eatElse({ typed: 'croisant', name: 'Croissant' }, false);
  await news('Croissant added to Snacks 2');
  cutNetwork();
  await slotReads('Snacks 2', /, Croissant/);
  await openSlot('Lunch');
  await eatElse({ typed: 'samosa', name: 'Vegetable samosa' }, false);
  await openOverview();
  // A helping of 70 g at 406 kcal, and one of 150 g at 305.
  await expect.poll(rings).toEqual([0, 284, 458, 0]);
  await shownText(/Also eaten: .*Croissant, 70 g/);
  await openPlan();
  await openSlot('Dinner');
  const again = await openSheet('I ate something else');
  await shows(again.getByRole('list', { name: 'Eaten lately' }).getByRole('button', { name: /^Croissant/ }));
  restoreNetwork();
  await expect
    .poll(() => journalOf(access))
    .toMatchObject([
      { payload: { food: 'l:51166000', name: 'Croissant', grams: 70, kcal: 284 } },
      { payload: { food: 'l:58124500', grams: 150 } },
    ]);
});
