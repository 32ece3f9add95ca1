import { beforeEach, expect, test, vi } from 'vitest';
import { createTodaySnapshot } from '../../../src/app/browser/today-snapshot.ts';
import { createBrowserSession } from '../../../src/app/session/browser-session.ts';
import { createRenewal, RENEWAL_KEY } from '../../../src/app/session/renewal.ts';
import type { ApiClient } from '../../../src/data/api/api-client.ts';
import { TODAY_KEY } from '../../../src/data/plan/today-snapshot.ts';
import {
  dropRefused,
  type NewSession,
  REMEMBERED_KEY,
  type SessionStore,
} from '../../../src/data/session/session.ts';
import { ok } from '../../../src/domain/result.ts';
import { type Browser, stubBrowser } from './fake-browser.ts';

/** Two tabs of one browser; the first has not been told yet what the other one did. */
const ANA: NewSession = {
  memberId: '7',
  access: 'token',
  username: 'ana',
  isClient: true,
  membershipType: 'free',
  extensions: ['renewal', 'sessions'],
};

let page: Browser['page'];
let local: Browser['local'];
let here: SessionStore;
let other: SessionStore;
beforeEach(() => {
  ({ page, local } = stubBrowser());
  here = createBrowserSession();
  other = createBrowserSession();
  here.signIn(ANA);
});

/** A task goes by: the tabs are not one script. */
const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a session is read for drawing some times in a second, and at once where this tab changes it', async () => {
  const reads = vi.spyOn(page, 'cookie', 'get');
  expect(here.recent()).toEqual(ANA);
  await task();
  reads.mockClear();
  expect(here.recent()).toEqual(ANA);
  expect(reads).not.toHaveBeenCalled();
  expect(here.current()).toEqual(ANA);
  expect(reads).toHaveBeenCalled();
  here.expire('token');
  expect(here.recent()).toEqual({ ...ANA, access: null });
  other.signOut();
  await expect.poll(() => here.recent()).toBeNull();
});

test('meals are not kept on the disk for who has logged out in another tab', async () => {
  const kept = createTodaySnapshot(here, local);
  here.current();
  await task();
  other.signOut();
  await task();
  kept.keep('7', { '2026-11-22': [{ slot: 'lunch', dish: 'Oats', recipe: null, art: null }] });
  expect(local.items.has(TODAY_KEY)).toBe(false);
});

test('a renewal that is answered after a logout in another tab brings nobody back', async () => {
  page.cookies.clear();
  await task();
  local.setItem(RENEWAL_KEY, '1 7');
  let answer = (): void => undefined;
  const renewal = createRenewal({
    api: {
      call: () =>
        new Promise((resolve) => {
          answer = () => resolve(ok({ id: '7', access: 'second', membership_type: 'free', extensions: [] }));
        }),
    } as unknown as ApiClient,
    session: here,
    clock: { now: () => 1, after: () => () => undefined },
    connectivity: { online: () => true, subscribe: () => () => undefined },
    visibility: { visible: () => true, subscribe: () => () => undefined },
    storage: local,
    ownOrigin: true,
    wantedBy: async () => true,
    alone: (job) => job(),
  });
  const settled = renewal.settle();
  await task();
  other.signOut();
  await task();
  answer();
  await settled;
  expect([page.cookies.has('user'), local.items.has(REMEMBERED_KEY)]).toEqual([false, false]);
});

test('a refusal of the old token does not lock who has just signed in anew in another tab', async () => {
  here.current();
  await task();
  other.signIn({ ...ANA, access: 'second' });
  await task();
  dropRefused(here, { memberId: '7', access: 'token' }, 'ended');
  expect(createBrowserSession().current()?.access).toBe('second');
});
