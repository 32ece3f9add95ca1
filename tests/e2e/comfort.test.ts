import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays } from '../../src/domain/calendar/days.ts';
import { findAccessFaults } from '../support/axe.ts';
import { press } from '../support/daily-steps.ts';
import { openMember } from '../support/member-device.ts';
import { MEMBER_PAGES, moveTo, untilRead } from '../support/member-pages.ts';
import { untilKept } from '../support/member-store.ts';

/** Where amounts stay: what one cooks with and buys, questions with their options, the coach's own words. */
const KEPT = [
  '[aria-labelledby="ingredients"]',
  '[aria-labelledby="steps"]',
  '[aria-labelledby="keeping"]',
  '[aria-label="List of ingredients"]',
  '[data-amounts]',
  '[role="log"]',
  'select',
  '[id$="-hint"]',
];

/** Every figure of energy, weight or share that a person could see or hear on the page. */
const figuresOn = (page: Page): Promise<string[]> =>
  page.evaluate((kept) => {
    const figure = /\d[\d.,\s]*(k?cal|k?g|lbs?|%)(?![a-z])/i;
    const heard = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt'];
    const texts: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(kept) !== null || !element.checkVisibility()) continue;
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      if (own.length > 0) texts.push(element.textContent ?? '');
      texts.push(...heard.map((name) => element.getAttribute(name) ?? ''));
      const value = element.getAttribute('aria-valuenow');
      // A field to type in has what its person gave; a bar has a share.
      if (value !== null && element.role !== 'spinbutton') texts.push(`${value} %`);
    }
    return texts.filter((text) => figure.test(text));
  }, KEPT.join());

const logged = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Weight log' }).getByText(text, { exact: true });

/** Eats breakfast, and logs two weights. */
const live = async (page: Page): Promise<void> => {
  await moveTo(page, '/dashboard/diet-plan');
  const breakfast = page.getByRole('button', { name: 'Breakfast eaten', exact: true });
  await untilKept(page, 'meal.eaten', () => breakfast.click());
  await moveTo(page, '/dashboard/progress');
  const day = page.getByLabel('Day', { exact: true });
  const today = await day.inputValue();
  for (const [daysAgo, weight] of [
    [9, '71'],
    [0, '70.4'],
  ] as const) {
    await day.fill(addDays(today, -daysAgo));
    const field = page.getByLabel('Weight (kg)');
    await field.fill(weight);
    await press(page, 'Log weight');
    await logged(page, `${weight} kg`).waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
  }
};

const turn = async (page: Page, name: string, checked = true): Promise<void> => {
  await moveTo(page, '/dashboard/profile');
  await page.getByRole('switch', { name, checked: !checked }).click();
  await page.getByRole('switch', { name, checked }).waitFor();
};

test('number-free: no screen shows or says a figure of energy, weight or share, and all of them come back; calm: one card at a time', async (context) => {
  const { page } = await openMember(context, 'Noa', { installsWorker: false });
  await live(page);
  await moveTo(page, '/dashboard');
  await page.getByText(/kcal/).first().waitFor();
  expect(await figuresOn(page)).not.toEqual([]);

  await turn(page, 'Number-free mode');
  await moveTo(page, '/dashboard');
  await page.getByText("nothing of today's water yet").waitFor();
  await untilRead(page);
  expect(await figuresOn(page)).toEqual([]);
  for (const name of MEMBER_PAGES) {
    await moveTo(page, `/dashboard/${name}`);
    await untilRead(page);
    expect(await figuresOn(page), name).toEqual([]);
  }

  await moveTo(page, '/dashboard/progress');
  await page.getByRole('img', { name: 'Weight: Lower than 9 days ago' }).waitFor();
  await page.getByRole('list', { name: 'Weight log' }).getByRole('listitem').first().waitFor();
  expect(await figuresOn(page)).toEqual([]);

  await moveTo(page, '/dashboard/diet-plan');
  await page.getByText(/^Eaten: (a little|about a (quarter|third)) of the day's plan$/).waitFor();
  await page
    .getByRole('heading', { level: 3 })
    .getByRole('button', { name: /^Lunch · (light|regular|filling)/ })
    .click();
  expect(await figuresOn(page)).toEqual([]);
  await page.locator('a[href^="/dashboard/dish/"]').first().click();
  await page.getByText(/^A (light|regular|filling) dish$/).waitFor();
  expect(await figuresOn(page)).toEqual([]);
  await page
    .locator('[aria-labelledby="ingredients"]')
    .getByText(/^\d+ g$/)
    .first()
    .waitFor();

  await moveTo(page, '/dashboard');
  await page.getByText("nothing of today's water yet").waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  await press(page, '+ a glass');
  await page.getByText("a little of today's water").waitFor();
  expect(await figuresOn(page)).toEqual([]);

  await turn(page, 'Number-free mode', false);
  await moveTo(page, '/dashboard/progress');
  await logged(page, '70.4 kg').waitFor();

  await turn(page, 'Calm mode');
  await moveTo(page, '/dashboard');
  await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  await page.getByRole('region', { name: 'Next meal' }).waitFor();
  await expect.poll(() => page.locator('main').getByRole('region').count()).toBe(1);
  expect(await findAccessFaults(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Water' }).click();
  await press(page, '+250 ml');
  await expect.poll(() => page.locator('main').getByRole('region').count()).toBe(1);
  await moveTo(page, '/dashboard/progress');
  await page.getByRole('tab', { name: 'Weight' }).click();
  await logged(page, '70.4 kg').waitFor();
  expect(await page.getByText(/less in 9 days/).count()).toBe(0);
});
