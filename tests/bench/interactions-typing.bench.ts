import { launchChromium } from '../../scripts/chromium.ts';
import { DIST, ensureBuilt } from '../../scripts/ensure-built.ts';
import { startLiveServer } from '../support/live-server.ts';
import { openMember, openStaff } from './interactions/devices.ts';
import { measureKeystrokes, measureMembersFilter } from './interactions/keystrokes.ts';

/** From a key to the paint of what it does, in Chromium slowed down to a phone, with a year of journal. */
export async function measure() {
  await ensureBuilt();
  const server = await startLiveServer({ staticDir: DIST });
  const browser = await launchChromium();
  try {
    const rows = await measureKeystrokes(await openMember(browser, server));
    return [...rows, await measureMembersFilter(await openStaff(browser, server))];
  } finally {
    await browser.close();
    await server.stop();
  }
}
