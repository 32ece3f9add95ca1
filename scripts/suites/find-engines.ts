import { existsSync } from 'node:fs';
import { installPackages, isDebianAsRoot, onPath } from './install-packages.ts';

/** The browsers of the project `engines`, beside Chromium, in which the others run. */
export const ENGINES = ['Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINES)[number];

const FIREFOX = ['firefox-esr', 'firefox'];
const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const LIBRARY_FOLDERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((triplet) => `/usr/lib/${triplet}`);
const MINI_BROWSERS = [...LIBRARY_FOLDERS, '/usr/lib', '/usr/libexec'].map(
  (folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`,
);

/** Paths of the programs that a WebKitGTK test needs: WebDriver, the browser that it drives, and a virtual screen. */
export interface WebKitParts {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

const firstOf = (paths: readonly string[]): string | null => paths.find((path) => existsSync(path)) ?? null;

export const findFirefox = (): string | null => firstOf([...onPath(FIREFOX), ...FIREFOX_PLACES]);

export function findWebKit(): WebKitParts | null {
  const driver = firstOf(onPath(['WebKitWebDriver']));
  const browser = firstOf(MINI_BROWSERS);
  const screen = firstOf(onPath(['Xvfb']));
  return driver === null || browser === null || screen === null ? null : { driver, browser, screen };
}

const FIND: Readonly<Record<EngineName, () => unknown>> = {
  Firefox: findFirefox,
  WebKit: findWebKit,
};
const PACKAGES: Readonly<Record<EngineName, readonly string[]>> = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
};

const areHere = (here: boolean): EngineName[] => ENGINES.filter((name) => (FIND[name]() !== null) === here);

/** Returns all engines if the environment variable `CI` is set, and those that the machine has otherwise. */
export const enginesToTest = (): readonly EngineName[] =>
  (process.env.CI ?? '') === '' ? areHere(true) : ENGINES;

/** Installs missing engines, on Debian as root only. If that fails, it prints why and the tests run with fewer. */
export function installEngines(): void {
  const missing = areHere(false);
  if (missing.length === 0 || !isDebianAsRoot()) return;
  process.stdout.write(`Not found: ${missing.join(', ')}. Installing their packages with apt-get.\n`);
  try {
    installPackages(missing.flatMap((name) => PACKAGES[name]));
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/** Returns, for example, "Firefox; not here: WebKit". */
export function describeEngines(): string {
  const missing = areHere(false);
  return areHere(true).join(', ') + (missing.length === 0 ? '' : `; not here: ${missing.join(', ')}`);
}
