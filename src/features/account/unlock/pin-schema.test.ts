import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pinRule } from './pin-schema.ts';

const takes = (pin: string): boolean => v.safeParse(pinRule, pin).success;

test('a PIN has at least six digits, and not those that everybody tries first', () => {
  expect(['731946', '020304', '112233'].filter(takes)).toHaveLength(3);
  expect(['73194', '73194a', '', '000000', '123456', '9876543'].filter(takes)).toEqual([]);
});
