import { describe, expect, test } from 'vitest';
import {
  firstLoadBytes,
  initialScriptBytes,
  landingBytes,
  landingScripts,
  precachedFiles,
  rawBytes,
} from './bundle.ts';

const KB = 1000;

function hold(what: string, bytes: number, bar: number): void {
  process.stdout.write(`${what}: ${(bytes / KB).toFixed(1)} kB of ${bar} kB\n`);
  expect(bytes).toBeLessThanOrEqual(bar * KB);
}

describe('the size of the production build', () => {
  test.each([
    { screen: 'sign-in', bar: 125 },
    { screen: 'dashboard', bar: 176 },
    { screen: 'dashboard/diet-plan', bar: 172 },
  ])('initial JavaScript of /$screen is at most $bar kB of brotli', ({ screen, bar }) => {
    hold(`JavaScript of /${screen}, brotli`, initialScriptBytes(screen), bar);
  });

  test.each([
    { screen: 'dashboard', bar: 250 },
    { screen: 'dashboard/diet-plan', bar: 246 },
  ])('all files of a first load of /$screen are at most $bar kB as sent', ({ screen, bar }) => {
    hold(`Files of /${screen}, as sent`, firstLoadBytes(screen), bar);
  });

  test('the landing page with everything it names is at most 56 kB, its script 5 kB', () => {
    const { everything, script } = landingBytes();
    hold('Landing, everything', everything, 56);
    hold('Landing, script', script, 5);
  });

  test('the landing page is complete before any script of it runs', () => {
    expect(landingScripts()).toEqual([
      expect.stringMatching(
        /^<script>new PerformanceObserver\(.{0,200}type:"paint",buffered:true}\)<\/script>$/,
      ),
    ]);
  });

  test('the precache is at most 2 MB raw', () => {
    const bytes = precachedFiles().reduce((sum, file) => sum + rawBytes(file), 0);
    hold('Precache, raw', bytes, 2000);
  });
});
