import { describe, expect, test } from 'vitest';
import {
  builtFiles,
  firstLoadBytes,
  initialScriptBytes,
  landingBytes,
  landingScripts,
  precachedFiles,
  rawBytes,
  sentBytes,
} from './bundle.ts';

const KB = 1000;

function hold(what: string, bytes: number, bar: number): void {
  process.stdout.write(`${what}: ${(bytes / KB).toFixed(1)} kB of ${bar} kB\n`);
  expect(bytes).toBeLessThanOrEqual(bar * KB);
}

describe('the size of the production build', () => {
  test.each(['sign-in', 'dashboard', 'dashboard/diet-plan'])(
    'initial JavaScript of /%s is at most 200 kB of brotli',
    (screen) => {
      hold(`JavaScript of /${screen}, brotli`, initialScriptBytes(screen), 200);
    },
  );

  test.each(['dashboard', 'dashboard/diet-plan'])(
    'all files of a first load of /%s are at most 290 kB as sent',
    (screen) => {
      hold(`Files of /${screen}, as sent`, firstLoadBytes(screen), 290);
    },
  );

  test('the landing page with everything it names is at most 95 kB, its script 10 kB', () => {
    const { everything, script } = landingBytes();
    hold('Landing, everything', everything, 95);
    hold('Landing, script', script, 10);
  });

  test('the landing page is complete before any script of it runs, but for leading other paths on', () => {
    expect(landingScripts()).toEqual([
      expect.stringMatching(
        /^<script>\(function\(\)\{.{0,600}location\.replace\(.{0,30}\)\}\)\(\);<\/script>$/,
      ),
      expect.stringMatching(
        /^<script>new PerformanceObserver\(.{0,200}type:"paint",buffered:true}\)<\/script>$/,
      ),
    ]);
  });

  test('what is fetched for the precache is at most 3.7 MB raw', () => {
    // The worker takes the pictures of dishes out of one file.
    const fetched = precachedFiles().filter((file) => !/^assets\/art-\w+\//.test(file));
    const bytes = fetched.reduce((sum, file) => sum + rawBytes(file), 0);
    hold('Precache, raw', bytes, 3700);
  });

  test('the food library is one file of at most 620 kB as sent, and no part of the precache', () => {
    const libraries = builtFiles().filter((file) => /^assets\/library-/.test(file));
    expect(libraries).toHaveLength(1);
    expect(precachedFiles()).not.toContain(libraries[0]);
    hold('Food library, as sent', sentBytes(libraries[0] ?? ''), 620);
  });
});
