import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startLiveServer } from '../tests/support/live-server.ts';
import { showIn } from '../tests/support/look.ts';
import { walkScreens } from '../tests/support/walk-screens.ts';
import { SCREENSHOTS } from './build/web-manifest.ts';
import { launchChromium, SCREENS } from './chromium.ts';
import { DIST, ensureBuilt, ROOT } from './ensure-built.ts';

/**
 * The pictures that a browser shows when it offers to install the app. Run it with
 * `npx tsx scripts/make-screenshots.ts` after the screens changed; what it writes is committed.
 */
const FOLDER = join(ROOT, 'public', 'screenshots');

await ensureBuilt();
await mkdir(FOLDER, { recursive: true });
const server = await startLiveServer({ staticDir: DIST });
const browser = await launchChromium();
const page = await browser.newPage({
  ...SCREENS.phone,
  baseURL: server.origin,
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
});

await walkScreens(page, server.mail, async (screen) => {
  for (const { file, of, form_factor } of SCREENSHOTS.filter((shot) => shot.of === screen)) {
    await showIn(page, { screen: form_factor === 'wide' ? 'desktop' : 'phone', colorScheme: 'light' });
    await page.evaluate(() => scrollTo(0, 0));
    const picture = sharp(await page.screenshot()).png({ palette: true, compressionLevel: 9 });
    await picture.toFile(join(FOLDER, file));
    process.stdout.write(`${file} shows ${of}\n`);
  }
  await showIn(page, { screen: 'phone', colorScheme: 'light' });
}).finally(async () => {
  await browser.close();
  await server.stop();
});
