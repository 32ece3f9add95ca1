import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from 'lighthouse';
import { launchOptions } from '../../../scripts/chromium.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LOOK_MS = 50;
const SETTLING_MS = 1_500;

/** A browser that nobody drives but who connects to its port. */
async function launchWithPort(profile: string) {
  const { executablePath, args } = launchOptions();
  const browser = spawn(
    executablePath,
    [...args, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  const ended = once(browser, 'exit');
  const portFile = join(profile, 'DevToolsActivePort');
  while (!existsSync(portFile)) await wait(LOOK_MS);
  await wait(SETTLING_MS);
  return {
    port: Number(readFileSync(portFile, 'utf8').split('\n')[0]),
    stop: async () => {
      browser.kill();
      await ended;
    },
  };
}

/** Chromium's trace has no beginning now and then, whatever the page. */
const LOST = 'NO_NAVSTART';

/**
 * One run of Lighthouse's mobile preset, with what the profile holds left in place. `done` is called while the
 * browser still runs. Null where the recording was lost; throws when the page could not be measured.
 */
export async function runLighthouse(url: string, profile: string, done: () => void): Promise<Result | null> {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launchWithPort(profile);
  try {
    const run = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...CATEGORIES],
      disableStorageReset: true,
    });
    done();
    if (run === undefined) throw new Error(`Lighthouse did not answer for ${url}.`);
    if (run.lhr.runtimeError?.code === LOST) return null;
    if (run.lhr.runtimeError !== undefined) throw new Error(run.lhr.runtimeError.message);
    if (new URL(run.lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
      throw new Error(`${url} led to ${run.lhr.finalDisplayedUrl}.`);
    return run.lhr;
  } finally {
    await browser.stop();
  }
}

/** Of a hundred. */
export const scoresOf = (result: Result): Record<(typeof CATEGORIES)[number], number> => {
  const score = (category: (typeof CATEGORIES)[number]): number =>
    Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
};

/** The audits of a report that are not perfect, one line each: category, audit, what it says. */
export const findingsOf = (result: Result): string[] =>
  CATEGORIES.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight, group }) => {
      const audit = result.audits[id];
      if (audit === undefined || audit.score === null || audit.score >= 1 || group === 'hidden') return [];
      const counts = weight > 0 ? `counts ${weight}` : 'does not count';
      return [
        `${category}: ${id} ${Math.round(audit.score * 100)} (${counts})${audit.displayValue ? `: ${audit.displayValue}` : ''}`,
      ];
    }),
  );
