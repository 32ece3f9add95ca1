import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { requireReadableLock } from '../../../src/app/locked-guard.ts';
import type { RouteContext } from '../../../src/app/route-context.ts';

const plan = { plan: { planId: 'of ana' } };

/** Where a locked device whose member allowed it gets to. */
const open = async (online: boolean, metNoServer?: number): Promise<unknown> => {
  const ports = {
    session: { current: () => null },
    connectivity: { online: () => online },
    memberPorts: async () => ({ lockedPlan: async () => plan }),
  };
  const state = metNoServer === undefined ? {} : { metNoServer };
  try {
    return (await requireReadableLock({ context: { ports } as unknown as RouteContext, location: { state } }))
      .plan;
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options.to;
    throw thrown;
  }
};

test('today’s plan opens on a locked device without signal', async () => {
  expect(await open(false)).toBe(plan);
});

test('with signal the member signs in', async () => {
  expect(await open(true)).toBe('/sign-in');
});

test('signal through which a sign-in met no server is none', async () => {
  expect(await open(true, performance.timeOrigin)).toBe(plan);
});

test('a page that is loaded anew asks for signal anew', async () => {
  expect(await open(true, performance.timeOrigin - 60_000)).toBe('/sign-in');
});
