import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it.each([
  ['robin@example.org', 'rob**@*******.***'],
  ['al@b.co', 'al@*.**'],
  ['a.very.long.name@mail.example.com', 'a.v*************@****.*******.***'],
  ['"odd@local"@example.org', '"od********@*******.***'],
])('masks %s as %s [2.14]', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
