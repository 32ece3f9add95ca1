import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import type { TestContext } from 'vitest';
import { launchChromium, launchChromiumProfile, SCREENS, type ScreenName } from '../../scripts/chromium.ts';
import { watchConsole } from './browser-console.ts';

const RESULTS = join(import.meta.dirname, '..', '..', '.cache', 'test-results');

/** How long a busy machine may take for one step before it counts as not done. */
const PATIENCE_MS = 60_000;

export interface DeviceOptions {
  /** The base of relative addresses. */
  readonly origin: string;
  readonly screen?: ScreenName;
  readonly colorScheme?: 'light' | 'dark';
  /** A folder that keeps the profile, for tests that end the browser and start it again. */
  readonly profile?: string;
  /** With a profile: the film that it has for a camera. */
  readonly film?: string;
  /** The IANA time zone of the device; left out, that of the machine. */
  readonly timezone?: string;
  /** False where nothing is about being offline: a device spends a second or two on installing the worker. */
  readonly installsWorker?: boolean;
  /** False where the test watches or answers what the page sends: the worker would send some of it in its place. */
  readonly workerSends?: boolean;
}

/** One person's browser: a storage of its own, a screen, a network that can be cut. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Lets matching console lines and failed requests pass; every other one fails the test. */
  expectConsole(pattern: RegExp): void;
  cutNetwork(): Promise<void>;
  restoreNetwork(): Promise<void>;
  /** Ends the device before the test ends. */
  close(): Promise<void>;
}

/** Runs in the page: without this the worker is never asked to send. */
const takeSyncAway = (): void => {
  if ('ServiceWorkerRegistration' in window)
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { get: () => undefined });
};

let browser: Promise<Browser> | null = null;

/** One for all test files of this process, which ends it: starting one costs seconds. */
function sharedBrowser(): Promise<Browser> {
  browser ??= launchChromium().then((started) =>
    started.once('disconnected', () => {
      browser = null;
    }),
  );
  return browser;
}

/**
 * Cuts a context's network and gives it back. Chromium 150 tells a document opened while the network is emulated as cut
 * that it is online (`navigator.onLine`), though its requests fail; so each new document is told again.
 */
function networkOf(context: BrowserContext) {
  const sessions = new WeakMap<Page, Promise<CDPSession>>();
  let cut = false;

  async function tell(page: Page): Promise<void> {
    const session = sessions.get(page) ?? context.newCDPSession(page);
    sessions.set(page, session);
    const conditions = { offline: cut, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    try {
      const opened = await session;
      await opened.send('Network.enable');
      await opened.send('Network.emulateNetworkConditions', conditions);
    } catch (cause) {
      if (!page.isClosed()) throw cause;
    }
  }

  function follow(page: Page): void {
    page.on('framenavigated', (frame) => {
      if (cut && frame === page.mainFrame()) void tell(page);
    });
  }

  async function set(wanted: boolean): Promise<void> {
    cut = wanted;
    await context.setOffline(wanted);
    if (!wanted)
      await Promise.all(
        context
          .pages()
          .filter((page) => sessions.has(page))
          .map(tell),
      );
  }

  for (const page of context.pages()) follow(page);
  context.on('page', follow);
  return { cut: () => set(true), restore: () => set(false) };
}

const cameraOf = (film: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

function openContext(wanted: DeviceOptions) {
  const {
    origin,
    screen = 'phone',
    colorScheme = 'light',
    profile,
    film,
    timezone,
    installsWorker = true,
  } = wanted;
  const options: BrowserContextOptions = {
    ...SCREENS[screen],
    baseURL: origin,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...(timezone === undefined ? {} : { timezoneId: timezone }),
    serviceWorkers: installsWorker ? 'allow' : 'block',
  };
  if (profile !== undefined)
    return launchChromiumProfile(profile, options, film === undefined ? [] : cameraOf(film));
  return sharedBrowser().then((running) => running.newContext(options));
}

/**
 * Opens a device for one test. When the test ends the device is closed, and what its console said unasked fails the
 * test; a failed test leaves a screenshot in `.cache/test-results`, and with TRACE=1 (a sixth slower) a trace.
 */
export async function openDevice(test: TestContext, options: DeviceOptions): Promise<Device> {
  const context = await openContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  const watch = watchConsole(context);
  const network = networkOf(context);
  const { installsWorker = true, workerSends = true } = options;
  const traced = process.env.TRACE === '1';
  if (!installsWorker) watch.expect(/^console warning: Service Worker registration blocked by Playwright/);
  if (!workerSends) await context.addInitScript(takeSyncAway);
  if (traced) await context.tracing.start({ snapshots: true });
  let open = true;

  async function close(): Promise<void> {
    if (!open) return;
    open = false;
    const failed = test.task.result?.state === 'fail' || watch.unexpected().length > 0;
    if (failed) await keepEvidence();
    else if (traced) await context.tracing.stop();
    watch.end();
    // A route's answer that comes after its page would be a rejection that nobody handles.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }

  async function keepEvidence(): Promise<void> {
    const name = join(
      RESULTS,
      `${test.task.name} ${options.screen ?? 'phone'}`.replaceAll(/[^\w/.-]+/g, '-'),
    );
    await context
      .pages()
      .at(-1)
      ?.screenshot({ path: `${name}.png` });
    if (traced) await context.tracing.stop({ path: `${name}.zip` });
  }

  test.onTestFinished(async () => {
    await close();
    watch.failOnUnexpected();
  });

  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    expectConsole: watch.expect,
    cutNetwork: async () => {
      watch.expect(/ERR_INTERNET_DISCONNECTED/);
      await network.cut();
    },
    restoreNetwork: network.restore,
    close,
  };
}
