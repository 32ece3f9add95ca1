import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/ensure-built.ts';

test('the sample figures of a day are nobody’s: no code of the app holds them [9.19]', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/.test(file));
  expect(code.length).toBeGreaterThan(100);
  const holds = (file: string) => /\b1,?691\b/.test(readFileSync(join(ROOT, 'src', file), 'utf8'));
  expect(code.filter(holds)).toEqual([]);
});
