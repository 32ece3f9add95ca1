import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { drink, expectWater, journalOf } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { readRows } from '../support/member-store.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

test('what was logged without a network is sent by the worker, after every tab was closed', async (context) => {
  const device = await openDevice(context, { origin: server.origin });
  const member = await createReadyMember(server, 'Wanda');
  await enter(device.page, member);
  await expectWater(device.page, '0 L');
  await waitUntilReadyOffline(device.page);
  await device.cutNetwork();
  await drink(device.page, '0 L', '0.25 L');

  const blank = await device.context.newPage();
  // A page that is closed while it tries holds what it sends until its lease is over: it is closed between two tries.
  const rests = async (): Promise<boolean> => {
    const [row] = (await readRows(device.page, member.id, 'outbox')) ?? [];
    return row?.state === 'waiting' && Number(row.attempts) > 0 && Number(row.nextAt) > Date.now() + 2_500;
  };
  await expect.poll(rests).toBe(true);
  await device.page.close();
  expect(await journalOf(server, member)).toEqual([]);
  await device.restoreNetwork();
  await expect
    .poll(() => journalOf(server, member))
    .toMatchObject([{ kind: 'water.add', payload: { litres: 0.25 } }]);

  await blank.goto('/dashboard');
  await expectWater(blank, '0.25 L');
  const cached = await blank.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toContain('/app.html');
  expect(cached.filter((path) => /^\/(django|v1|media)\//.test(path))).toEqual([]);
});
