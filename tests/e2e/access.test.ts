import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { mailedCode } from '../support/mailed-code.ts';
import { sharedServer } from '../support/member-device.ts';
import { NO_PROFILE_YET, newMember, ONBOARDING_SCREENS } from '../support/member-steps.ts';

/** More steps than any screen has controls: a control that is not reached by then is not reachable. */
const MOST_STEPS = 60;

/** What shows that the control with the focus has it; a hidden radio or checkbox shows it by its label. */
async function focusMark(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'nothing has the focus';
    const isMarked = (element: Element | null): boolean => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const label = focused.closest('label');
    return isMarked(focused) || isMarked(label) ? 'marked' : `no mark on ${focused.outerHTML.slice(0, 120)}`;
  });
}

/** A person without a mouse. */
function byKeyboard(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const hasFocus = (controls: Locator) =>
    controls.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

  /** Steps on until one of the controls has the focus; every control on the way shows that it is focused. */
  async function stepTo(controls: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await controls.first().waitFor();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await hasFocus(controls)) return;
      await press(key);
      await expect.poll(() => focusMark(page)).toBe('marked');
    }
    throw new Error(`The ${key} key does not lead to ${String(controls)}`);
  }

  return {
    press,
    hasFocus,
    stepTo,
    type: async (field: Locator, text: string) => {
      await stepTo(field);
      await page.keyboard.type(text);
    },
    use: async (control: Locator, key: 'Enter' | 'Space' = 'Enter') => {
      await stepTo(control);
      await press(key);
    },
    /** A screen that opens has one heading, and the focus is on it; axe finds nothing there. */
    arriveAt: async (path: string) => {
      await page.waitForURL(`**${path}`);
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      await expect.poll(() => page.locator('h1').count()).toBe(1);
      expect(await findAccessFaults(page), path).toEqual([]);
    },
  };
}

test('a person without a mouse signs up, answers every question and reads the week, and axe finds nothing on the way', async (context) => {
  const { origin, mail } = await sharedServer();
  const { page, expectConsole } = await openDevice(context, {
    installsWorker: false,
    origin,
    screen: 'desktop',
    colorScheme: 'dark',
  });
  expectConsole(NO_PROFILE_YET);
  const { press, hasFocus, stepTo, type, use, arriveAt } = byKeyboard(page);
  const member = newMember('Juniper');
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await page.goto('/');
  await use(page.getByRole('link', { name: 'Sign Up' }).first());
  await arriveAt('/sign-up');
  await type(page.getByLabel('Username'), member.username);
  await type(page.getByLabel('Email'), member.email);
  await type(page.getByLabel('Password', { exact: true }), member.password);
  const terms = page.getByRole('checkbox');
  await use(terms, 'Space');
  await expect.poll(() => terms.isChecked()).toBe(true);
  await stepTo(page.getByLabel('Email'), 'Shift+Tab');
  await use(button('Continue'));

  const boxes = page.getByRole('dialog').getByRole('textbox');
  await stepTo(boxes.first());
  expect(await findAccessFaults(page), 'verification').toEqual([]);
  const code = await mailedCode(mail, member.email);
  await page.keyboard.type(`${code.slice(0, 4)}x`);
  await press('Backspace');
  await press('ArrowLeft');
  await press('ArrowRight');
  await page.keyboard.type(code.slice(4));

  await page.waitForURL('**/sign-in');
  const password = page.getByLabel('Password', { exact: true });
  await expect.poll(() => hasFocus(button('Login'))).toBe(true);
  expect(await password.inputValue()).toBe(member.password);
  await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(member.email);
  expect(await findAccessFaults(page), 'sign-in').toEqual([]);
  await use(button('Login'));

  for (const path of ONBOARDING_SCREENS) {
    await arriveAt(path);
    const arrows: Readonly<Record<string, Locator>> = {
      '/age': page.getByRole('spinbutton', { name: 'Age' }).first(),
      '/height': page.getByRole('slider').first(),
      '/weight': page.getByRole('slider').first(),
      '/target': page.getByRole('slider').first(),
    };
    const moved = arrows[path];
    if (moved !== undefined) {
      await stepTo(moved);
      await press('ArrowRight');
    } else {
      const checked = page.locator('main input[type=radio]:checked');
      await stepTo(page.locator('main').getByRole('radio'));
      await press('Space');
      const before = await checked.inputValue();
      await press('ArrowDown');
      await expect.poll(() => checked.inputValue()).not.toBe(before);
      await expect.poll(() => hasFocus(checked)).toBe(true);
    }
    await use(button(path === '/target' ? 'Save' : 'Next'));
  }
  await arriveAt('/dashboard');
  await use(button('Skip for now'));
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await stepTo(page.getByRole('link', { name: 'Diet Plan' }).first(), 'Shift+Tab');
  await press('Enter');
  await arriveAt('/dashboard/diet-plan');

  const chosen = page.locator('[role=tab][aria-selected=true]');
  await stepTo(chosen);
  await expect.poll(() => chosen.textContent()).toMatch(/^Today/);
  await press('ArrowRight');
  await expect.poll(() => chosen.textContent()).toMatch(/^Tomorrow/);
  await expect.poll(() => hasFocus(chosen)).toBe(true);
  for (const [slot, key] of [
    ['Breakfast', 'Enter'],
    ['Lunch', 'Space'],
  ] as const) {
    const section = page
      .getByRole('heading', { level: 3 })
      .getByRole('button', { name: new RegExp(`^${slot}\\b`) });
    await use(section, key);
    await expect.poll(() => section.getAttribute('aria-expanded')).toBe('true');
  }
  await use(page.locator('a[href^="/dashboard/dish/"]').first());
  await page.waitForURL('**/dashboard/dish/**');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});
