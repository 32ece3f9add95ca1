import { launchChromium } from '../../scripts/chromium.ts';
import { DIST, ensureBuilt } from '../../scripts/ensure-built.ts';
import { createRandom } from '../../src/domain/planner/random.ts';
import { startLiveServer } from '../support/live-server.ts';
import { createReadyMember } from '../support/ready-member.ts';
import { type LossyNetwork, startLossyNetwork } from './chaos/lossy-network.ts';
import { playChaos } from './chaos/play.ts';
import { journalIds } from './chaos/server-tables.ts';
import { openSorrel } from './chaos/sorrel.ts';
import type { Subject } from './chaos/subject.ts';
import { startQueueHost } from './workbox-queue/host.ts';
import { openQueue } from './workbox-queue/queue-subject.ts';

interface ChaosOptions {
  readonly mutations?: number;
  readonly seed?: number;
}

const MUTATIONS = 1000;
const SEED = 1;

/** Which paths go where, and what is opened behind that network. */
interface Scene {
  readonly name: string;
  readonly targetOf: (path: string) => string;
  readonly subject: (network: LossyNetwork) => Promise<Subject> | Subject;
}

async function playScene(scene: Scene, mutations: number, seed: number) {
  const network = await startLossyNetwork(scene.targetOf, createRandom(seed + 1));
  const browser = await launchChromium();
  try {
    const subject = await scene.subject(network);
    const random = createRandom(seed);
    return { queue: scene.name, ...(await playChaos(browser, subject, network, { mutations, random })) };
  } finally {
    await browser.close();
    await network.stop();
  }
}

/**
 * Real Chromium, three tabs, tabs and workers killed all the time, a fifth of all answers lost after the server
 * did what it was asked: what the app delivers, and what Workbox's queue delivers of the same.
 */
export async function measure({ mutations = MUTATIONS, seed = SEED }: ChaosOptions = {}) {
  await ensureBuilt();
  process.stdout.write(`seed ${seed}\n`);
  const server = await startLiveServer({ staticDir: DIST });
  const host = await startQueueHost();
  try {
    const member = await createReadyMember(server, 'Quinn');
    const scenes: readonly Scene[] = [
      {
        name: 'Sorrel',
        targetOf: () => server.origin,
        subject: ({ origin }) => openSorrel(server, origin),
      },
      {
        name: 'workbox-background-sync, plain backend',
        targetOf: () => host.origin,
        subject: ({ origin }) =>
          openQueue(origin, { path: '/effects', headers: {}, effects: async () => host.effects }),
      },
      {
        name: 'workbox-background-sync, this journal',
        targetOf: (path) => (path.startsWith('/django/') ? server.origin : host.origin),
        subject: ({ origin }) =>
          openQueue(origin, {
            path: '/django/ext/v1/journal',
            headers: { Authorization: `Bearer ${member.access}` },
            effects: () => journalIds(server.db, member.id),
          }),
      },
    ];
    const rows = [];
    for (const scene of scenes) {
      const row = await playScene(scene, mutations, seed);
      process.stdout.write(`${JSON.stringify(row)}\n`);
      rows.push(row);
    }
    return rows;
  } finally {
    await host.stop();
    await server.stop();
  }
}
