import { expect, test } from 'vitest';
import { drink, expectWater, journalOf } from '../support/daily-steps.ts';
import { openMember } from '../support/member-device.ts';
import { readRows } from '../support/member-store.ts';

test('what was logged without a network is sent by the worker, after every tab was closed', async (context) => {
  const { member, server, ...device } = await openMember(context, 'Wanda');
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
