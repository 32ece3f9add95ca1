import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { LiveServer } from '../../support/live-server.ts';
import { waitUntilReadyOffline } from '../../support/member-steps.ts';
import { createReadyMember, enter } from '../../support/ready-member.ts';
import { journalIds, questionnaireState, traceQuestionnaires } from './server-tables.ts';
import { type Subject, storedRows } from './subject.ts';

const GLASS_LITRES = 0.25;
const CONFIRMED_WITHIN_MS = 20_000;
const ACTIVITIES = ['Hiking', 'Cycling', 'Swimming', 'Dancing', 'Climbing', 'Yoga'];

const glass = (page: Page) => page.getByRole('button', { name: '+250 ml' });

/** The app itself: water by its button, and a questionnaire now and then. */
export async function openSorrel(server: LiveServer, origin: string): Promise<Subject> {
  const member = await createReadyMember(server, 'Casey');
  await traceQuestionnaires(server.db);

  /** Glasses that the device keeps, by the ids that it gave them. */
  const kept = new Set<string>();
  let glasses = 0;
  let vanished = 0;
  let forms = 0;
  let chosen: string | null = null;

  const lookUp = async (page: Page): Promise<number> => {
    const journal = await storedRows<{ id: string; kind: string }>(page, 'sorrel-member-', 'journal');
    for (const { id, kind } of journal) if (kind === 'water.add') kept.add(id);
    return kept.size;
  };

  const open = async (page: Page): Promise<void> => {
    await page.goto('/dashboard');
    await glass(page).waitFor();
  };

  return {
    origin,
    prepare: async (page) => {
      await enter(page, member);
      await waitUntilReadyOffline(page);
      await open(page);
    },
    open,
    tap: async (page, times) => {
      glasses += times;
      await glass(page).evaluate((button: HTMLElement, count) => {
        for (let tap = 0; tap < count; tap += 1) button.click();
      }, times);
    },
    confirmed: async (page) => {
      const patience = performance.now() + CONFIRMED_WITHIN_MS;
      while ((await lookUp(page)) < glasses && performance.now() < patience) await pause(50);
      const missing = Math.max(0, glasses - kept.size);
      vanished += missing;
      glasses -= missing;
    },
    died: async (survivor) => {
      glasses = Math.min(glasses, await lookUp(survivor));
    },
    fillIn: async (page, choice) => {
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
    entered: () => glasses + forms,
    waiting: async (page) => (await storedRows(page, 'sorrel-member-', 'outbox')).length,
    tally: async (page) => {
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
