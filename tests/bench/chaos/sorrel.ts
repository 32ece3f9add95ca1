import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { LiveServer } from '../../support/live-server.ts';
import { waitUntilReadyOffline } from '../../support/member-steps.ts';
import { readRows } from '../../support/member-store.ts';
import { createReadyMember, enter } from '../../support/ready-member.ts';
import { journalIds, questionnaireState, traceQuestionnaires } from './server-tables.ts';

const GLASS_LITRES = 0.25;
const CONFIRMED_WITHIN_MS = 20_000;
const ACTIVITIES = ['Hiking', 'Cycling', 'Swimming', 'Dancing', 'Climbing', 'Yoga'];

const glass = (page: Page) => page.getByRole('button', { name: '+250 ml' });

/**
 * What a person enters in the app: water by its button, and a questionnaire now and then. Every request goes to
 * `origin`, through the lossy network.
 */
export async function openSorrel(server: LiveServer, origin: string) {
  const member = await createReadyMember(server, 'Casey');
  await traceQuestionnaires(server.db);

  /** Glasses that the device keeps, by the ids that it gave them. */
  const kept = new Set<string>();
  let glasses = 0;
  let vanished = 0;
  let forms = 0;
  let chosen: string | null = null;

  const lookUp = async (page: Page): Promise<number> => {
    for (const { id, kind } of (await readRows(page, member.id, 'journal')) ?? [])
      if (kind === 'water.add') kept.add(String(id));
    return kept.size;
  };

  const open = async (page: Page): Promise<void> => {
    await page.goto('/dashboard');
    await glass(page).waitFor();
  };

  return {
    origin,
    /** All that comes before the chaos: signed in, the worker in charge. */
    prepare: async (page: Page): Promise<void> => {
      await enter(page, member);
      await waitUntilReadyOffline(page);
      await open(page);
    },
    open,
    /** Enters something so many times, and waits for nothing. */
    tap: async (page: Page, times: number): Promise<void> => {
      glasses += times;
      await glass(page).evaluate((button: HTMLElement, count) => {
        for (let tap = 0; tap < count; tap += 1) button.click();
      }, times);
    },
    /** Waits until the person has been told that everything is kept; `page` is any tab that lives. */
    confirmed: async (page: Page): Promise<void> => {
      const patience = performance.now() + CONFIRMED_WITHIN_MS;
      while ((await lookUp(page)) < glasses && performance.now() < patience) await pause(50);
      const missing = Math.max(0, glasses - kept.size);
      vanished += missing;
      glasses -= missing;
    },
    /** A tab died under the finger: what it had not told the person counts only as far as it was kept. */
    died: async (survivor: Page): Promise<void> => {
      glasses = Math.min(glasses, await lookUp(survivor));
    },
    fillIn: async (page: Page, choice: number): Promise<void> => {
      const others = ACTIVITIES.filter((activity) => activity !== chosen);
      const activity = others[choice % others.length] ?? '';
      await page.goto('/dashboard/lifestyle3');
      await page.getByLabel('Fun Activities', { exact: true }).selectOption(activity);
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await page.waitForURL('**/dashboard/preference');
      chosen = activity;
      forms += 1;
      await open(page);
    },
    /** Entries that were confirmed, or were kept although nobody could confirm them any more. */
    entered: () => glasses + forms,
    /** Entries that still wait on the device. */
    waiting: async (page: Page): Promise<number> => (await readRows(page, member.id, 'outbox'))?.length ?? 0,
    /** `lost`: neither on the server nor on the device; `duplicated`: effects beyond one for each entry. */
    tally: async (page: Page) => {
      await lookUp(page);
      const arrived = await journalIds(server.db, member.id);
      const known = new Set(arrived);
      const { activity, repeated } = await questionnaireState(server.db, member.id);
      const missing = [...kept].filter((id) => !known.has(id)).length;
      const lost = vanished + missing + (activity === chosen ? 0 : 1);
      const duplicated = Math.max(0, arrived.length - glasses) + repeated;
      if (lost + duplicated === 0) {
        await open(page);
        await page.getByText(new RegExp(`^${glasses * GLASS_LITRES} L / `)).waitFor();
      }
      return { lost, duplicated };
    },
  };
}

export type Sorrel = Awaited<ReturnType<typeof openSorrel>>;
