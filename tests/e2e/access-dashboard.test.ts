import { expect, test } from 'vitest';
import { faultsOnTheWay } from '../support/axe-walk.ts';
import { QUICK_LOOKS } from '../support/look.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';
import { walkOverview, walkRest } from '../support/walk-screens.ts';

test('axe finds nothing on any page of the dashboard, on a light phone and a dark desktop [2.23]', async (context) => {
  const faults = await faultsOnTheWay(context, QUICK_LOOKS, async (page, server, see) => {
    await enter(page, await createReadyMember(server, 'Rowan'));
    await walkOverview(page, see);
    await walkRest(page, see);
  });
  expect(faults).toEqual([]);
}, 600_000);
