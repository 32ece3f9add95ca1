import type { Page } from 'playwright-core';
import { DIST, ensureBuilt } from '../../scripts/ensure-built.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { median } from './figures.ts';
import { FLOOR_NAMES, startFloor } from './floor/floor-server.ts';
import { createProfiles, openPhone, type Profiles, signInAndVisit, waitForToday } from './pages/phone.ts';
import { undisturbed } from './pages/undisturbed.ts';
import { offlineStart, type Start } from './start/offline-start.ts';
import type { Seen, Watch } from './start/watch-start.ts';

const STARTS = 5;

/** A page to start, and what it shows once today's meals are there. */
interface Subject {
  readonly name: string;
  readonly start: Start;
  readonly words: readonly string[];
}

type Press = NonNullable<Watch['press']>;

/** What is pressed on a page, and what then changes. */
const PRESSES: Readonly<Record<string, Press>> = {
  '/dashboard': {
    selector: 'button',
    text: '+250 ml',
    answer: '[aria-labelledby="water"] p',
  },
  '/dashboard/diet-plan': {
    selector: '[aria-label="Meals"] h3 button',
    text: '',
    answer: '[aria-label="Meals"] h3 button',
  },
};

/** The dishes that a page shows for today, as it words them. */
async function dishesOn(page: Page, path: string): Promise<string[]> {
  await waitForToday(page, path);
  const names =
    path === '/dashboard'
      ? page.locator('.today-dish')
      : page.locator('[aria-label="Meals"] h3 button > span:nth-of-type(2)');
  const texts = await names.evaluateAll((elements) =>
    elements.map((element) => element.lastChild?.textContent?.split(', ')[0]?.trim() ?? ''),
  );
  const words = texts.filter((text) => text !== '');
  if (words.length === 0) throw new Error(`${path} shows no dish.`);
  return words;
}

/** A device that has been on some pages, with everything on it to open them without a network. */
async function visited<T>(origin: string, profiles: Profiles, visit: (page: Page) => Promise<T>) {
  const profile = await profiles.create();
  const { context, page } = await openPhone(profile, origin, 'with worker');
  const seen = await visit(page);
  await context.close();
  return { profile, seen };
}

const visitAsMember = (server: LiveServer, paths: readonly string[]) => async (page: Page) => {
  await signInAndVisit(page, server, paths);
  await waitUntilReadyOffline(page);
  const words: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    words[path] = await dishesOn(page, path);
    await page.waitForLoadState('networkidle');
  }
  return words;
};

async function visitFloor(page: Page): Promise<void> {
  await page.goto('/');
  await waitUntilReadyOffline(page);
}

async function measureStart({ name, start, words }: Subject) {
  const press = PRESSES[name] ?? null;
  const shown = await undisturbed(STARTS, (done) => offlineStart(start, { words, press: null }, done));
  const pressed =
    press === null ? [] : await undisturbed(STARTS, (done) => offlineStart(start, { words, press }, done));
  const of = (runs: readonly Seen[], what: keyof Seen): number | '' =>
    figure(median(runs.map((seen) => seen[what])));
  return {
    page: name,
    'first paint': of(shown, 'firstPaint'),
    'first content': of(shown, 'firstContent'),
    'largest paint': of(shown, 'largestPaint'),
    'meals visible': of(shown, 'meals'),
    pressed: of(pressed, 'pressed'),
    'tap answers': of(pressed, 'answered'),
  };
}

/** Whole milliseconds; empty for what was not measured. */
const figure = (ms: number): number | '' => (Number.isNaN(ms) ? '' : Math.round(ms));

/**
 * Starts of a browser that has seen the pages before, without a network and with the processor slowed four times:
 * medians of five in milliseconds from navigation start, beside the same for a page of bare HTML in the same run.
 * `page` names pages, with commas between.
 */
export async function measure({ page }: { readonly page?: string }) {
  const known = Object.keys(PRESSES);
  const paths = page?.split(',') ?? known;
  if (!paths.every((path) => known.includes(path))) throw new Error(`Known are ${known.join(', ')}.`);
  await ensureBuilt();
  const profiles = createProfiles();
  const server = await startLiveServer({ staticDir: DIST });
  try {
    const floor = await startFloor('html');
    const { profile: floorProfile } = await visited(floor.origin, profiles, visitFloor);
    await floor.stop();
    const member = visitAsMember(server, paths);
    const { profile, seen: words } = await visited(server.origin, profiles, member);
    await server.goAway();
    const floorStart = { profile: floorProfile, origin: floor.origin, path: '/' };
    const subjects: Subject[] = [{ name: FLOOR_NAMES.html, start: floorStart, words: ['A week of meals'] }];
    // What is pressed on one page shows on the other.
    for (const path of paths)
      subjects.push({
        name: path,
        start: { profile: await profiles.copyOf(profile), origin: server.origin, path },
        words: words[path] ?? [],
      });
    const rows = [];
    for (const subject of subjects) rows.push(await measureStart(subject));
    const [least] = rows;
    const ratio = (ms: number | '', floorMs: number | '' | undefined): number | '' =>
      ms === '' || !floorMs ? '' : Number((ms / floorMs).toFixed(2));
    return rows.map((row) => ({
      ...row,
      'largest / floor': ratio(row['largest paint'], least?.['largest paint']),
      'tap / floor': ratio(row['tap answers'], least?.['largest paint']),
    }));
  } finally {
    await server.stop();
    await profiles.clear();
  }
}
