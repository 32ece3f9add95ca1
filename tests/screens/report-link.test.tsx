import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '../../src/domain/calendar/days.ts';
import { enter, leaveDevice, open, recordFacts } from '../support/screen.tsx';
import { answer, cutNetwork, restoreNetwork, watchCalls, withExtensions } from '../support/screen-calls.ts';
import { alarm, gone, press, resizeTo, sentTo, shows, status, today } from '../support/screen-steps.ts';

const TODAY = today();
const LINKS = '/django/ext/v1/report/links';
const NO_REPORT = 'This link opens no report. Please ask the person who gave it to you for a new one.';

afterEach(() => vi.restoreAllMocks());

const report = page.getByRole('article', { name: 'Report' });
const links = page.getByRole('list', { name: 'Your links' });
const revokeButtons = page.getByRole('button', { name: /^Revoke the link made/ });

/** A member with some of everything in the log, at their report. */
async function openReport(username: string): Promise<void> {
  await enter(username);
  const banana = { slot: 'lunch', food: 'banana-raw', eaten: true } as const;
  const eaten = (day: string, grams: number, kcal: number) =>
    ({ day, kind: 'food.eaten', payload: { ...banana, entry: crypto.randomUUID(), grams, kcal } }) as const;
  await recordFacts(
    { day: TODAY, kind: 'water.add', payload: { litres: 0.5 } },
    { day: TODAY, kind: 'weight.set', payload: { kg: 63.4 } },
    eaten(TODAY, 120, 107),
    eaten(addDays(TODAY, -40), 500, 445),
  );
  await open('/dashboard/progress');
  await page.getByRole('link', { name: 'A report for your doctor or dietitian' }).click();
  await shows(report.getByText('120 g'));
}

/** The address that the page shows once. */
async function makeLink(): Promise<string> {
  await press('Make a link');
  await status('Your link is ready. Copy it now: you see it only once.');
  return links.getByText(/#/).element().textContent ?? '';
}

const overflow = (): number => document.documentElement.scrollWidth - window.innerWidth;

test('a report holds the days and parts that were chosen; a link to it is said before, copied and revoked', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await resizeTo(320, 915);
  await openReport('Lena');
  await shows(
    page.getByText(/^Anyone with the link can read the report below as it is now: Energy and macros, /),
  );
  await gone(report.getByText('500 g'));
  await page.getByText('3 months').click();
  await shows(report.getByText('500 g'));
  await page.getByText('4 weeks').click();
  await gone(report.getByText('63.4'));
  await page.getByText('Weight', { exact: true }).click();
  await shows(report.getByRole('region', { name: 'Weight, table' }).getByText('63.4'));
  await page.getByText('Energy and macros', { exact: true }).click();
  await page.getByText('Vitamins and minerals', { exact: true }).click();
  await page.getByText('30 days', { exact: true }).click();
  await shows(page.getByText(/as it is now: Everything eaten, Water, Weight, from .* It ends on/));

  const calls = watchCalls();
  const address = await makeLink();
  expect(await sentTo(calls, LINKS)).toEqual({
    days: 30,
    report: {
      first: addDays(TODAY, -27),
      last: TODAY,
      tables: [
        { part: 'meals', rows: [[TODAY, 'Lunch', 'banana-raw', '120 g', 107]] },
        { part: 'water', rows: [[TODAY, 0.5]] },
        { part: 'weight', rows: [[TODAY, 63.4]] },
      ],
    },
  });
  expect(address).toMatch(new RegExp(`^${location.origin}/shared-report#[\\w-]{43}$`));
  await press('Copy link');
  await status('Copied');
  expect(copied).toEqual([address]);
  expect(overflow()).toBeLessThanOrEqual(0);

  await open('/dashboard/report');
  await shows(links.getByText(/^Made .+, open until .+/));
  await gone(links.getByText(/#/));
  await revokeButtons.click();
  await status('Revoked. This link no longer works.');
  await gone(links);

  leaveDevice();
  await open(`/shared-report${new URL(address).hash}`);
  await shows(page.getByRole('heading', { name: NO_REPORT }));
});

test('whoever has a link reads its report without an account, and their device stores nothing of it', async () => {
  await openReport('Mina');
  const address = await makeLink();
  leaveDevice();
  const kept = await caches.keys();
  await resizeTo(320, 915);
  const calls = watchCalls();
  await open(`/shared-report${new URL(address).hash}`);
  await shows(report.getByRole('region', { name: 'Everything eaten, table' }).getByText('banana-raw'));
  await shows(report.getByRole('region', { name: 'Water drunk, table' }).getByText('0.5'));
  await gone(report.getByText('63.4'));
  await shows(
    page.getByText(/^A member made it on .+ This link opens it until .+, unless they end it before\./),
  );
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
  expect(page.getByRole('navigation').query()).toBeNull();
  expect(overflow()).toBeLessThanOrEqual(0);

  expect(calls.map(({ path }) => path)).toContain('/django/ext/v1/report/shared');
  // What the member's own page had begun may still be under way; none of it names them.
  expect(calls.filter(({ headers }) => headers.has('authorization'))).toEqual([]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('banana-raw');
  expect(await caches.keys()).toEqual(kept);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await press('Print or save as PDF');
  expect(print).toHaveBeenCalledOnce();
});

test('a link that opens nothing says one sentence, whatever it is', async () => {
  const shown: (string | undefined)[] = [];
  for (const hash of ['', '#x', '#<b>x</b>', `#${'A'.repeat(43)}`, `#${'A'.repeat(5000)}`]) {
    await open(`/shared-report${hash}`);
    await shows(page.getByRole('heading', { name: NO_REPORT }));
    shown.push(document.querySelector('main')?.innerText);
  }
  expect(new Set(shown)).toEqual(new Set([NO_REPORT]));
});

test('a reader without a connection is told so, and tries again', async () => {
  cutNetwork();
  await open(`/shared-report#${'A'.repeat(43)}`);
  await alarm('The report could not be fetched. Check your connection, then try again.');
  restoreNetwork();
  await press('Try again');
  await shows(page.getByRole('heading', { name: NO_REPORT }));
});

test('without a connection no link is made, and none waits', async () => {
  await openReport('Nora');
  const calls = watchCalls();
  cutNetwork();
  await status('You are offline. A link needs a connection. Nothing is shared.');
  await expect.element(page.getByRole('button', { name: 'Make a link' })).toBeDisabled();
  restoreNetwork();
  await expect.element(page.getByRole('button', { name: 'Make a link' })).toBeEnabled();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await gone(links);
});

test('a link too many, and a server that fails, are said in words', async () => {
  await openReport('Olga');
  answer(LINKS, (call, pass) => (call.method === 'POST' ? { status: 409, json: {} } : pass()));
  await press('Make a link');
  await alarm('You have 10 links. Revoke one first.');
  answer(LINKS, (call, pass) => (call.method === 'POST' ? { status: 503, json: {} } : pass()));
  await press('Make a link');
  await alarm('That did not work. Please try again later.');
});

test('on a backend without links nothing is said of them', async () => {
  withExtensions((declared) => declared.filter((name) => name !== 'report'));
  await openReport('Petra');
  expect(page.getByText('A link for your dietitian').query()).toBeNull();
  await shows(page.getByText('For your doctor or dietitian. It is made on this device and sent nowhere.'));
});

test('an export lists the links that are open, without what opens them', async () => {
  await openReport('Quirin');
  const secret = new URL(await makeLink()).hash.slice(1);
  await open('/dashboard/profile');
  const saved = vi.spyOn(URL, 'createObjectURL');
  const take = async (): Promise<string> => {
    const before = saved.mock.calls.length;
    await press('Export as JSON');
    await expect.poll(() => saved.mock.calls.length).toBe(before + 1);
    const file = saved.mock.calls.at(-1)?.[0] as Blob;
    return file.text();
  };
  const copy = await take();
  expect(copy).not.toContain(secret);
  expect(JSON.parse(copy).reportLinks).toEqual([{ made_at: expect.any(String), until: expect.any(String) }]);
  cutNetwork();
  expect(JSON.parse(await take()).reportLinks).toBeNull();
});
