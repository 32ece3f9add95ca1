import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import { DIST, ensureBuilt, ROOT } from '../../scripts/ensure-built.ts';
import { startLiveServer } from '../support/live-server.ts';
import { median } from './figures.ts';
import { FLOOR_NAMES, type FloorKind, startFloor } from './floor/floor-server.ts';
import { firstLoad } from './pages/first-load.ts';
import { findingsOf, runLighthouse, scoresOf } from './pages/lighthouse.ts';
import { memberProfiles } from './pages/member-profiles.ts';
import { createProfiles, type Profiles } from './pages/phone.ts';
import { undisturbed } from './pages/undisturbed.ts';

const RUNS = 3;
const REPORTS = join(ROOT, '.cache', 'bench');
const FLOORS: Readonly<Record<string, FloorKind>> = { floor: 'html', hello: 'react' };
const VISITOR_PAGES = ['/', '/sign-in'];
const MEMBER_PAGES = ['/dashboard', '/dashboard/diet-plan'];
const KNOWN = [...Object.keys(FLOORS), ...VISITOR_PAGES, ...MEMBER_PAGES];

interface Measured {
  readonly name: string;
  readonly origin: string;
  readonly path: string;
  /** Profiles with what the device holds before the first load, and before each run of Lighthouse. */
  readonly first: string;
  readonly later: string;
}

const metric = (results: readonly Result[], audit: string): number =>
  median(results.map(({ audits }) => audits[audit]?.numericValue ?? null));

async function measurePage({ name, origin, path, first, later }: Measured, profiles: Profiles) {
  const load = await firstLoad(await profiles.copyOf(first), origin, path);
  const results = await undisturbed(RUNS, async (done) =>
    runLighthouse(`${origin}${path}`, await profiles.copyOf(later), done),
  );
  await keepReport(name, results);
  const scores = results.map(scoresOf);
  const shifts = results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN);
  return {
    page: name,
    kB: Number((load.bytes / 1000).toFixed(1)),
    'JS kB': Number((load.scriptBytes / 1000).toFixed(1)),
    requests: load.requests,
    perf: median(scores.map(({ performance }) => performance)),
    a11y: median(scores.map(({ accessibility }) => accessibility)),
    'best pr.': median(scores.map((all) => all['best-practices'])),
    seo: median(scores.map(({ seo }) => seo)),
    'FCP ms': Math.round(metric(results, 'first-contentful-paint')),
    'LCP ms': Math.round(metric(results, 'largest-contentful-paint')),
    'TBT ms': Math.round(metric(results, 'total-blocking-time')),
    'worst CLS': Number(Math.max(...shifts).toFixed(3)),
  };
}

/** The whole report of the run in the middle to a file, and what it found to the screen. */
async function keepReport(name: string, results: readonly Result[]): Promise<void> {
  const ranked = results.toSorted((one, other) => scoresOf(one).performance - scoresOf(other).performance);
  const middle = ranked[Math.floor(ranked.length / 2)];
  if (middle === undefined) return;
  await mkdir(REPORTS, { recursive: true });
  const file = `lighthouse-${name.match(/\w+/g)?.join('-') ?? 'landing'}.json`;
  await writeFile(join(REPORTS, file), JSON.stringify(middle));
  const findings = findingsOf(middle);
  if (findings.length > 0) process.stdout.write(`${[`${name}, not perfect:`, ...findings].join('\n  ')}\n`);
}

/**
 * First loads as sent and Lighthouse's mobile figures, medians of three (of shifts the worst). `page` names pages,
 * with commas between, out of the app's and of the two floors, `floor` (bare HTML) and `hello` (React).
 */
export async function measure({ page }: { readonly page?: string }) {
  const wanted = page?.split(',') ?? KNOWN;
  const unknown = wanted.filter((name) => !KNOWN.includes(name));
  if (unknown.length > 0) throw new Error(`Not known: ${unknown.join()}; known are ${KNOWN.join(', ')}.`);
  await ensureBuilt();
  const profiles = createProfiles();
  const server = await startLiveServer({ staticDir: DIST });
  const rows = [];
  try {
    const member = wanted.some((path) => MEMBER_PAGES.includes(path))
      ? await memberProfiles(server, MEMBER_PAGES, profiles)
      : null;
    for (const name of wanted) {
      const kind = FLOORS[name];
      const floor = kind === undefined ? null : await startFloor(kind);
      const of = MEMBER_PAGES.includes(name) ? member : null;
      rows.push(
        await measurePage(
          {
            name: kind === undefined ? name : FLOOR_NAMES[kind],
            origin: floor?.origin ?? server.origin,
            path: floor === null ? name : '/',
            first: of?.session ?? (await profiles.create()),
            later: of?.visited ?? (await profiles.create()),
          },
          profiles,
        ),
      );
      await floor?.stop();
    }
    return rows;
  } finally {
    await server.stop();
    await profiles.clear();
  }
}
