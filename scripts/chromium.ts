import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { ensureChromium } from './find-chromium.ts';

export const SCREENS = {
  phone: { viewport: { width: 412, height: 915 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type ScreenName = keyof typeof SCREENS;

/** Pages of the address bar's own, loaded anew for each window that nobody sees: a second of one processor. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Features that Playwright turns off. They are repeated here because Chromium reads only the last of two such lists.
 */
const TURNED_OFF_ANYWAY = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export function launchOptions() {
  return {
    executablePath: ensureChromium(),
    args: [
      // Chromium refuses its sandbox to root, the usual user of a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      `--disable-features=${[...TURNED_OFF_ANYWAY, ...ADDRESS_BAR].join(',')}`,
    ],
  };
}

export const launchChromium = (): Promise<Browser> => chromium.launch(launchOptions());

/** A browser whose profile outlives it: opening the same folder again is the same device after a restart. */
export const launchChromiumProfile = (
  folder: string,
  options: BrowserContextOptions,
  flags: readonly string[] = [],
): Promise<BrowserContext> => {
  const { args, ...launch } = launchOptions();
  return chromium.launchPersistentContext(folder, { ...launch, args: [...args, ...flags], ...options });
};
