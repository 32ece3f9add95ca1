import { launchChromium } from '../../scripts/chromium.ts';
import { DIST, ensureBuilt } from '../../scripts/ensure-built.ts';
import { startLiveServer } from '../support/live-server.ts';
import { openMember } from './interactions/devices.ts';
import { measureTaps } from './interactions/taps.ts';

/** From a tap to the paint of what it does, in Chromium slowed down to a phone, with a year of journal. */
export async function measure() {
  await ensureBuilt();
  const server = await startLiveServer({ staticDir: DIST });
  const browser = await launchChromium();
  try {
    return await measureTaps(await openMember(browser, server));
  } finally {
    await browser.close();
    await server.stop();
  }
}
