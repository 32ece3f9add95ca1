import * as v from 'valibot';
import { expect, it } from 'vitest';
import { passwordRule } from '../../src/contract/account/credentials.ts';
import { isCommonPassword } from '../../src/domain/common-passwords.ts';

it.each([
  'P@ssw0rd',
  'Passw0rd!',
  'Password1!',
  'Pa$$w0rd',
  'PASSWORd#12',
  '!Password1',
  'Welcome@1',
  'Admin@123',
  'Qwerty@123',
  'Abcd@1234',
  'Aa123456@',
  'Aa@123456',
  'India@123',
  'Summer2026!',
  'Winter#26',
  'ILoveYou1!',
  'Trustno1!',
  'Changeme123!',
  '1qaz!QAZ',
  '1qaz@WSX',
  '!QAZ2wsx',
  '1Q2w3e4r!',
  'Zaq12wsx!',
  'Abc-12345',
  'A1b2c3d4!',
  'Football7!',
  'Michael-1990',
  'Dr@gon12',
])('a password that everybody thinks of is refused: %s', (password) => {
  expect(v.is(passwordRule, password)).toBe(true);
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['Sorrel2026!', 'Diet-Plan1', 'MealPlan#1', 'R3cipes!1', 'Fitness@2025'])(
  'a password that everybody thinks of is refused where it is made of the product’s own words: %s',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

it('a password that everybody thinks of is one of far more than three thousand', () => {
  const words = ['Password', 'Welcome', 'Qwerty', 'Dragon', 'Monkey', 'Summer'];
  const digits = Array.from({ length: 130 }, (_, at) => String(at < 30 ? at : 1900 + at));
  const signs = ['!', '@', '#', '$', '.', '_'];
  const all = words.flatMap((word) =>
    digits.flatMap((digit) => signs.map((sign) => `${word}${sign}${digit}`)),
  );
  expect(all.length).toBeGreaterThan(3_000);
  expect(all.filter((password) => !isCommonPassword(password))).toEqual([]);
});

it('may have 64 characters and more, up to 200', () => {
  const long = `Aa1!${'x'.repeat(196)}`;
  expect(v.is(passwordRule, long.slice(0, 64)) && v.is(passwordRule, long)).toBe(true);
  expect(v.is(passwordRule, `${long}x`)).toBe(false);
});
