import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { createFoodFacts } from '../../server/food-facts/food-facts.ts';
import { filmBarcode } from '../support/barcode-video.ts';
import { type Device, openDevice } from '../support/browser.ts';
import { type FoodFactsStandIn, startFoodFacts } from '../support/food-facts-stand-in.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter, type KnownMember } from '../support/ready-member.ts';

let source: FoodFactsStandIn;
let server: LiveServer;
let member: KnownMember;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'films-'));
  source = await startFoodFacts();
  const foodFacts = createFoodFacts(source.url, { warn: () => undefined });
  server = await startLiveServer({ staticDir: DIST, foodFacts });
  member = await createReadyMember(server, 'Scarlet');
});
afterAll(async () => {
  await server.stop();
  await source.stop();
  await rm(folder, { recursive: true });
});

/** A phone in whose hand lies a pack with this code. */
async function phoneBefore(code: string, context: TestContext): Promise<Device> {
  const film = join(folder, `${code}.y4m`);
  await filmBarcode(code, film);
  const device = await openDevice(context, { origin: server.origin, profile: join(folder, code), film });
  await enter(device.page, member);
  return device;
}

const scanned = ({ page }: Device, code: string) =>
  page.getByRole('heading', { level: 1, name: `Barcode ${code}`, exact: true }).waitFor();

// The policy of the page stands: a violation would be an error on the console, which fails the test.
test.for([
  { kind: 'EAN-13', code: '4006381333931', read: '4006381333931', words: 'Found.' },
  { kind: 'EAN-8', code: '96385074', read: '96385074', words: 'Not known yet: add it from the label.' },
  {
    kind: 'UPC-A',
    code: '012345678905',
    read: '0012345678905',
    words: 'Not known yet: add it from the label.',
  },
])('the camera reads $kind', async ({ code, read, words }, context) => {
  const device = await phoneBefore(code, context);
  const { page } = device;
  await page.goto('/dashboard/scan');
  await scanned(device, read);
  await page.getByText(words).waitFor();
  expect(await page.getByLabel('Barcode', { exact: true }).inputValue()).toBe(read);
});

test('the camera reads without a network too', async (context) => {
  const device = await phoneBefore('4006381333931', context);
  await waitUntilReadyOffline(device.page);
  await device.cutNetwork();
  await device.page.goto('/dashboard/scan');
  await scanned(device, '4006381333931');
  await device.page.getByText('Kept for later.').waitFor();
});
