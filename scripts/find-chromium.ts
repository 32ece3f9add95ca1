import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** The browser to test with: CHROMIUM_PATH, then an installed one, then Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  return [...onPath(), ...PLACES, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

function run(command: string, args: readonly string[]): void {
  process.stdout.write(`> ${command} ${args.join(' ')}\n`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw error ?? new Error(`${command} ended with code ${status}.`);
}

/** Ubuntu has no Chromium package, only a stub for snap: there Playwright's installer asks apt for the libraries. */
function isDebianAsRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** As `findChromium`, and installs one where there is none, saying what it does. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  if (isDebianAsRoot()) {
    process.stdout.write('No Chrome or Chromium found: installing the package chromium with apt-get.\n');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
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
