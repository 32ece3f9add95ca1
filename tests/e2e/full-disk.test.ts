import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { openPlan } from '../support/daily-steps.ts';
import { untilKept } from '../support/fact-kept.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { createReadyMember, enter, type KnownMember } from '../support/ready-member.ts';

/** A device that cannot keep what is logged: it says so, and counts nothing of it. */

let server: LiveServer;
let member: KnownMember;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
  member = await createReadyMember(server, 'Fennel');
});
afterAll(() => server.stop());

/** A phone whose disk takes no more entries of the log from `full` on, until there is `room`; or refuses one only. */
const openPhone = async (context: TestContext) => {
  const { page, expectConsole } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, member);
  const refuse = (most: number): Promise<void> =>
    page.evaluate((times) => {
      const { commit } = IDBTransaction.prototype;
      let left = times;
      Object.assign(IDBTransaction.prototype, {
        commit(this: IDBTransaction) {
          // Dexie commits other writes of the app too, at any time.
          if (left === 0 || !this.objectStoreNames.contains('journal')) return commit.apply(this);
          left -= 1;
          this.abort();
        },
      });
      addEventListener('room-again', () => Object.assign(IDBTransaction.prototype, { commit }));
    }, most);
  return {
    page,
    expectConsole,
    full: () => refuse(Number.MAX_SAFE_INTEGER),
    refuseOne: () => refuse(1),
    room: () => page.evaluate(() => dispatchEvent(new Event('room-again'))),
  };
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Two buttons in one moment: the second is kept before the first is known to have failed. */
const pressBoth = (page: Page, names: RegExp): Promise<void> =>
  page.getByRole('button', { name: names }).evaluateAll((buttons) => {
    for (const button of buttons.slice(0, 2)) if (button instanceof HTMLElement) button.click();
  });

const notKept = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This device could not keep that change.' });

test('water that could not be kept is not what Undo takes back', async (context) => {
  const { page, full, room } = await openPhone(context);
  await untilKept(page, 'water.add', () => press(page, '+500 ml'));
  await page.getByText(/^0\.5 L \/ /).waitFor();
  await full();
  await press(page, '+250 ml');
  await page.getByText('This device could not keep your water.').waitFor();
  await room();
  await press(page, 'Undo');
  await page.getByText(/^0(\.0)? L \/ /).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
});

test('a change that could not be kept is said, though the next one was', async (context) => {
  const { page, refuseOne } = await openPhone(context);
  await openPlan(page);
  const marks = page.getByRole('button', { name: /^(Breakfast|Dinner) eaten$/ });
  await expect.poll(() => marks.count()).toBe(2);
  await refuseOne();
  await pressBoth(page, /^(Breakfast|Dinner) eaten$/);
  await expect.poll(() => marks.and(page.locator('[aria-pressed="true"]')).count()).toBe(1);
  await notKept(page).waitFor();
});

test('a weight that could not be kept stays in its field, with the sentence beside it', async (context) => {
  const { page, full, room } = await openPhone(context);
  const sentence = page.getByText('This device could not keep your weight. Please try again.');
  const logs = async (label: string, button: string): Promise<void> => {
    const field = page.getByLabel(label);
    await field.fill('61.3');
    await full();
    await press(page, button);
    await sentence.waitFor();
    expect(await field.inputValue()).toBe('61.3');
    await room();
    await press(page, button);
    await sentence.waitFor({ state: 'hidden' });
    await expect.poll(() => field.inputValue()).toBe('');
  };
  await logs('Log weight (kg)', 'Log');
  await page.goto('/dashboard/progress');
  await logs('Weight (kg)', 'Log weight');
});

test('a device that cannot read its storage says so while a page loads', async (context) => {
  const { page, expectConsole } = await openPhone(context);
  expectConsole(/^console (error|warning|trace)/);
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    Object.assign(IDBDatabase.prototype, {
      transaction(this: IDBDatabase, ...wanted: Parameters<typeof transaction>) {
        if (sessionStorage.getItem('disk') === 'fine') return transaction.apply(this, wanted);
        throw new DOMException('Internal error.', 'UnknownError');
      },
    });
  });
  await page.goto('/dashboard/progress');
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.getByText('If the storage of this device is full, free some space, then try again.').waitFor();
  await page.evaluate(() => sessionStorage.setItem('disk', 'fine'));
  await press(page, 'Try again');
  await page.getByRole('heading', { level: 1, name: 'Your progress' }).waitFor();
});
