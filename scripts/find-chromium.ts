import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installPackages, isDebianAsRoot, onPath, run } from './suites/install-packages.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser to test with: CHROMIUM_PATH, then an installed one, then Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  return [...onPath(COMMANDS), ...PLACES, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Debian's folders of the fonts with Arial's measures. */
const LIBERATION = ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2'];

/**
 * Installs the fonts that the app's stand-ins are made of (`src/ui/styles/fonts.css`), as every phone and computer has
 * Arial, Roboto or Helvetica. A bare Debian has none of them, and what is shown before the web fonts moves there.
 */
function ensureFonts(): void {
  if (!isDebianAsRoot() || LIBERATION.some((folder) => existsSync(folder))) return;
  process.stdout.write('No font with the measures of Arial: installing the package fonts-liberation.\n');
  installPackages(['fonts-liberation']);
}

/** As `findChromium`, and installs one where there is none, saying what it does. */
export function ensureChromium(): string {
  ensureFonts();
  const found = findChromium();
  if (found !== null) return found;
  if (isDebianAsRoot()) {
    process.stdout.write('No Chrome or Chromium found: installing the package chromium with apt-get.\n');
    installPackages(['chromium']);
  } else {
    process.stdout.write("No Chrome or Chromium found: installing Playwright's own.\n");
    const withLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
    run('npx', ['playwright-core', 'install', ...withLibraries, 'chromium']);
  }
  const installed = findChromium();
  if (installed === null)
    throw new Error('The browser was installed but cannot be found; set CHROMIUM_PATH.');
  return installed;
}
