import { beforeEach, expect, test } from 'vitest';
import { createTodaySnapshot } from '../../../src/app/browser/today-snapshot.ts';
import { createBrowserSession } from '../../../src/app/session/browser-session.ts';
import { TODAY_KEY } from '../../../src/data/plan/today-snapshot.ts';
import { dropRefused, type SessionStore } from '../../../src/data/session/session.ts';
import { memberSession } from '../sync/harness.ts';
import { type Browser, stubBrowser } from './fake-browser.ts';

/** Two tabs of one browser; the first has not been told yet what the other one did. */
const ANA = { ...memberSession('7'), access: 'token', extensions: ['renewal', 'sessions'] };

let local: Browser['local'];
let here: SessionStore;
let other: SessionStore;
beforeEach(() => {
  ({ local } = stubBrowser());
  here = createBrowserSession();
  other = createBrowserSession();
  here.signIn(ANA);
});

/** A task goes by: the tabs are not one script. */
const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('meals are not kept on the disk for who has logged out in another tab', async () => {
  const kept = createTodaySnapshot(here, local);
  here.current();
  await task();
  other.signOut();
  await task();
  kept.keep('7', { '2026-11-22': [{ slot: 'lunch', dish: 'Oats', recipe: null, art: null }] });
  expect(local.items.has(TODAY_KEY)).toBe(false);
});

test('a refusal of the old token does not lock who has just signed in anew in another tab', async () => {
  here.current();
  await task();
  other.signIn({ ...ANA, access: 'second' });
  await task();
  dropRefused(here, { memberId: '7', access: 'token' }, 'ended');
  expect(createBrowserSession().current()?.access).toBe('second');
});
