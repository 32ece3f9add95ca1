import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST, ensureBuilt } from '../../scripts/ensure-built.ts';

const SCREENS = ['sign-in', 'dashboard', 'dashboard/diet-plan'];

const gzipped = (file: string): number => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;

/**
 * Sizes of the production build in kB: JavaScript before each screen shows (brotli), the worker with what it
 * loads to send (gzip), and the precache (raw).
 */
export async function measure() {
  await ensureBuilt();
  const { initialScriptBytes, precachedFiles, rawBytes } = await import('../build/bundle.ts');
  const precache = precachedFiles().reduce((sum, file) => sum + rawBytes(file), 0);
  return [
    ...SCREENS.map((screen) => ({
      what: `/${screen}, initial JavaScript`,
      kB: initialScriptBytes(screen) / 1000,
    })),
    { what: 'worker and what it loads to send', kB: (gzipped('sw.js') + gzipped('sw-outbox.js')) / 1000 },
    { what: 'precache', kB: precache / 1000 },
  ];
}
