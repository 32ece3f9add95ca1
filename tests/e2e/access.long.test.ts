import { expect, test } from 'vitest';
import { faultsOnAllScreens } from '../support/axe-walk.ts';
import { LOOKS } from '../support/look.ts';

test('axe finds nothing on any screen, phone and desktop, light and dark', async (context) => {
  expect(await faultsOnAllScreens(context, LOOKS)).toEqual([]);
}, 900_000);
