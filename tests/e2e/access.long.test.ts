import { expect, test } from 'vitest';
import { faultsOnTheWay } from '../support/axe-walk.ts';
import { LOOKS } from '../support/look.ts';
import { walkScreens } from '../support/walk-screens.ts';

test('axe finds nothing on any screen, phone and desktop, light and dark', async (context) => {
  const faults = await faultsOnTheWay(context, LOOKS, (page, { mail }, see) => walkScreens(page, mail, see));
  expect(faults).toEqual([]);
}, 900_000);
