import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { ensureChromium } from '../../scripts/find-chromium.ts';

/** Before the tests of the built app: a current production build, and a browser to open it in. */
export async function setup(): Promise<void> {
  ensureChromium();
  await ensureBuilt();
}
