import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessFaults } from '../../support/axe.ts';
import { openDevice } from '../../support/browser.ts';
import { builtFile } from '../../support/built-file.ts';
import { press } from '../../support/daily-steps.ts';
import { sharedServer } from '../../support/member-device.ts';
import { NO_PROFILE_YET, signIn } from '../../support/member-steps.ts';
import { createVerifiedMember } from '../../support/ready-member.ts';

const SECTIONS = [
  'Sign In',
  'Sign Up',
  'Take Control of Your Diet and Transform Your Lifestyle',
  'Explore our healthy and tasty recipes with AI',
  'Get Started',
  'Personalization',
  'Meal Planning',
  'Track And Adjust',
  'Achieve Your Goals',
  'We provide healthy food for your family',
  'More About Us',
  'How our Food recipe works',
  'We also offer unique services for your events',
  'What Our Customers Say',
  'Ready to get started?',
  'Download our App',
  'Terms of service',
  'Newsletter',
  'Send',
  `© 2024-${new Date().getFullYear()} Sorrel`,
] as const;

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const section = (page: Page, heading: string) => page.getByRole('region', { name: heading });

/** The font files that came. */
const fontsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, startTime }) => ({ name, startTime })),
  );

test('landing: every section with its words, in order [2.3 2.4 2.5 2.6 2.7 3.8 9.20]', async (context) => {
  const { page } = await openDevice(context, {
    installsWorker: false,
    origin: (await sharedServer()).origin,
    screen: 'desktop',
  });
  await page.addInitScript(() => {
    const seen = { shifted: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  // Its fonts are asked for after the first paint and move nothing.
  await expect.poll(() => fontsOf(page)).toHaveLength(2);
  await page.evaluate(() => document.fonts.ready);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  for (const { startTime } of await fontsOf(page)) expect(startTime).toBeGreaterThan(firstPaint);
  expect(await page.evaluate(() => Reflect.get(window, 'seen').shifted)).toBeLessThan(0.001);
  const places = async () => {
    const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
    return SECTIONS.map((words) => text.indexOf(words));
  };
  // What is further down is no text before it is laid out.
  const missing = async () => {
    const at = await places();
    return SECTIONS.filter((_, index) => at[index] === -1);
  };
  await expect.poll(missing).toEqual([]);
  const found = await places();
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  await expect.poll(() => hrefs(page, 'header a')).toEqual(['/', '/sign-in', '/sign-up']);

  const services = section(page, 'We also offer unique services for your events').getByRole('listitem');
  await expect.poll(() => services.count()).toBe(4);
  const voices = section(page, 'What Our Customers Say').getByRole('listitem');
  await expect.poll(() => voices.count()).toBe(3);
  const contact = page.locator('address');
  await expect
    .poll(() =>
      contact
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(':')[0])),
    )
    .toEqual(['tel', 'mailto']);
  await expect.poll(() => contact.getByRole('listitem').count()).toBe(3);

  const social = await hrefs(page, 'footer .social a');
  expect(social).toEqual(['/', '/', '/', '/']);
  await expect.poll(() => hrefs(page, 'footer nav a')).toContain('/terms-of-service');
  await page.getByPlaceholder('Your email here').waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'More About Us' }).click();
  await page.waitForURL('**/en');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('public pages: unknown paths, the way to the top, the newsletter, and a screen that cannot be opened [2.1 2.2 2.8 2.9 2.52 4.1 5.14 6.6 8.20 9.6]', async (context) => {
  const server = await sharedServer();
  const { page, ...device } = await openDevice(context, { installsWorker: false, origin: server.origin });
  for (const path of ['/terms', '/policy', '/terms-of-service', '/en']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('[data-not-found]').count(), path).toBe(0);
    expect(await findAccessFaults(page), path).toEqual([]);
  }
  device.expectConsole(/status of 404 .*\/no\/such\/page/);
  await page.goto('/no/such/page');
  await page.getByText('Page not found.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/no/such/page');
  await page.getByRole('heading', { level: 1, name: SECTIONS[2] }).waitFor();

  await page.goto('/');
  const box = page.getByPlaceholder('Your email here');
  const status = page.locator('#newsletter-status');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await box.fill('robin@');
  await press(page, 'Send');
  await status.getByText('Please provide a valid email').waitFor();
  expect(calls.filter((path) => path.startsWith('/django/'))).toEqual([]);
  await box.fill('reader@example.org');
  await press(page, 'Send');
  await status.getByText('Thank you. Your address is on the newsletter list.').waitFor();

  const toTop = page.getByRole('button', { name: 'Back to top' });
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await expect.poll(() => toTop.isVisible()).toBe(false);
  await scrollTo(301);
  await toTop.waitFor();
  expect(await toTop.evaluate((button) => getComputedStyle(button).borderRadius)).not.toBe('0px');
  const { width, height } = (await toTop.boundingBox()) ?? { width: 0, height: 1 };
  expect(width).toBe(height);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const asked = page.evaluate(
    () =>
      new Promise<ScrollToOptions>((resolve) => {
        window.scrollTo = (options?: ScrollToOptions | number) => {
          if (typeof options === 'object') resolve(options);
        };
      }),
  );
  await toTop.click();
  expect(await asked).toEqual({ top: 0, behavior: 'smooth' });

  device.expectConsole(NO_PROFILE_YET);
  await page.goto('/sign-in');
  await signIn(page, await createVerifiedMember(server, 'Angelica'));
  await page.waitForURL('**/onboarding');
  await press(page, 'Back');
  await page.waitForURL(`${server.origin}/`);
  for (const place of [0, 1]) {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started' }).nth(place).click();
    await page.waitForURL('**/dashboard');
  }

  device.expectConsole(/broken on purpose/);
  await page.route(`**/${builtFile('src/routes/sign-up.tsx?tsr-split=component')}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken on purpose')" }),
  );
  await page.goto('/sign-up');
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  await page.getByText('This screen could not be shown.').waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Go to today' }).getAttribute('href'))
    .toBe('/dashboard');
});
