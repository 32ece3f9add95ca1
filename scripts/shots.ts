import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startLiveServer } from '../tests/support/live-server.ts';
import { LOOKS, showIn } from '../tests/support/look.ts';
import { walkScreens } from '../tests/support/walk-screens.ts';
import { launchChromium, SCREENS } from './chromium.ts';
import { DIST, ensureBuilt, ROOT } from './ensure-built.ts';

/** `npm run shots`: every screen, phone and desktop, light and dark, into `.shots/`. */
const FOLDER = join(ROOT, '.shots');

await ensureBuilt();
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const server = await startLiveServer({ staticDir: DIST });
const browser = await launchChromium();
const context = await browser.newContext({
  ...SCREENS.phone,
  baseURL: server.origin,
  reducedMotion: 'reduce',
});
const page = await context.newPage();

let number = 0;
await walkScreens(page, server.mail, async (screen) => {
  number += 1;
  const name = `${String(number).padStart(2, '0')}-${screen}`;
  for (const look of LOOKS) {
    await showIn(page, look);
    const file = `${name}-${look.screen}-${look.colorScheme}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: true });
  }
  await showIn(page, LOOKS[0]);
  process.stdout.write(`${name}\n`);
}).finally(async () => {
  await browser.close();
  await server.stop();
});
