import { expect, test } from 'vitest';
import { faultsOnAllScreens } from '../support/axe-walk.ts';

test('axe finds nothing on any screen, on a light phone and a dark desktop', async (context) => {
  const looks = [
    { screen: 'phone', colorScheme: 'light' },
    { screen: 'desktop', colorScheme: 'dark' },
  ] as const;
  expect(await faultsOnAllScreens(context, looks)).toEqual([]);
}, 600_000);
