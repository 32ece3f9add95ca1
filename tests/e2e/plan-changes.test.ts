import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journalOf, openPlan } from '../support/daily-steps.ts';
import { openMember } from '../support/member-device.ts';
import { factsKept } from '../support/member-store.ts';
import {
  chooseMore,
  expectClosed,
  expectNews,
  expectSlot,
  openSheet,
  openSlot,
  sheet,
  slotText,
} from '../support/plan-steps.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

const SLOTS = ['Breakfast', 'Snacks 1', 'Lunch', 'Snacks 2', 'Dinner'];

/** What is in the five slots, as it is read on the page. */
const dayOf = (page: Page): Promise<string[]> => Promise.all(SLOTS.map((slot) => slotText(page, slot)));

/** The first dish that a swap sheet offers. */
async function firstOffered(page: Page): Promise<string> {
  const first = sheet(page).getByRole('listitem').first().getByRole('button');
  const read = async () => (await first.innerText()).split('\n');
  await expect
    .poll(async () => (await read()).slice(1).join(' '))
    .toMatch(/\d+ min · .+ [+−]\d+ kcal, [+−]\d+ g protein; day [\d\s]+ of [\d\s]+ kcal/);
  const words = await read();
  await first.click();
  await expectClosed(page);
  return words[0] ?? '';
}

test('swap, move, portion, lock, people, skip and rebalance without a network, and the same on a second device and on paper', async (context) => {
  const phone = await openMember(context, 'Pia');
  const { page, member, server } = phone;
  // In the evening only dinner would be left to rebalance.
  const morning = new Date();
  morning.setHours(6, 0, 0, 0);
  await phone.context.clock.setSystemTime(morning);
  await page.reload();
  await openPlan(page);
  await openSlot(page, 'Lunch');
  await page.getByRole('button', { name: 'Swap', exact: true }).waitFor();
  await phone.cutNetwork();
  const asPlanned = await dayOf(page);

  await chooseMore(page, 'Move');
  const places = sheet(page);
  await places.getByRole('heading', { level: 3, name: 'Tomorrow' }).waitFor();
  const dinner = places.getByRole('button', { name: /^Dinner: / }).first();
  const name = ((await dinner.textContent()) ?? '').replace('Dinner: ', '');
  await dinner.click();
  await expectSlot(page, 'Lunch', new RegExp(name));
  await expectNews(page, /moved to Today, Dinner$/);
  await undo(page).click();
  await expect.poll(() => dayOf(page)).toEqual(asPlanned);

  await openSheet(page, 'Swap');
  const swapped = await firstOffered(page);
  await expectNews(page, new RegExp(`^${swapped} instead of`));
  await expectSlot(page, 'Lunch', new RegExp(swapped));
  await expectSlot(page, 'Lunch', /Changed/);

  const before = await slotText(page, 'Lunch');
  const portion = await openSheet(page, 'Portion');
  await portion.getByRole('button', { name: 'More', exact: true }).click();
  await portion.getByText(/^\+\d+ kcal/).waitFor();
  await portion.getByRole('button', { name: 'Use this portion' }).click();
  await expectClosed(page);
  await expectNews(page, /serving/);
  await expect.poll(() => slotText(page, 'Lunch')).not.toBe(before);

  await chooseMore(page, 'Lock');
  await expectSlot(page, 'Lunch', /Locked/);
  await openSheet(page, 'Just for me');
  await sheet(page).getByText('2', { exact: true }).click();
  await sheet(page).getByRole('button', { name: 'Done' }).click();
  await expectSlot(page, 'Lunch', /For 2/);

  await openSlot(page, 'Breakfast');
  await chooseMore(page, 'Skip');
  await expectSlot(page, 'Breakfast', /Skipped/);
  const planned = await dayOf(page);
  await page.getByRole('button', { name: 'Rebalance the rest of the day' }).click();
  const followed = page.getByRole('status').getByText(/^Rest of the day rebalanced: .+ larger/);
  const named = (await followed.innerText()).match(/[A-Z]\w+( \d)?(?= larger| smaller)/g) ?? [];
  const slots = named.map((name) => SLOTS.indexOf(name));
  expect(slots.filter((at) => [1, 3, 4].includes(at))).toEqual(slots);
  const changedSlots = async () => {
    const now = await dayOf(page);
    return SLOTS.flatMap((_, at) => (now[at] === planned[at] ? [] : [at]));
  };
  await expect.poll(changedSlots).toEqual(slots);
  await undo(page).click();
  await expect.poll(changedSlots).toEqual([]);
  await expectNews(page, 'Breakfast skipped');
  await page.getByRole('button', { name: 'Rebalance the rest of the day' }).click();
  await expect.poll(changedSlots).toEqual(slots);
  const day = await dayOf(page);
  expect(day[2]).toContain(swapped);

  const cold = await phone.context.newPage();
  await page.close();
  await cold.goto('/dashboard/diet-plan');
  await cold.getByText(/^Offline - showing your copy from/).waitFor();
  await expect.poll(() => dayOf(cold)).toEqual(day);

  await phone.restoreNetwork();
  const said = await factsKept(cold, 'meals.set');
  const received = async () => (await journalOf(server, member)).filter(({ kind }) => kind === 'meals.set');
  await expect.poll(async () => (await received()).length, { timeout: 60_000 }).toBe(said);
  const kept = await journalOf(server, member);
  expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
  const times = (kind: string) => kept.filter((each) => each.kind === kind).length;
  expect([times('meals.lock'), times('table.set')]).toEqual([1, 1]);
  const other = await openMember(context, 'Pia', { member, screen: 'desktop', installsWorker: false });
  await openPlan(other.page);
  await expectSlot(other.page, 'Lunch', new RegExp(swapped));
  await expectSlot(other.page, 'Lunch', /Locked.*Changed.*For 2/);
  await expectSlot(other.page, 'Breakfast', /Skipped/);
  const columns = other.page.getByRole('tablist', { name: 'Day' }).getByRole('tab');
  await expect.poll(() => columns.count()).toBe(7);
  await columns.nth(1).filter({ hasText: swapped }).waitFor();
  const dishes = (texts: readonly string[]) => texts.map((text) => text.replace(/\d+ kcal/g, ''));
  await expect.poll(async () => dishes(await dayOf(other.page))).toEqual(dishes(day));
  await other.page.goto('/dashboard/week-print');
  await other.page.getByRole('heading', { level: 2 }).first().waitFor();
  await other.page.emulateMedia({ media: 'print' });
  await other.page.setViewportSize({ width: 718, height: 1020 });
  await expect.poll(() => other.page.getByRole('heading', { level: 2 }).count()).toBe(6);
  await expect
    .poll(() => other.page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(1020);
});
