import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { loadCookbook } from '../../catalogue/load.ts';
import { DIST } from '../../scripts/ensure-built.ts';
import { cookLines } from '../../src/domain/kitchen/cook-lines.ts';
import { MINUTE_MS, minutesInWords } from '../../src/domain/kitchen/timers.ts';
import { findAccessFaults } from '../support/axe.ts';
import { type Device, openDevice } from '../support/browser.ts';
import { expectOperations, expectPressed, journalOf } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { LOOKS, QUICK_LOOKS, showIn } from '../support/look.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { readRows } from '../support/member-store.ts';
import { createReadyMember, enter, type KnownMember } from '../support/ready-member.ts';

const catalogue = loadCookbook();
/** A dish with two timers, the shorter first, and something to do in between. */
const dish = [...catalogue.dishes.values()].find(({ steps }) => {
  const [shorter = 0, longer = 0] = steps.flatMap((step) => step.minutes ?? []);
  return shorter > 0 && shorter < longer && steps[0]?.minutes === null && steps.length <= 8;
});
if (dish === undefined) throw new Error('no dish with two timers');
const [first, second] = dish.steps.flatMap(({ minutes }, at) =>
  minutes === null ? [] : [{ at: at + 1, minutes }],
);
if (first === undefined || second === undefined) throw new Error('no two timers');

let server: LiveServer;
let member: KnownMember;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
  member = await createReadyMember(server, 'Kim');
});
afterAll(() => server.stop());

/** A phone that has the week, at a clock that can be put forward. */
async function newPhone(context: TestContext): Promise<Device> {
  const phone = await openDevice(context, { origin: server.origin });
  await phone.context.clock.install();
  return phone;
}

async function prepare({ page }: Device): Promise<void> {
  await enter(page, member);
  await page.getByText(/^Ready offline for today/).waitFor();
  await waitUntilReadyOffline(page);
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const stepHeading = (page: Page, step: number) =>
  page.getByRole('heading', { level: 2, name: dish.steps[step - 1]?.text ?? '', exact: true });

async function goToStep(page: Page, from: number, to: number): Promise<void> {
  for (let step = from; step < to; step++) {
    await stepHeading(page, step).waitFor();
    await press(page, 'Next step');
  }
  await stepHeading(page, to).waitFor();
}

async function startTimer(page: Page, minutes: number, running: number): Promise<void> {
  await press(page, `Start timer, ${minutesInWords(minutes)}`);
  await expect.poll(() => page.getByRole('timer').count()).toBe(running);
}

/** Light and dark, wide, and as narrow as a screen gets; at the page's end, where no bar covers anything. */
async function expectAccess(page: Page): Promise<void> {
  const toEnd = () => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  for (const look of QUICK_LOOKS) {
    await showIn(page, look);
    await toEnd();
    expect(await findAccessFaults(page), `${look.screen} ${look.colorScheme}`).toEqual([]);
  }
  await showIn(page, LOOKS[0]);
  await page.setViewportSize({ width: 320, height: 640 });
  const sticksOut = await page.evaluate(() =>
    [...document.querySelectorAll('main, main li, main section')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth)
      .map((element) => element.textContent),
  );
  expect(sticksOut).toEqual([]);
  await toEnd();
  expect(await findAccessFaults(page)).toEqual([]);
  await showIn(page, LOOKS[0]);
}

test('a dish is cooked without a network: amounts for two, ticks, and timers that outlive the page', async (context) => {
  const phone = await newPhone(context);
  await prepare(phone);
  await phone.cutNetwork();
  const { page } = phone;

  await page.goto(`/dashboard/dish/${dish.id}?portion=1.25`);
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await page.getByRole('heading', { level: 1, name: dish.name, exact: true }).waitFor();
  await page.getByRole('group', { name: 'People' }).getByRole('button', { name: 'More' }).click();
  const lines = cookLines(dish, catalogue.foods, 2.5);
  const layout = page.getByRole('region', { name: 'Lay out' });
  for (const { amount, name } of lines)
    await layout
      .getByRole('button', { name: `${amount} ${name}` })
      .first()
      .waitFor();

  await press(page, 'Start cooking');
  await stepHeading(page, 1).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: `Step 1 of ${dish.steps.length}. ${dish.steps[0]?.text}` })
    .waitFor();
  const needed = page.getByRole('region', { name: 'For this step' }).getByRole('button').first();
  await needed.click();
  await expectPressed(needed, true);
  await page.keyboard.press('ArrowRight');
  await stepHeading(page, 2).waitFor();
  await page.keyboard.press('ArrowLeft');
  await stepHeading(page, 1).waitFor();

  await goToStep(page, 1, first.at);
  await startTimer(page, first.minutes, 1);
  await page
    .getByRole('button', { name: /^Pause / })
    .and(page.locator(':focus'))
    .waitFor();
  await goToStep(page, first.at, second.at);
  await startTimer(page, second.minutes, 2);

  await page.getByRole('link', { name: 'Leave the kitchen' }).click();
  const dock = page.getByRole('region', { name: 'Kitchen timers' });
  await expect.poll(() => dock.getByRole('link').count()).toBe(2);
  await expect.poll(() => readRows(page, member.id, 'cooking')).toMatchObject([{ step: second.at }]);
  await page.reload();
  await dock.getByRole('link').first().click();
  await stepHeading(page, second.at).waitFor();
  await expect.poll(() => page.getByRole('timer').count()).toBe(2);

  const [sooner, later] = [first.minutes, second.minutes].toSorted((a, b) => a - b);
  await page.clock.fastForward((sooner ?? 0) * MINUTE_MS);
  const alert = page.getByRole('alert').filter({ hasText: ` is done. ${dish.name}, step ` });
  await alert.waitFor();
  await press(page, /^OK, stop /);
  await alert.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('timer').count()).toBe(1);

  await press(page, /^Pause /);
  await page.getByRole('button', { name: /^Go on with / }).waitFor();
  await page.clock.fastForward(((later ?? 0) + 60) * MINUTE_MS);
  await page.reload();
  await press(page, /^Go on with /);
  await press(page, /^\+1 min for /);
  await page.getByRole('button', { name: /^Pause / }).waitFor();
  expect(await page.getByRole('alert').filter({ hasText: 'is done' }).count()).toBe(0);
  await page.clock.fastForward(((later ?? 0) + 1) * MINUTE_MS);
  await alert.waitFor();
  await press(page, /^OK, stop /);

  await press(page, 'All ingredients');
  await page.goto(`/dashboard/kitchen/${dish.id}`);
  for (let step = second.at; step > 1; step--) {
    await stepHeading(page, step).waitFor();
    await press(page, 'Back');
  }
  await stepHeading(page, 1).waitFor();
  await expectPressed(page.getByRole('region', { name: 'For this step' }).getByRole('button').first(), true);
});

/** Through the recipe to its end; the first timer on the way is started. */
async function cookThrough(page: Page): Promise<void> {
  const place = page.getByText(/^Step \d+ of \d+$/).first();
  const steps = Number(/\d+$/.exec((await place.textContent()) ?? '')?.[0]);
  for (let step = 1, looked = false; step <= steps; step++) {
    await place.filter({ hasText: `Step ${step} of` }).waitFor();
    const offer = page.getByRole('button', { name: /^Start timer/ });
    if (!looked && (await offer.count()) > 0) {
      await offer.first().click();
      await page.getByRole('timer').waitFor();
      await expectAccess(page);
      looked = true;
    }
    if (step < steps) await press(page, 'Next step');
  }
  await page.keyboard.press('ArrowRight');
  await press(page, 'Done cooking');
  await page.getByRole('heading', { level: 1, name: 'Enjoy your meal' }).waitFor();
}

test('done cooking marks the planned meal and takes from the pantry, and both can be taken back', async (context) => {
  const phone = await openDevice(context, { origin: server.origin });
  await prepare(phone);
  await phone.cutNetwork();
  const { page } = phone;
  await page.goto('/dashboard/diet-plan');
  await page
    .getByRole('heading', { level: 3 })
    .getByRole('button', { name: /^Dinner\b/ })
    .click();
  await page.locator('a[href^="/dashboard/dish/"]').first().click();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await page.getByRole('button', { name: 'Start cooking' }).waitFor();
  await expectAccess(page);
  await press(page, 'Start cooking');
  await cookThrough(page);
  await page.getByText('Marked as eaten').waitFor();
  await press(page, 'Take it from the pantry');
  await page.getByText('Taken from your pantry').waitFor();
  await expectAccess(page);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('button', { name: 'Take it from the pantry' }).waitFor();
  await page.getByRole('link', { name: 'To your plan' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccess(page);

  await phone.restoreNetwork();
  await expectOperations(server, member, 3);
  const [eaten, taken, back] = await journalOf(server, member);
  expect([eaten?.kind, eaten?.payload]).toMatchObject(['meal.eaten', { slot: 'dinner', eaten: true }]);
  expect([taken?.kind, taken?.payload]).toMatchObject(['meal.cooked', { slot: 'dinner', cooked: true }]);
  expect(taken?.payload.recipe).toBe(eaten?.payload.dish);
  expect(back).toMatchObject({ kind: 'meal.cooked', payload: { cooked: false }, day: taken?.day });
});

/** A browser whose screen lock and permission are known: `kitchen` counts what the page asked of it. */
const stubBrowser = (): void => {
  const seen = { locks: 0, held: 0, asked: 0 };
  let shown: DocumentVisibilityState = 'visible';
  const sentinels = new Set<EventTarget>();
  const release = (sentinel: EventTarget): void => {
    if (sentinels.delete(sentinel)) seen.held -= 1;
    sentinel.dispatchEvent(new Event('release'));
  };
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: async () => {
        const sentinel = new EventTarget();
        sentinels.add(sentinel);
        seen.locks += 1;
        seen.held += 1;
        return Object.assign(sentinel, { release: async () => release(sentinel) });
      },
    },
  });
  Object.defineProperty(document, 'visibilityState', { get: () => shown });
  Object.defineProperty(Notification, 'permission', { get: () => (seen.asked > 0 ? 'granted' : 'default') });
  Notification.requestPermission = async () => {
    seen.asked += 1;
    return 'granted';
  };
  Object.assign(window, {
    kitchen: seen,
    look: (visible: boolean) => {
      shown = visible ? 'visible' : 'hidden';
      if (!visible) for (const sentinel of [...sentinels]) release(sentinel);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  });
};

interface Stubbed {
  readonly kitchen: { readonly locks: number; readonly held: number; readonly asked: number };
  look(visible: boolean): void;
}

test('the screen stays on, and a timer may show a message that tells nothing', async (context) => {
  const phone = await newPhone(context);
  await phone.context.grantPermissions(['notifications']);
  await phone.context.addInitScript(stubBrowser);
  await prepare(phone);
  const { page } = phone;
  const seen = () => page.evaluate(() => (window as unknown as Stubbed).kitchen);
  const look = (visible: boolean) =>
    page.evaluate((shown) => (window as unknown as Stubbed).look(shown), visible);

  await page.goto(`/dashboard/kitchen/${dish.id}`);
  await press(page, 'Start cooking');
  await expect.poll(seen).toMatchObject({ locks: 1, held: 1, asked: 0 });
  await look(false);
  await expect.poll(seen).toMatchObject({ held: 0 });
  await look(true);
  await expect.poll(seen).toMatchObject({ locks: 2, held: 1 });

  await goToStep(page, 1, first.at);
  await startTimer(page, first.minutes, 1);
  await goToStep(page, first.at, second.at);
  await startTimer(page, second.minutes, 2);
  await expect.poll(seen).toMatchObject({ asked: 1 });
  await page.clock.fastForward(first.minutes * MINUTE_MS);
  await page.getByRole('alert').filter({ hasText: 'is done' }).waitFor();
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
    });
  await expect.poll(shown).toEqual([['A kitchen timer is done', '']]);
  await press(page, /^OK, stop /);
  await expect.poll(shown).toEqual([]);

  await page.getByRole('link', { name: 'Leave the kitchen' }).click();
  await page.getByRole('region', { name: 'Kitchen timers' }).waitFor();
  await expect.poll(seen).toMatchObject({ held: 0 });
});
