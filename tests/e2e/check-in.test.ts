import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { addDays, localDayAt } from '../../src/domain/calendar/days.ts';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { QUICK_LOOKS, showIn } from '../support/look.ts';
import { readRows } from '../support/member-store.ts';
import { caller, createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const TODAY = localDayAt(Date.now(), -new Date().getTimezoneOffset());
const DAYS = 30;
const KCAL = 1650;

const kcalOf = (plan: unknown): number =>
  Number(/"kcal":(\d+)/.exec(JSON.stringify((plan as { plan: { targets: unknown } }).plan.targets))?.[1]);

test('a month of food and weights changes the plan by one tap, and the coach explains it', async (context) => {
  const member = await createReadyMember(server, 'Wilma');
  const operations = Array.from({ length: DAYS }, (_, at) => {
    const day = addDays(TODAY, -at);
    const payload = { planId: null, slot: 'lunch', dish: 'all', kcal: KCAL, eaten: true };
    return [
      { id: crypto.randomUUID(), day, kind: 'weight.set', payload: { kg: 61 } },
      { id: crypto.randomUUID(), day, kind: 'meal.eaten', payload },
    ];
  }).flat();
  await caller(server)('POST', '/django/ext/v1/journal', { operations }, member.access);

  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, member);
  const plans = async () => (await readRows(page, member.id, 'plan')) ?? [];
  await expect.poll(async () => (await plans()).length, { timeout: 60_000 }).toBe(1);
  const before = kcalOf((await plans())[0]);

  await page.goto('/dashboard/progress');
  const card = page.getByRole('region', { name: 'Your weekly check-in' });
  await card.getByText('Your weight is steady.').waitFor();
  for (const look of QUICK_LOOKS) {
    await showIn(page, look);
    expect(await findAccessFaults(page), `${look.screen} ${look.colorScheme}`).toEqual([]);
  }
  await card.getByRole('button', { name: 'Change the plan' }).click();
  await card.getByText('Your week follows as soon as your server has made it.').waitFor();
  await expect
    .poll(async () => Math.abs(kcalOf((await plans())[0]) - before), { timeout: 60_000 })
    .toBeGreaterThan(29);
  expect(Math.abs(kcalOf((await plans())[0]) - before)).toBeLessThanOrEqual(150);

  await page.goto('/dashboard/ai-chat');
  await page.getByPlaceholder('Enter your question...').fill('How much energy do I burn?');
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: 'Conversation' })
    .getByText(/Your body uses about 1\s\d{3} kcal a day, likely/)
    .first()
    .waitFor();
});
