import { expect, test } from 'vitest';
import { readShared } from './shared-search.ts';

test.each([
  ['Found this (https://example.org/apple-pie) - looks good', 'https://example.org/apple-pie'],
  ['Try https://example.org/apple-pie.', 'https://example.org/apple-pie'],
  ['“https://example.org/pie”!', 'https://example.org/pie'],
  ['[Pie](https://example.org/pie), yum', 'https://example.org/pie'],
  ['<https://example.org/pie>', 'https://example.org/pie'],
  ['Is it https://example.org/pie?', 'https://example.org/pie'],
  ['Look: www.example.org/pie, nice', 'https://www.example.org/pie'],
  ['https://example.org/wiki/Pie_(dish)?a=b.c', 'https://example.org/wiki/Pie_(dish)?a=b.c'],
])('the link in %j', (text, link) => {
  expect(readShared({ text })).toEqual({ link, text: '' });
});

test('a link without an end is cut, in no time', () => {
  expect(readShared({ url: `https://example.org/${')'.repeat(1_000_000)}` }).link).toBe(
    'https://example.org/',
  );
});
