import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../catalogue/load.ts';
import { DIST, ROOT } from '../../../scripts/ensure-built.ts';
import type { EngineName } from '../../../scripts/suites/find-engines.ts';
import { dailyTargets } from '../../../src/domain/body/nutrition/daily-targets.ts';
import { addDays } from '../../../src/domain/calendar/days.ts';
import { regenerateSlots } from '../../../src/domain/plan/changes/regenerate.ts';
import { SLOTS } from '../../../src/terms/food.ts';
import { NO_OPINIONS } from '../../../src/terms/plan.ts';
import { journalOf } from '../daily-steps.ts';
import { startLiveServer } from '../live-server.ts';
import { createMemberWithWeek } from '../member-device.ts';
import { type PlannerJob, servePlannerPage } from '../planner-page.ts';
import { NO_SAFETY_FACTS, randomProfile } from '../random-profiles.ts';
import { type Driver, WAIT_MS } from './driver.ts';
import { driveFirefox } from './firefox.ts';
import { driveWebKit } from './webkit.ts';

const DRIVE: Readonly<Record<EngineName, (origin: string) => Promise<Driver>>> = {
  Firefox: driveFirefox,
  WebKit: driveWebKit,
};
const RESULTS = join(ROOT, '.cache', 'test-results');
const SHOWN = { timeout: WAIT_MS, interval: 100 };
/** What failed a few times is tried again after seconds, and at most after a minute. */
const DELIVERED = { timeout: 60_000, interval: 100 };

const sees = (driver: Driver, words: RegExp) => expect.poll(() => driver.text(), SHOWN).toMatch(words);

/** The dishes of the day that the plan's page shows. */
const dishesOn = (page: string): string[] =>
  [...page.matchAll(/^(?:Breakfast|Snacks [12]|Lunch|Dinner)\b.*\n+(.+)$/gm)].map(([, dish]) => dish ?? '');

/** A whole empty week of a random person to fill. */
const emptyWeek = (seed: number): PlannerJob => {
  const { facts, rules } = randomProfile(seed);
  const daily = dailyTargets(facts, NO_SAFETY_FACTS, { factsConfirmed: true });
  if (!daily.ok) throw new Error(`Profile ${seed} is a child.`);
  const dates = Array.from({ length: 7 }, (_, day) => addDays('2026-03-01', day));
  const plan = {
    days: dates.map((date) => ({ date, meals: [] })),
    held: [],
    offPlanFoods: [],
    targets: daily.value.targets,
    floorKcal: 1200,
    rules,
    plannedFor: null,
    opinions: NO_OPINIONS,
  };
  return { plan, dates, seed };
};

/** The journey in one engine; each has a file of its own, so that they run side by side. */
export const testJourney = (engine: EngineName): void => {
  test(`${engine}: a week is read and changes are kept without a server, each arrives once, and a seed plans the server’s week`, async (context) => {
    const server = await startLiveServer({ staticDir: DIST });
    context.onTestFinished(() => server.stop());
    const member = await createMemberWithWeek(server, 'Mona');
    const driver = await DRIVE[engine](server.origin);
    context.onTestFinished(async () => {
      if (context.task.result?.state === 'fail') {
        await mkdir(RESULTS, { recursive: true });
        await driver.screenshot(join(RESULTS, `journey-${engine}.png`));
      }
      await driver.close();
    });
    const delivered = async () =>
      (await journalOf(server, member)).map(({ kind, payload }) => [kind, payload.litres]);

    await driver.open('/sign-in');
    await driver.fill('Email', member.email);
    await driver.fill('Password', member.password);
    await driver.press('Login');
    await sees(driver, /Ready offline/);
    // WebKit now and then does not give a page to its first worker, though that is active: the next page has it.
    const untilControlled = async (): Promise<boolean> => {
      if (await driver.isControlled()) return true;
      await driver.open('/dashboard');
      return driver.isControlled();
    };
    await expect.poll(untilControlled, DELIVERED).toBe(true);
    // A page that is left while it refreshes its copies may not hold up the next.
    await driver.open('/dashboard');
    await sees(driver, /Left today/);
    await driver.open('/dashboard/diet-plan');
    await expect.poll(async () => dishesOn(await driver.text()), SHOWN).toHaveLength(5);
    const online = dishesOn(await driver.text());

    await server.goAway();
    await driver.restart();
    await driver.open('/dashboard/diet-plan');
    await expect.poll(async () => dishesOn(await driver.text()), SHOWN).toEqual(online);
    await driver.open('/dashboard');
    await driver.press('+250 ml');
    await sees(driver, /0\.25 L \//);
    // What is tapped shows before the disk has it, and a page that is left by then would take it along.
    await sees(driver, /1 change waiting/);
    await driver.open('/dashboard/lifestyle3');
    await sees(driver, /3 of 3/);
    await driver.press('Submit');
    await sees(driver, /Saved, will be sent/);
    await sees(driver, /2 changes waiting/);

    await server.comeBack();
    await expect.poll(delivered, DELIVERED).toEqual([['water.add', 0.25]]);
    await driver.restart();
    await driver.open('/dashboard');
    await sees(driver, /0\.25 L \//);
    // An answer that was on its way when the browser ended is asked for again once the row's lease is over.
    await expect.poll(() => driver.text(), DELIVERED).not.toMatch(/waiting/);
    await sees(driver, /Ready offline/);
    expect(await delivered()).toEqual([['water.add', 0.25]]);

    const job = emptyWeek(3);
    const week = regenerateSlots({ ...job.plan, catalogue: loadCatalogue() }, job.dates, job.seed);
    expect(week.ok && week.value.length).toBe(job.dates.length * SLOTS.length);
    const served = await servePlannerPage(job);
    context.onTestFinished(() => served.stop());
    await driver.open(served.origin);
    await expect.poll(() => driver.text(), DELIVERED).toMatch(/^[{"]/);
    expect(JSON.parse(await driver.text())).toEqual(week);
  });
};
