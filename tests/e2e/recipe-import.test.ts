import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { QUICK_LOOKS, showIn } from '../support/look.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';
import { type RecipeSite, startRecipeSite } from '../support/recipe-site.ts';

/** A recipe from a web page, by its link and by the share sheet of a phone. */

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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const lines = (page: Page) =>
  page.getByRole('list', { name: 'Ingredients as understood' }).getByRole('button');

async function expectAccess(page: Page): Promise<void> {
  for (const look of QUICK_LOOKS) {
    await showIn(page, look);
    expect(await findAccessFaults(page), `${look.screen} ${look.colorScheme}`).toEqual([]);
  }
}

/** The last line is no food: it is given one, and the recipe is saved. */
async function completeAndSave(page: Page): Promise<void> {
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
  await press(page, 'Save recipe');
  await page.getByRole('heading', { level: 1, name: 'Red lentil dal' }).waitFor();
  expect(await page.getByRole('link', { name: 'recipes.example' }).getAttribute('href')).toBe(
    'http://recipes.example/dal',
  );
}

test('a recipe is read from a web page, looked at line by line, and kept with its link', async (context) => {
  const member = await createReadyMember(server, 'Basil');
  const device = await openDevice(context, { origin: server.origin });
  const { page } = device;
  await enter(page, member);
  await page.goto('/dashboard/foods');
  await page.getByRole('link', { name: 'Import a recipe' }).click();
  await expectAccess(page);
  device.expectConsole(/status of 422/);
  await page.getByLabel('Link to a recipe').fill('http://recipes.example/nothing');
  await press(page, 'Read the page');
  await page.getByText('There is no page at this link; please check it.').waitFor();
  await page.getByLabel('Link to a recipe').fill('http://recipes.example/dal');
  await press(page, 'Read the page');
  await completeAndSave(page);
});

test('a link from the share sheet is one tap from being a recipe', async (context) => {
  const member = await createReadyMember(server, 'Bay');
  const { page } = await openDevice(context, { origin: server.origin });
  await enter(page, member);
  // Opens what a phone opens: the address that the installed app's manifest names for shared things.
  const address = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    const { share_target } = await (await fetch(link)).json();
    const query = new URLSearchParams({
      [share_target.params.title]: 'Red lentil dal',
      [share_target.params.text]: 'Look at this: http://recipes.example/dal',
    });
    return `${share_target.action}?${query}`;
  });
  await page.goto(address);
  await expect
    .poll(() => page.getByLabel('Link to a recipe').inputValue())
    .toBe('http://recipes.example/dal');
  // Nothing is asked of the server before the member says so.
  expect(site.asked.filter(({ path }) => path === '/dal')).toHaveLength(1);
  await press(page, 'Read the page');
  await completeAndSave(page);
});
