import { describe, expect, test } from 'vitest';
import { initialScriptBytes, precachedFiles, rawBytes } from './bundle.ts';

const KB = 1000;

const report = (what: string, bytes: number, bar: number) =>
  process.stdout.write(`${what}: ${(bytes / KB).toFixed(1)} kB of ${bar} kB\n`);

describe('the size of the production build', () => {
  test.each([
    { screen: 'sign-in', bar: 170 },
    { screen: 'dashboard/diet-plan', bar: 220 },
  ])('initial JavaScript of /$screen is at most $bar kB of brotli', ({ screen, bar }) => {
    const bytes = initialScriptBytes(screen);
    report(`JavaScript of /${screen}, brotli`, bytes, bar);
    expect(bytes).toBeLessThanOrEqual(bar * KB);
  });

  test('the precache is at most 2 MB raw', () => {
    const bytes = precachedFiles().reduce((sum, file) => sum + rawBytes(file), 0);
    report('Precache, raw', bytes, 2000);
    expect(bytes).toBeLessThanOrEqual(2000 * KB);
  });
});
