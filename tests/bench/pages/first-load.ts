import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'playwright-core';
import { openPhone } from './phone.ts';

/** Requests have ended when none has begun or ended for this long. */
const QUIET_MS = 2_500;
const LOOK_MS = 100;

/** What a page asks for on a device that holds no more than `profile`, without a worker. */
export async function firstLoad(profile: string, origin: string, path: string) {
  const { context, page } = await openPhone(profile, origin, 'no worker');
  const ended: Request[] = [];
  let underWay = 0;
  let last = Date.now();
  const note = (change: number): void => {
    underWay += change;
    last = Date.now();
  };
  context.on('request', () => note(1));
  context.on('requestfailed', () => note(-1));
  context.on('requestfinished', (request) => {
    ended.push(request);
    note(-1);
  });
  try {
    await page.goto(path, { waitUntil: 'load' });
    while (underWay > 0 || Date.now() - last < QUIET_MS) await wait(LOOK_MS);
    const loaded = await Promise.all(
      ended.map(async (request) => ({
        bytes: (await request.sizes()).responseBodySize,
        type: (await (await request.response())?.headerValue('content-type')) ?? '',
      })),
    );
    const sum = (files: typeof loaded): number => files.reduce((total, { bytes }) => total + bytes, 0);
    return {
      /** Bodies as sent, without headers. */
      bytes: sum(loaded),
      scriptBytes: sum(loaded.filter(({ type }) => type.includes('javascript'))),
      requests: loaded.length,
    };
  } finally {
    await context.close();
  }
}
