import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { frame, meals, openColdPhone } from '../support/cold-phone.ts';
import { startLiveServer } from '../support/live-server.ts';
import { createReadyMember } from '../support/ready-member.ts';

/** The colours of the first frame, before the app itself is loaded. */

let on: Parameters<typeof openColdPhone>[1];
beforeAll(async () => {
  const server = await startLiveServer({ staticDir: DIST });
  on = { server, member: await createReadyMember(server, 'Larkspur') };
});
afterAll(() => on.server.stop());

/** Runs in the page before its own code: the frame after the first one never begins, what its head asks for is kept. */
const stopAtFirstFrame = (): void => {
  window.requestAnimationFrame = () => 0;
  const asked: string[] = [];
  Object.assign(globalThis, { askedInHead: asked });
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    if (document.body === null) asked.push(key);
    return getItem.call(this, key);
  };
};

/** A new version's documents have not been told the colours yet. */
const forgetColours = async (): Promise<void> => {
  for (const name of (await caches.keys()).filter((key) => key.includes('app.html'))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const html = await (await cache.match(request))?.text();
      const untold = html?.replace(/ data-colours="\w+"/, '');
      await cache.put(request, new Response(untold, { headers: { 'Content-Type': 'text/html' } }));
    }
  }
};

/** What a phone lacks that was switched off while it was told. */
const loseOneDocument = async (): Promise<void> => {
  for (const name of (await caches.keys()).filter((key) => key.includes('app.html')))
    await (await caches.open(name)).delete('/dashboard/diet-plan');
};

const documentColours = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((key) => key.includes('app.html'));
    const copies = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
      }),
    );
    return copies.flat().map((html) => /<html[^>]* data-colours="(\w+)"/.exec(html ?? '')?.[1]);
  });

const choose = async (page: Page, name: 'Light' | 'Dark'): Promise<void> => {
  await page.goto('/dashboard/profile?tab=settings');
  await page.getByText(name, { exact: true }).click();
  const said = name.toLowerCase();
  await expect.poll(() => documentColours(page)).toEqual([said, said]);
};

const PAPERS = { light: 'rgb(251, 248, 241)', dark: 'rgb(18, 26, 21)' } as const;

test('the first frame needs the document alone, and has the colours that the member chose', async (context) => {
  const { page, context: browser, cutNetwork } = await openColdPhone(context, on);
  await cutNetwork();
  const openCold = async (system: 'light' | 'dark') => {
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
      askedInHead: Reflect.get(globalThis, 'askedInHead'),
    }));
    await cold.close();
    return { ...seen, requests };
  };
  const frameIn = (theme: 'light' | 'dark', shape: string) => ({
    paper: PAPERS[theme],
    shapes: [shape, shape, shape],
    words: '',
    requests: ['/dashboard'],
  });
  const light = frameIn('light', 'rgb(231, 227, 216)');
  const dark = frameIn('dark', 'rgb(44, 56, 47)');
  await choose(page, 'Light');
  expect(await openCold('dark')).toEqual({ ...light, askedInHead: [] });
  await choose(page, 'Dark');
  expect(await openCold('light')).toEqual({ ...dark, askedInHead: [] });
  // A page without the app: at its first rest that would tell the documents again.
  await page.goto('/terms');
  await page.evaluate(forgetColours);
  expect(await openCold('light')).toEqual({ ...dark, askedInHead: ['sorrel.theme'] });
});

test('the colours that the member chose stay when the meals come, and when the app is there', async (context) => {
  const { page, coldStart } = await openColdPhone(context, on);
  await choose(page, 'Dark');
  const { page: cold, letGo } = await coldStart();
  const paper = () => cold.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await meals(cold).waitFor();
  expect(await paper()).toBe(PAPERS.dark);
  letGo();
  await frame(cold).waitFor({ state: 'detached' });
  expect(await paper()).toBe(PAPERS.dark);
});

test('colours that were chosen while the kept documents could not be told count once the app is there, and are told then', async (context) => {
  const { page, coldStart } = await openColdPhone(context, on);
  await choose(page, 'Dark');
  await page.evaluate(() => localStorage.setItem('sorrel.theme', 'light'));
  await page.evaluate(loseOneDocument);
  const { page: cold, letGo } = await coldStart();
  letGo();
  await frame(cold).waitFor({ state: 'detached' });
  expect(await cold.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(PAPERS.light);
  await expect.poll(() => documentColours(cold)).toEqual(['light', 'light']);
});
