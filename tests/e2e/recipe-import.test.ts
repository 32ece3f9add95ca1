import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { findAccessFaults } from '../support/axe.ts';
import { journalOf, press } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { openMember } from '../support/member-device.ts';
import { type RecipeSite, startRecipeSite } from '../support/recipe-site.ts';

/** A recipe from a web page, from the share sheet of a phone to the plate. */

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Red lentil dal',
  recipeYield: '4 servings',
  recipeIngredient: ['250 g red lentils', '1 onion, chopped', '2 tbsp olive oil', '1 pinch of stardust'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer everything for 25 minutes.' }],
};

let site: RecipeSite;
let server: LiveServer;
beforeAll(async () => {
  site = await startRecipeSite((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (request.url !== '/dal') return response.writeHead(404).end('Not here.');
    response.end(
      `<title>Dal</title><script type="application/ld+json">${JSON.stringify(RECIPE)}</script><h1>Dal</h1>`,
    );
  });
  server = await startLiveServer({ staticDir: DIST, web: site.web });
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Ingredients we understood' }).getByRole('button');

/** The last line is no food: it is given one. */
async function completeRecipe(page: Page): Promise<void> {
  await expect
    .poll(() => lines(page).allInnerTexts())
    .toEqual([
      expect.stringMatching(/Red lentils.*, 250 g/s),
      expect.stringMatching(/Onion/),
      expect.stringMatching(/Olive oil/),
      expect.stringContaining('No food found'),
    ]);
  await lines(page).last().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Another food').fill('ground cumin');
  await sheet.getByRole('list', { name: 'Found foods' }).getByRole('button').first().click();
  await sheet.getByLabel('Grams').fill('2');
  await sheet.getByRole('button', { name: 'Use this' }).click();
  await expect.poll(() => lines(page).last().innerText()).toMatch(/cumin.*, 2 g/is);
}

test('a shared link becomes a recipe; without a network it is planned for tomorrow, on the list and cooked', async (context) => {
  const { page, member, ...device } = await openMember(context, 'Bay', { server });
  // Opens what a phone opens: the address that the installed app's manifest names for shared things.
  const address = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    const { share_target } = await (await fetch(link)).json();
    const query = new URLSearchParams({
      [share_target.params.title]: 'Red lentil dal',
      [share_target.params.text]: 'Look at this: http://recipes.example/nothing',
    });
    return `${share_target.action}?${query}`;
  });
  await page.goto(address);
  const link = page.getByLabel('Link to a recipe');
  await expect.poll(() => link.inputValue()).toBe('http://recipes.example/nothing');
  // Nothing is asked of the server before the member says so.
  expect(site.asked).toEqual([]);
  expect(await findAccessFaults(page)).toEqual([]);
  device.expectConsole(/status of 422/);
  await press(page, 'Read the page');
  await page.getByText('There is no page at this link. Please check it.').waitFor();
  await link.fill('http://recipes.example/dal');
  await press(page, 'Read the page');
  await completeRecipe(page);
  expect(await findAccessFaults(page)).toEqual([]);
  // A reload loses nothing of what was typed.
  await page.reload();
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Red lentil dal');
  await expect.poll(() => lines(page).last().innerText()).toMatch(/cumin.*, 2 g/is);

  await device.cutNetwork();
  await press(page, 'Save recipe');
  await page.getByRole('heading', { level: 1, name: 'Red lentil dal' }).waitFor();
  expect(await page.getByRole('link', { name: 'recipes.example' }).getAttribute('href')).toBe(
    'http://recipes.example/dal',
  );
  await page.getByLabel('Day').selectOption({ label: 'Tomorrow' });
  await page.getByLabel('Meal').selectOption({ label: 'Dinner' });
  await press(page, 'Plan it');
  await page.getByText('Planned: Dinner, Tomorrow.').waitFor();
  await page.goto('/dashboard/shopping');
  await page
    .getByRole('button', { name: /lentils/i })
    .first()
    .waitFor();
  await page.goto('/dashboard/foods');
  await page.getByRole('link', { name: /^Red lentil dal/ }).click();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await press(page, 'Start cooking');
  await page.getByRole('heading', { level: 2, name: /simmer .*for 25 minutes|Simmer everything/i }).waitFor();
  await page.getByRole('button', { name: 'Start timer, 25 min' }).waitFor();
  await press(page, 'Done cooking');
  await page.getByRole('heading', { level: 1, name: 'Enjoy your meal' }).waitFor();

  // With a network everything of it reaches the account.
  await device.restoreNetwork();
  await expect
    .poll(async () => (await journalOf(server, member)).map(({ kind }) => kind))
    .toEqual(expect.arrayContaining(['recipe.put', 'meals.set']));
});
