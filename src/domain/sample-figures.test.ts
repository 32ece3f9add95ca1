import { expect, test } from 'vitest';
import { sources } from '../../tests/architecture/source-files.ts';

test('the sample figures of a day are nobody’s: no code of the app holds them [9.19]', () => {
  const code = sources.filter(({ path }) => path.startsWith('src/'));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter(({ text }) => /\b1,?691\b/.test(text)).map(({ path }) => path)).toEqual([]);
});
