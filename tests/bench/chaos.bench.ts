import { launchChromium } from '../../scripts/chromium.ts';
import { DIST, ensureBuilt } from '../../scripts/ensure-built.ts';
import { createRandom } from '../../src/domain/random.ts';
import { startLiveServer } from '../support/live-server.ts';
import { startLossyNetwork } from './chaos/lossy-network.ts';
import { playChaos } from './chaos/play.ts';
import { openSorrel } from './chaos/sorrel.ts';
import type { Options } from './figures.ts';

const MUTATIONS = 1000;
const SEED = 1;

/**
 * Real Chromium, three tabs, tabs and workers killed all the time, a fifth of all answers lost after the server
 * did what it was asked: what the app delivers.
 */
export async function measure({ mutations = MUTATIONS, seed = SEED }: Options) {
  await ensureBuilt();
  process.stdout.write(`seed ${seed}\n`);
  const server = await startLiveServer({ staticDir: DIST });
  const network = await startLossyNetwork(server.origin, createRandom(seed + 1));
  const browser = await launchChromium();
  try {
    const random = createRandom(seed);
    const subject = await openSorrel(server, network.origin);
    return [await playChaos(browser, subject, network, { mutations, random })];
  } finally {
    await browser.close();
    await network.stop();
    await server.stop();
  }
}
