import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { expectOperations, openPlan } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { eatElse, expectSlot, openSlot } from '../support/plan-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

test('what was eaten instead of the plan is in the same ring on another device', async (context) => {
  const member = await createReadyMember(server, 'Odo');
  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, member);
  await openPlan(page);
  await openSlot(page, 'Lunch');
  await eatElse(page, { typed: 'banán', name: 'Bananas' }, true);
  await expectSlot(page, 'Lunch', /Bananas/);
  await expectOperations(server, member, 2);

  const other = await openDevice(context, {
    origin: server.origin,
    screen: 'desktop',
    installsWorker: false,
  });
  await enter(other.page, member);
  const eatenFor = async (meal: string): Promise<number> => {
    const ring = other.page.getByRole('img', { name: new RegExp(`^${meal}: `) });
    return Number(/: (\d+) /.exec((await ring.getAttribute('aria-label')) ?? '')?.[1]);
  };
  await expect.poll(() => eatenFor('Lunch')).toBeGreaterThan(80);
  for (const meal of ['Breakfast', 'Snacks', 'Dinner']) expect(await eatenFor(meal)).toBe(0);
});
