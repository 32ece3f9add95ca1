import { ensureBuilt } from '../../scripts/ensure-built.ts';

const SCREENS = ['sign-in', 'dashboard', 'dashboard/diet-plan'];

/** Sizes of the production build in kB: JavaScript before each screen shows (brotli), and the precache (raw). */
export async function measure() {
  await ensureBuilt();
  const { initialScriptBytes, precachedFiles, rawBytes } = await import('../build/bundle.ts');
  const precache = precachedFiles().reduce((sum, file) => sum + rawBytes(file), 0);
  return [
    ...SCREENS.map((screen) => ({
      what: `/${screen}, initial JavaScript`,
      kB: initialScriptBytes(screen) / 1000,
    })),
    { what: 'precache', kB: precache / 1000 },
  ];
}
