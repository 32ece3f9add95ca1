import { beforeEach, expect, test } from 'vitest';
import { profileOf } from '../../../tests/support/stored-samples.ts';
import { type Browser, stubBrowser } from '../../../tests/support/unit/fake-browser.ts';
import { type Answer, html, json, scriptedFetch } from '../../../tests/support/unit/scripted-fetch.ts';
import { getProfile } from '../../contract/profile.ts';
import { createApiClient } from '../../device/api/api-client.ts';
import { TODAY_KEY } from '../../device/plan/today-snapshot.ts';
import {
  dropRefused,
  LAST_ACTIVE_KEY,
  type NewSession,
  type SessionStore,
} from '../../device/session/session.ts';
import { createTodaySnapshot } from '../browser/today-snapshot.ts';
import { createBrowserSession } from './browser-session.ts';

const ANA: NewSession = {
  memberId: '7',
  access: 'token',
  username: 'ana',
  isClient: false,
  membershipType: 'proFit',
  extensions: ['journal'],
};

const PROFILE = profileOf({ id: '7' });

let page: Browser['page'];
let session: Browser['session'];
let local: Browser['local'];
let store: SessionStore;

beforeEach(() => {
  ({ page, session, local } = stubBrowser());
  store = createBrowserSession();
});

/** Nobody but this page changes anything while it runs: it reads once for all that runs together. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('the session of a browser keeps the token in the user cookie, mirrored in session storage, and nowhere else [3.1]', () => {
  store.signIn(ANA);
  expect(store.current()).toEqual(ANA);
  expect(session.items).toEqual(
    new Map([
      ['user_id', '7'],
      ['access_token', 'token'],
    ]),
  );
  expect([...local.items.values()].join()).not.toContain('token');
});

test('the session of a browser after the cookie’s hour still knows the member, as a client without a token', async () => {
  store.signIn(ANA);
  page.cookies.clear();
  await nextTask();
  expect(store.current()).toEqual({ ...ANA, access: null, isClient: true });
});

test('the session of a browser leaves nothing of the last member to the next', () => {
  store.signIn(ANA);
  store.storeProfile({ ...PROFILE, name: 'Ana' });
  store.signIn({ ...ANA, access: 'renewed' });
  expect(page.cookie).toContain('Ana');
  store.signIn({ ...ANA, memberId: '8' });
  expect([...page.cookies.keys()]).toEqual(['user']);
  expect(store.current()?.memberId).toBe('8');
});

test('the session of a browser takes the token along when the tab goes on to another page', () => {
  store.signIn(ANA);
  const stop = store.subscribe(() => undefined);
  window.dispatchEvent(new Event('pagehide'));
  expect(session.items).toEqual(new Map());
  stop();
  createBrowserSession().subscribe(() => undefined)();
  expect(session.items.get('access_token')).toBe('token');
});

test('the session of a browser never takes another member’s cookie for the remembered one', async () => {
  store.signIn(ANA);
  page.cookie = `user=${encodeURIComponent(JSON.stringify({ id: '8', access: 'other' }))}`;
  await nextTask();
  expect(store.current()).toMatchObject({ memberId: '7', access: null });
});

test('the session of a browser locked shows nobody, but remembers who may come back', () => {
  store.signIn(ANA);
  store.storeProfile({ ...PROFILE, name: 'Ana' });
  store.lock('idle');
  expect(store.current()).toBeNull();
  expect(store.remembered()).toMatchObject({ memberId: '7', username: 'ana', locked: true });
  expect([session.items.size, page.cookies.size]).toEqual([0, 0]);
  store.signIn(ANA);
  expect(store.current()).toEqual(ANA);
});

test.each([
  ['ended', undefined],
  ['closed', 'closed'],
  ['gone', 'gone'],
] as const)(
  'the session of a browser locked as %s says so, also where it is locked again, until the next sign-in',
  (why, account) => {
    store.signIn(ANA);
    store.lock(why);
    store.lock('idle');
    expect(store.remembered()).toMatchObject({ locked: true, ended: true });
    expect(store.remembered()?.account).toBe(account);
    store.signIn(ANA);
    store.lock('idle');
    expect(store.remembered()).toMatchObject({ ended: false });
    expect(store.remembered()?.account).toBeUndefined();
  },
);

test('the session of a browser unlocked goes on with the session that was put away, which nobody ended, until its hour is over', async () => {
  const dropped: string[] = [];
  store = createBrowserSession((access) => dropped.push(access));
  const member = { ...ANA, extensions: ['sign-out'] };
  store.signIn(member);
  const until = store.remembered()?.until ?? 0;
  store.lock('idle', true);
  expect(store.current()).toBeNull();
  store.unlock({ access: 'token', isClient: false, until });
  expect(store.current()).toEqual(member);
  expect(dropped).toEqual([]);
  store.lock('idle');
  expect(dropped).toEqual(['token']);
  for (const kept of [null, { access: 'token', isClient: false, until: Date.now() }]) {
    store.unlock(kept);
    await nextTask();
    expect(store.current()).toEqual({ ...member, access: null, isClient: true });
    expect([...page.cookies.keys()]).toEqual([]);
    store.lock('idle');
  }
});

test('the session of a browser is unlocked by the password alone once it was ended elsewhere, and where other people use the device', () => {
  const kept = { access: 'token', isClient: true, until: Date.now() + 60_000 };
  store.signIn(ANA, { email: 'ana@example.org', shared: true });
  store.lock('idle');
  store.unlock(kept);
  expect(store.current()).toBeNull();
  store.signIn(ANA, { email: 'ana@example.org', shared: false });
  store.lock('ended');
  store.unlock(kept);
  expect(store.current()).toBeNull();
  expect(page.cookies.size).toBe(0);
});

test('the session of a browser keeps the address of the last sign-in for the next one of the same member, and of nobody else', () => {
  store.signIn(ANA, { email: 'ana@example.org', shared: false });
  store.signIn({ ...ANA, access: 'renewed' });
  store.lock('idle');
  expect(store.remembered()?.email).toBe('ana@example.org');
  store.signIn({ ...ANA, memberId: '8' });
  expect(store.remembered()?.email).toBeUndefined();
  store.signOut();
  expect(local.items.size).toBe(0);
});

test('the session of a browser holds no address on a device that other people use, also where that is said later', () => {
  store.signIn(ANA, { email: 'ana@example.org', shared: true });
  store.signIn({ ...ANA, access: 'renewed' });
  expect(store.remembered()).toMatchObject({ shared: true });
  expect([...local.items.values()].join()).not.toContain('ana@');
  store.signIn(ANA, { email: 'ana@example.org', shared: false });
  store.setShared(true);
  expect([...local.items.values()].join()).not.toContain('ana@');
  store.setShared(false);
  expect(store.remembered()?.shared).toBe(false);
});

test('the session of a browser locked without room shows nobody either, and the screens hear of it', async () => {
  store.signIn(ANA);
  const seen: unknown[] = [];
  const stop = store.subscribe(() => void seen.push(store.current()));
  local.fill();
  expect(() => store.lock('idle')).toThrow('full');
  stop();
  expect(seen).toEqual([null]);
  await nextTask();
  expect(store.current()).toBeNull();
});

test('the session of a browser logged out holds nothing, whoever set the cookie [2.24]', () => {
  store.signIn(ANA);
  store.storeSignUpId('7');
  local.setItem(LAST_ACTIVE_KEY, '1700000000000');
  page.cookie = 'other=1';
  store.signOut();
  expect([session.items.size, local.items.size, page.cookies.size]).toEqual([0, 0, 0]);
});

test('the session of a browser clears only its own keys for the sign-in screen [3.3]', () => {
  store.signIn(ANA);
  session.setItem('router', 'guard');
  store.clearSessionKeys();
  expect([...session.items.keys()]).toEqual(['router']);
});

const DECLARING: NewSession = { ...ANA, extensions: ['sessions', 'sign-out'] };
const refusedWith = async (answer: Answer, member = DECLARING): Promise<void> => {
  store.signIn(member);
  const api = createApiClient({
    fetch: scriptedFetch(answer).fetch,
    backendUrl: '',
    aiUrl: '',
    tokenOf: () => ({ memberId: member.memberId, access: member.access }),
    onUnauthorized: (token, ending) => dropRefused(store, token, ending),
  });
  await api.call(getProfile, { params: { userId: '7' } });
};
const refusal = (code: string) => () => json({ detail: 'No.', code }, 401);

test('a token that the backend refuses locks the device where it was ended, and says why at the next sign-in', async () => {
  await refusedWith(refusal('session_ended'));
  expect(store.current()).toBeNull();
  expect(store.remembered()).toMatchObject({ memberId: '7', locked: true, ended: true });
  store.signIn({ ...DECLARING, access: 'next' });
  expect(store.current()?.access).toBe('next');
  expect(store.remembered()?.ended).toBe(false);
});

test.each<[string, Answer]>([
  ['ran out', refusal('token_not_valid')],
  ['is of a user whom Django does not find', refusal('user_not_found')],
  ['is refused without a word', () => html(401)],
])('a token that the backend refuses is let go where it %s, and the member stays', async (_, answer) => {
  await refusedWith(answer);
  expect(store.current()).toMatchObject({ memberId: '7', access: null });
});

test('a token that the backend refuses locks nobody where the backend never said that it ends sessions', async () => {
  await refusedWith(refusal('session_ended'), ANA);
  expect(store.current()).toMatchObject({ memberId: '7', access: null });
});

test('a token that is given up while it is good is named at the next sign-in, whoever signs in, and at the lock', () => {
  const given: string[] = [];
  const declaring: NewSession = { ...ANA, extensions: ['sign-out'] };
  store = createBrowserSession((access) => given.push(access));
  store.signIn(declaring);
  store.signIn({ ...declaring, username: 'the same again' });
  expect(given).toEqual([]);
  store.signIn({ ...declaring, memberId: '8', access: 'second' });
  expect(given).toEqual(['token']);
  store.lock('idle');
  expect(given).toEqual(['token', 'second']);
});

const openOther = async (): Promise<SessionStore> => {
  const other = createBrowserSession();
  store.signIn({ ...ANA, extensions: ['renewal', 'sessions'] });
  store.current();
  await nextTask();
  return other;
};

test('what another tab did keeps meals off the disk of who has logged out there, before this one is told', async () => {
  const other = await openOther();
  const kept = createTodaySnapshot(store, local);
  other.signOut();
  await nextTask();
  kept.keep('7', { '2026-11-22': [{ slot: 'lunch', dish: 'Oats', recipe: null, art: null }] });
  expect(local.items.has(TODAY_KEY)).toBe(false);
});

test('a refusal of the old token does not lock who has just signed in anew in another tab', async () => {
  const other = await openOther();
  other.signIn({ ...ANA, access: 'second' });
  await nextTask();
  dropRefused(store, { memberId: '7', access: 'token' }, 'ended');
  expect(createBrowserSession().current()?.access).toBe('second');
});
