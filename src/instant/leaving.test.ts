import { beforeEach, expect, test } from 'vitest';
import { type Browser, stubBrowser } from '../../tests/support/unit/fake-browser.ts';
import { memberSession } from '../../tests/support/unit/sync-harness.ts';
import { createBrowserSession } from '../app/session/browser-session.ts';
import { TODAY_KEY } from '../device/plan/today-snapshot.ts';
import type { SessionStore } from '../device/session/session.ts';
import { mealsPageAt } from './places.ts';

const ANA = { ...memberSession('7'), access: 'token' };

let local: Browser['local'];
let store: SessionStore;

beforeEach(() => {
  ({ local } = stubBrowser());
  store = createBrowserSession();
  store.signIn(ANA);
  local.setItem(TODAY_KEY, '{}');
});

test.each<[string, () => void]>([
  ['the lock', () => store.lock('idle')],
  ['signing out', () => store.signOut()],
  ['another member', () => store.signIn({ ...ANA, memberId: '8' })],
])('%s takes the kept meals away', (_, leave) => {
  leave();
  expect(local.getItem(TODAY_KEY)).toBeNull();
});

test.each([
  ['/dashboard', '', 'today'],
  ['/dashboard/', '?log=water', 'today'],
  ['/dashboard', '?note=staff-only', null],
  ['/dashboard/diet-plan', '', 'plan'],
  ['/dashboard/fitness', '', null],
])('%s%s shows today’s meals first: %s', (pathname, search, page) => {
  expect(mealsPageAt({ pathname, search })).toBe(page);
});
