import { expect, test } from 'vitest';
import { faultsOnTheWay } from '../support/axe-walk.ts';
import { QUICK_LOOKS } from '../support/look.ts';
import { walkBeginnings } from '../support/walk-screens.ts';

test('axe finds nothing from the landing page to the first plan, on a light phone and a dark desktop', async (context) => {
  const faults = await faultsOnTheWay(context, QUICK_LOOKS, (page, { mail }, see) =>
    walkBeginnings(page, mail, see),
  );
  expect(faults).toEqual([]);
}, 600_000);
