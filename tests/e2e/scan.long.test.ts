import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { createFoodFacts } from '../../server/food-facts/food-facts.ts';
import { CODE, filmBarcode } from '../support/barcode-video.ts';
import type { Device } from '../support/browser.ts';
import { type FoodFactsStandIn, startFoodFacts } from '../support/food-facts-stand-in.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { openMember } from '../support/member-device.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('films');
let source: FoodFactsStandIn;
let server: LiveServer;
beforeAll(async () => {
  source = await startFoodFacts();
  const foodFacts = createFoodFacts(source.url, { warn: () => undefined });
  server = await startLiveServer({ staticDir: DIST, foodFacts });
});
afterAll(async () => {
  await server.stop();
  await source.stop();
});

const scanned = ({ page }: Device) =>
  page.getByRole('heading', { level: 1, name: `Barcode ${CODE}`, exact: true }).waitFor();

// The policy of the page stands: a violation would be an error on the console, which fails the test.
test('the camera reads a barcode, with a network and without', async (context) => {
  const film = join(folder, 'code.y4m');
  await filmBarcode(film);
  const device = await openMember(context, 'Scarlet', { server, profile: join(folder, 'profile'), film });
  const { page } = device;
  await page.goto('/dashboard/scan');
  await scanned(device);
  await page.getByText('Found.').waitFor();
  expect(await page.getByLabel('Barcode', { exact: true }).inputValue()).toBe(CODE);

  await device.cutNetwork();
  await page.goto('/dashboard/scan');
  await scanned(device);
  await device.close();
});
