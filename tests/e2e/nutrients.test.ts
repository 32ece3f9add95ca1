import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { openPlan } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { LOOKS, showIn } from '../support/look.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { eatElse, openSlot } from '../support/plan-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const percent = (text: string): number => Number(/(\d+) %/.exec(text)?.[1]);

test('the day and the week against the goals, planned and eaten, gaps named, without a network', async (context) => {
  const member = await createReadyMember(server, 'Nuria');
  const phone = await openDevice(context, { origin: server.origin });
  const { page } = phone;
  await enter(page, member);
  await waitUntilReadyOffline(page);
  await openPlan(page);
  await page.getByRole('button', { name: 'Breakfast eaten' }).waitFor();
  await phone.cutNetwork();
  await page.getByRole('link', { name: 'Vitamins, minerals and more' }).click();
  await page.getByRole('heading', { level: 1, name: 'What is in your food' }).waitFor();

  const table = page.getByRole('table');
  const rows = table.getByRole('row');
  await expect.poll(() => rows.count()).toBe(25);
  const shares = (await table.locator('tbody tr td:first-of-type').allTextContents()).map(percent);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  const vitaminC = rows.filter({ has: page.getByRole('rowheader', { name: /^Vitamin C/ }) });
  const eaten = vitaminC.getByRole('cell').last();
  await vitaminC.getByText(/of 75 mg$/).waitFor();
  expect(await eaten.textContent()).toBe('0 %');
  const [lowest] = await table.getByRole('rowheader').allTextContents();
  const gaps = page.getByRole('region', { name: /^(What falls short|No gaps)$/ });
  if ((shares[0] ?? 100) < 90)
    await gaps.getByText(lowest?.replace(/no figure.*/, '') ?? '', { exact: true }).waitFor();
  else await gaps.getByText(/Every vitamin/).waitFor();

  await openPlan(page);
  await openSlot(page, 'Snacks 1');
  await eatElse(page, { typed: 'kiwi', name: 'Kiwifruit' }, false);
  await page.getByRole('link', { name: 'Vitamins, minerals and more' }).click();
  await expect.poll(async () => percent((await eaten.textContent()) ?? '')).toBeGreaterThan(70);
  for (const name of ['Energy', 'Carbs', 'Protein', 'Fat', 'Fibre', 'Saturated fat', 'Sodium'])
    await page.getByRole('img', { name: new RegExp(`^${name}: .+ of .+ eaten$`) }).waitFor();

  await page.getByRole('tab', { name: 'Week' }).click();
  await page.getByRole('heading', { level: 2, name: 'A day of this week, on average' }).waitFor();
  await page
    .getByText(/no figure for \d+ of \d+ foods/)
    .first()
    .waitFor();

  const faults: string[] = [];
  for (const look of LOOKS) {
    await showIn(page, look);
    faults.push(...(await findAccessFaults(page)));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(faults).toEqual([]);
});

test('a dish tells its vitamins, allergens and keeping, and is changed from its own page [2.36]', async (context) => {
  const member = await createReadyMember(server, 'Dora');
  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, member);
  await openPlan(page);
  await openSlot(page, 'Dinner');
  const link = page.locator('a[href^="/dashboard/dish/"]').first();
  const planned = (await link.textContent()) ?? '';
  await link.click();
  await page.waitForURL('**/dashboard/dish/**');
  await page.getByRole('button', { name: 'Portion', exact: true }).waitFor();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => planned.includes((await heading.textContent()) ?? 'no dish')).toBe(true);
  await expect
    .poll(() => page.getByRole('term').allTextContents())
    .toEqual(['Energy', 'Carbs', 'Protein', 'Fat', 'Fibre']);
  const amounts = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').locator('strong');
  for (const amount of await amounts.allTextContents()) expect(amount).toMatch(/\p{N}/u);
  for (const name of ['Ingredients', 'Steps'])
    await page.getByRole('region', { name }).getByRole('listitem').first().waitFor();
  await page.getByRole('region', { name: 'Keeping' }).waitFor();
  await page
    .getByRole('region', { name: 'Allergens' })
    .getByText(/check the label/i)
    .waitFor();
  await page.getByRole('button', { name: /^Vitamins and minerals/ }).click();
  const table = page.getByRole('table');
  await expect.poll(() => table.getByRole('row').count()).toBe(25);
  const energy = page.getByText(/kcal$/).first();
  const before = await energy.textContent();
  await page.getByRole('button', { name: 'Portion', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Use this portion' }).click();
  await expect.poll(() => energy.textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await page.getByRole('button', { name: 'Locked', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Swap', exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await page.getByText(/^Dinner holds something else now: /).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Swap', exact: true }).waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
});
