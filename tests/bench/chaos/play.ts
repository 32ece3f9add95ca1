import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Random } from '../../../src/domain/random.ts';
import type { LossyNetwork } from './lossy-network.ts';
import type { Sorrel } from './sorrel.ts';
import { openTabs, type Tabs } from './tabs.ts';

const TABS = 3;
const MOST_TAPS = 4;
/** Between the last confirmed tap and the kill: some requests have not started by then, some are over. */
const LONGEST_BREATH_MS = 300;
const ROUNDS_BETWEEN_FORMS = 8;
/** What is not delivered so long after the network is good again is stuck. */
const PATIENCE_MS = 60_000;

const somebodyOf = (pages: readonly Page[], random: Random): Page => {
  const page = pages[random.below(pages.length)];
  if (page === undefined) throw new Error('There is no tab.');
  return page;
};

/** Taps in a tab and kills it before it can say anything. */
async function killUnderTheFinger(tabs: Tabs, subject: Sorrel, victim: Page, random: Random) {
  await subject.tap(victim, 1 + random.below(MOST_TAPS));
  await (random.below(2) === 0 ? tabs.crash(victim) : tabs.shut(victim));
  await subject.died(somebodyOf(await tabs.all(), random));
}

async function killSomething(tabs: Tabs, subject: Sorrel, victim: Page, random: Random): Promise<void> {
  const fate = random.below(10);
  if (fate < 4) return tabs.killWorkers();
  if (fate < 6) return tabs.shut(victim);
  if (fate < 8) return tabs.crash(victim);
  if (fate < 9) return killUnderTheFinger(tabs, subject, victim, random);
  for (const tab of await tabs.all()) await tabs.shut(tab);
}

/** Milliseconds until nothing waits; null where something still does at the end of all patience. */
async function drained(subject: Sorrel, page: Page): Promise<number | null> {
  const started = performance.now();
  for (;;) {
    const waiting = await subject.waiting(page);
    const passed = performance.now() - started;
    if (waiting === 0) return passed;
    if (passed > PATIENCE_MS) return null;
    await pause(250);
  }
}

const seconds = (ms: number): number => Math.round(ms / 100) / 10;

/** Enters, kills and loses by the numbers of `random`, heals the network and counts what became of it. */
export async function playChaos(
  browser: Browser,
  subject: Sorrel,
  network: LossyNetwork,
  { mutations, random }: { readonly mutations: number; readonly random: Random },
) {
  const tabs = await openTabs(browser, subject, TABS);
  try {
    const started = performance.now();
    network.worsen();
    for (let round = 1; subject.entered() < mutations; round += 1) {
      const pages = await tabs.all();
      await Promise.all(pages.map((page) => subject.tap(page, random.below(MOST_TAPS + 1))));
      const victim = somebodyOf(pages, random);
      await subject.confirmed(victim);
      if (round % ROUNDS_BETWEEN_FORMS === 0) await subject.fillIn(victim, random.below(1000));
      await pause(random.below(LONGEST_BREATH_MS));
      await killSomething(tabs, subject, victim, random);
    }
    const [page] = await tabs.all();
    if (page === undefined) throw new Error('There is no tab.');
    network.heal();
    const drainedMs = await drained(subject, page);
    const wedged = drainedMs === null ? await subject.waiting(page) : 0;
    const { lost, duplicated } = await subject.tally(page);
    return {
      entered: subject.entered(),
      lost,
      duplicated,
      wedged,
      kills: tabs.kills(),
      'writes done': network.done(),
      'answers dropped': network.lost(),
      'drained after, s': drainedMs === null ? 'never' : seconds(drainedMs),
      'in all, s': seconds(performance.now() - started),
    };
  } finally {
    await tabs.close();
  }
}
