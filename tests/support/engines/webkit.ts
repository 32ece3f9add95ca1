import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { SCREENS } from '../../../scripts/chromium.ts';
import { findWebKit } from '../../../scripts/suites/find-engines.ts';
import { freePort } from '../free-port.ts';
import {
  controlNamed,
  type Driver,
  fieldNamed,
  toMiddle,
  WAIT_MS,
  wordsOfPage,
  workerIsActive,
} from './driver.ts';
import { makeProfileFolder } from './profile-folder.ts';
import { isReady, startSession } from './webdriver.ts';

const WAITING = { timeout: WAIT_MS, interval: 50 };

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.exitCode === null && child.kill()) await ended;
}

/** A screen that nobody sees; it names itself once it is there. */
async function openScreen(command: string): Promise<readonly [ChildProcess, string]> {
  const { width, height } = SCREENS.desktop.viewport;
  const child = spawn(command, ['-displayfd', '3', '-screen', '0', `${width}x${height + 400}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [named] = await once(child.stdio[3] as Readable, 'data');
  return [child, `:${String(named).trim()}`];
}

/**
 * WebKitGTK's small browser over plain WebDriver. Automated, it keeps everything in memory until it ends: a restart
 * is a new window, after the last one that knew the app was closed.
 */
export async function driveWebKit(origin: string): Promise<Driver> {
  const parts = findWebKit();
  if (parts === null) throw new Error('WebKitGTK, its WebDriver or Xvfb is not installed.');
  const profile = await makeProfileFolder();
  const [screen, display] = await openScreen(parts.screen);
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const driver = spawn(parts.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      HOME: profile.path,
      XDG_CACHE_HOME: profile.path,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox needs rights that a container does not give; the tests open no page but ours.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  await vi.waitUntil(() => isReady(server), WAITING);
  const session = await startSession(server, {
    timeouts: { implicit: WAIT_MS },
    'webkitgtk:browserOptions': { binary: parts.browser, args: ['--automation'] },
  });
  await session.resize(SCREENS.phone.viewport);

  return {
    open: (path) => session.navigate(new URL(path, origin).href),
    fill: async (label, text) => {
      const field = await session.find(fieldNamed(label));
      await field.clear();
      await field.type(text);
    },
    // React may replace the element between finding and pressing it, so the step is repeated.
    press: (name) =>
      vi.waitFor(async () => {
        const control = await session.find(controlNamed(name));
        // A bar of the app may cover what counts as in view.
        await control.evaluate(toMiddle);
        await control.click();
      }, WAITING),
    text: () => session.evaluate(wordsOfPage),
    isControlled: () => session.evaluate(workerIsActive),
    restart: async () => {
      await session.changeWindow();
      await session.resize(SCREENS.phone.viewport);
    },
    screenshot: async (path) => writeFile(path, await session.screenshot()),
    close: async () => {
      await session.end();
      await end(driver);
      await end(screen);
      await profile.remove();
    },
  };
}
