import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { expect, type TestContext, test } from 'vitest';
import { DIST, ROOT } from '../../scripts/ensure-built.ts';
import { type EngineName, enginesToTest } from '../../scripts/find-engines.ts';
import type { Database } from '../../server/database/database.ts';
import { lifestyles } from '../../server/database/schema.ts';
import { journalOf } from '../support/daily-steps.ts';
import { type Driver, WAIT_MS } from '../support/engines/driver.ts';
import { startEngine } from '../support/engines/start-engine.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { createReadyMember } from '../support/ready-member.ts';

const RESULTS = join(ROOT, '.cache', 'test-results');
const SHOWN = { timeout: WAIT_MS, interval: 100 };
/** What failed a few times is tried again after seconds, and at most after a minute. */
const DELIVERED = { timeout: 60_000, interval: 100 };

const sees = (driver: Driver, words: RegExp) => expect.poll(() => driver.text(), SHOWN).toMatch(words);

/** The dishes of the day that the plan's page shows. */
const dishesOn = (page: string): string[] =>
  [...page.matchAll(/^(?:Breakfast|Snacks [12]|Lunch|Dinner)\b.*\n+(.+)$/gm)].map(([, dish]) => dish ?? '');

const lifestyleWrites = pgTable('lifestyle_writes', { userId: uuid('user_id') });

/** Notes every write of the questionnaire, also one that only puts the same answers there again. */
async function noteLifestyleWrites(db: Database): Promise<void> {
  await db.execute(sql`create table ${lifestyleWrites} (user_id uuid)`);
  await db.execute(sql`create function note_lifestyle() returns trigger language plpgsql as $$
    begin insert into lifestyle_writes values (new.user_id); return new; end $$`);
  await db.execute(sql`create trigger note_lifestyle after insert or update on ${lifestyles}
    for each row execute function note_lifestyle()`);
}

async function begin(test: TestContext, engine: EngineName): Promise<readonly [Driver, LiveServer]> {
  const server = await startLiveServer({ staticDir: DIST });
  test.onTestFinished(() => server.stop());
  const driver = await startEngine(engine, server.origin);
  test.onTestFinished(async () => {
    if (test.task.result?.state === 'fail') {
      await mkdir(RESULTS, { recursive: true });
      await driver.screenshot(join(RESULTS, `without-server-${engine}.png`));
    }
    await driver.close();
  });
  return [driver, server];
}

for (const engine of enginesToTest()) {
  test(`${engine}: a week is read and changes are kept without a server, and each arrives once`, async (context) => {
    const [driver, server] = await begin(context, engine);
    await noteLifestyleWrites(server.db);
    const member = await createReadyMember(server, 'Mona');
    const delivered = async () => ({
      lifestyle: await server.db.$count(lifestyleWrites),
      journal: (await journalOf(server, member)).map(({ kind, payload }) => [kind, payload.litres]),
    });

    await driver.open('/sign-in');
    await driver.fill('Email', member.email);
    await driver.fill('Password', member.password);
    await driver.press('Login');
    await sees(driver, /Ready offline for today/);
    await expect.poll(() => driver.isControlled(), SHOWN).toBe(true);
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
    await driver.open('/dashboard/lifestyle');
    await driver.press('Next');
    await sees(driver, /2 of 3/);
    await driver.press('Next');
    await sees(driver, /3 of 3/);
    await driver.press('Submit');
    await sees(driver, /Saved, will be sent/);
    await sees(driver, /2 changes waiting/);

    await server.comeBack();
    const once = { lifestyle: 1, journal: [['water.add', 0.25]] };
    await expect.poll(delivered, DELIVERED).toEqual(once);
    await driver.restart();
    await driver.open('/dashboard');
    await sees(driver, /0\.25 L \//);
    // An answer that was on its way when the browser ended is asked for again once the row's lease is over.
    await expect.poll(() => driver.text(), DELIVERED).not.toMatch(/waiting/);
    await sees(driver, /Ready offline for today/);
    expect(await delivered()).toEqual(once);
  });
}
