import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { APP_SCRIPTS, frame, KEPT_KEY, keptText, meals, openColdPhone } from '../support/cold-phone.ts';
import { lookTheSame, untilFontsAreThere, untilPicturesAreThere } from '../support/looks.ts';

/** What stands on the screen of a phone without a network before the app itself is loaded. */

const SLOT_NAMES = ['Breakfast', 'Snacks 1', 'Lunch', 'Snacks 2', 'Dinner'];

interface Kept {
  memberId: string;
  days: Record<string, { slot: string; dish: string; art: string | null }[]>;
}

/** The list without its times: the app adds there what is eaten and what comes next. */
const pictureOf = (page: Page): Promise<Buffer> =>
  meals(page).screenshot({ mask: [meals(page).locator('.today-time')] });

const dishes = (page: Page): Promise<string[]> => meals(page).locator('.today-dish').allInnerTexts();

const kept = async (page: Page): Promise<Kept> => JSON.parse((await keptText(page)) ?? 'null');
const today = (page: Page): Promise<string> => page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
const keep = (page: Page, value: Kept): Promise<void> =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEPT_KEY, JSON.stringify(value)] as const);

const PAPERS = { light: 'rgb(251, 248, 241)', dark: 'rgb(18, 26, 21)' } as const;
const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Runs in the page before its own code: the frame after the first one never begins. */
const stopAtFirstFrame = (): void => {
  window.requestAnimationFrame = () => 0;
};

test('today’s meals stand on the overview and the plan before the app is loaded, stay where they are, and lead where they are tapped', async (context) => {
  const { coldStart } = await openColdPhone(context, 'Juniper');
  const { page, letGo } = await coldStart();
  await meals(page).waitFor();
  expect(APP_SCRIPTS).not.toEqual([]);
  await frame(page).waitFor();
  const { days } = await kept(page);
  const planned = days[await today(page)] ?? [];
  expect(planned.length).toBeGreaterThanOrEqual(5);
  const before = await dishes(page);
  expect(before.map((text) => text.split('\n')[1])).toEqual(planned.map(({ dish }) => dish));
  expect(new Set(before.map((text) => text.split('\n')[0]))).toEqual(new Set(SLOT_NAMES));
  expect(await meals(page).innerText()).not.toMatch(/kcal|Cal\b/);
  expect(await page.getByText(/^Good \w+, Juniper$/).count()).toBe(1);

  await page.evaluate(() => {
    Object.assign(globalThis, { shifts: [], redrawn: [] });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]))
        if (
          node instanceof Element &&
          !node.matches('.instant-frame') &&
          node.querySelector('.today') !== null
        )
          Reflect.get(globalThis, 'redrawn').push(node.tagName);
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.get(globalThis, 'shifts').push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await untilFontsAreThere(page);
  await untilPicturesAreThere(meals(page));
  const places = (within: Page) =>
    within.evaluate(() =>
      [
        ...document.querySelectorAll(
          '.today, .today-meal, .today-art, .today-dish, header a, header button, nav[aria-label=Daily] > *',
        ),
      ].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join(' ');
      }),
    );
  const placed = await places(page);
  const looks = await pictureOf(page);
  letGo();
  await frame(page).waitFor({ state: 'detached' });
  expect(await dishes(page)).toEqual(before);
  expect(await places(page)).toEqual(placed);
  await page.getByRole('region', { name: 'Energy today' }).waitFor();
  await expect.poll(() => places(page)).toEqual(placed);
  expect(await lookTheSame(await pictureOf(page), looks)).toBe(true);
  // Who has the focus on a meal keeps it.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'redrawn'))).toEqual([]);
  // Shifts are counted to the third place; what a font moves by a hundredth of a point is none.
  const shifts: number[] = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.0005);

  const plan = await coldStart('/dashboard/diet-plan');
  await meals(plan.page).waitFor();
  await untilFontsAreThere(plan.page);
  const edges = (rows: Locator) =>
    rows.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().x));
  expect(await dishes(plan.page)).toEqual(before);
  const rows = await edges(meals(plan.page).locator('.today-dish'));
  plan.letGo();
  const slots = plan.page
    .getByRole('region', { name: 'Meals', exact: true })
    .locator('h3 button > span:nth-of-type(2)');
  await expect.poll(() => slots.count()).toBe(SLOT_NAMES.length);
  const named = (await slots.allInnerTexts()).map((text) => text.split('\n').at(-1));
  expect(named).toEqual(planned.map(({ dish }) => dish));
  expect(await edges(slots)).toEqual(rows);
  await plan.page.close();

  const start = await coldStart();
  const dinner = meals(start.page).getByRole('link').last();
  const name = (await dinner.locator('.today-dish').innerText()).split('\n')[1] ?? '';
  await dinner.click();
  start.letGo();
  await start.page.getByRole('heading', { level: 1, name }).waitFor();
  expect(new URL(start.page.url()).searchParams.get('slot')).toBe('dinner');
  await start.page.goBack();
  await start.page.getByRole('region', { name: 'Energy today' }).waitFor();

  const shopping = await coldStart();
  await shopping.page.getByRole('link', { name: 'Shopping' }).click();
  shopping.letGo();
  await shopping.page.getByRole('heading', { level: 1, name: 'Shopping list' }).waitFor();
});

test('the first frame needs the document alone, in the member’s colours; none of a locked or signed-out device are painted, and hostile words are words', async (context) => {
  const { page, context: browser, coldStart } = await openColdPhone(context, 'Juniper');
  const frameIn = async (system: 'light' | 'dark') => {
    const cold = await browser.newPage();
    await cold.addInitScript(stopAtFirstFrame);
    await cold.emulateMedia({ colorScheme: system });
    const requests: string[] = [];
    cold.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await cold.goto('/dashboard');
    await expect.poll(() => cold.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
    const seen = await cold.evaluate(() => ({
      paper: getComputedStyle(document.documentElement).backgroundColor,
      shapes: [...document.querySelectorAll('.first-frame > *')].map((part) => {
        const { width, height } = part.getBoundingClientRect();
        return width > 100 && height > 40 ? getComputedStyle(part).backgroundColor : null;
      }),
      words: document.body.innerText.trim(),
    }));
    await cold.close();
    return { ...seen, requests };
  };
  const expected = (theme: 'light' | 'dark', shape: string) => ({
    paper: PAPERS[theme],
    shapes: [shape, shape, shape],
    words: '',
    requests: ['/dashboard'],
  });
  const choose = async (name: 'Light' | 'Dark'): Promise<void> => {
    await page.getByText(name, { exact: true }).click();
    const stored = () => page.evaluate(() => localStorage.getItem('sorrel.theme'));
    await expect.poll(stored).toBe(name.toLowerCase());
  };
  await page.goto('/dashboard/profile?tab=settings');
  await choose('Light');
  expect(await frameIn('dark')).toEqual(expected('light', 'rgb(231, 227, 216)'));
  await choose('Dark');
  expect(await frameIn('light')).toEqual(expected('dark', 'rgb(44, 56, 47)'));
  const { page: cold, letGo } = await coldStart();
  await meals(cold).waitFor();
  expect(await paperOf(cold)).toBe(PAPERS.dark);
  letGo();
  await frame(cold).waitFor({ state: 'detached' });
  expect(await paperOf(cold)).toBe(PAPERS.dark);
  await cold.close();

  const whole = await kept(page);
  expect(Object.keys(whole.days).length).toBe(7);
  const day = await today(page);
  expect(whole.days[day]).toBeDefined();
  await page.goto('about:blank');

  const painted = async (path?: string): Promise<{ frames: number; meals: number }> => {
    const start = await coldStart(path);
    await start.page.locator('.instant-frame, .visitor-frame').waitFor();
    const counts = { frames: await frame(start.page).count(), meals: await meals(start.page).count() };
    await start.page.close();
    return counts;
  };
  const set = async (value: Kept | null, remembered?: object | null): Promise<void> => {
    const start = await coldStart('/sign-in');
    if (value !== null) await keep(start.page, value);
    await start.page.evaluate((record) => {
      if (record === null) localStorage.removeItem('sorrel.member');
      if (record)
        localStorage.setItem(
          'sorrel.member',
          JSON.stringify({ ...JSON.parse(localStorage.getItem('sorrel.member') ?? '{}'), ...record }),
        );
    }, remembered);
    await start.page.close();
  };

  expect(await painted()).toEqual({ frames: 1, meals: 1 });
  expect(await painted('/sign-in')).toEqual({ frames: 0, meals: 0 });
  await set(whole, { locked: true });
  expect(await painted()).toEqual({ frames: 0, meals: 0 });

  const dish = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  const art = 'https://elsewhere.example/track.svg';
  await set({ ...whole, days: { [day]: [{ slot: 'lunch', dish, art }] } }, { locked: false });
  const { page: hostile } = await coldStart();
  await meals(hostile).waitFor();
  expect(await dishes(hostile)).toEqual([`Lunch\n${dish}`]);
  expect(await meals(hostile).locator('img, script').count()).toBe(0);
  expect(await meals(hostile).getByRole('link').getAttribute('href')).toBe('/dashboard/diet-plan');
  expect(await hostile.title()).toBe('Sorrel');
  await hostile.close();

  await browser.clearCookies();
  await set(whole, null);
  expect(await painted()).toEqual({ frames: 0, meals: 0 });
});
