import { expect, test } from 'vitest';
import { readRemembered, readUserCookie, type UserCookie, writeCookie } from './session.ts';

const USER: UserCookie = { id: '7', access: 't=;k', username: 'ána', isClient: false };
const HOUR_MS = 3_600_000;

const pairOf = (assignment: string | null): string => assignment?.split('; ')[0] ?? '';

test('the user cookie comes back as it was written, for an hour, on every path [3.1 9.1]', () => {
  const written = writeCookie('user', USER, HOUR_MS, true);
  expect(written).toMatch(/; path=\/; max-age=3600; SameSite=Strict; Secure$/);
  expect(readUserCookie(`a=1; ${pairOf(written)}; b=2`)).toEqual(USER);
});

test('without TLS the cookie is not marked Secure, or the browser would drop it', () => {
  expect(writeCookie('user', USER, HOUR_MS, false)).not.toContain('Secure');
});

test.each([
  '',
  'user=',
  'user=%7B',
  'user=%E0%A4%A',
  'user=null',
  'user=%7B%22id%22%3A%227%22%7D',
  'xuser=1',
])('a cookie text like %j signs nobody in', (cookies) => {
  expect(readUserCookie(cookies)).toBeNull();
});

test('staff is never assumed', () => {
  const cookie = encodeURIComponent(JSON.stringify({ id: '7', access: 't' }));
  expect(readUserCookie(`user=${cookie}`)?.isClient).toBe(true);
});

test('a cookie that the browser would drop for its size is not written', () => {
  expect(writeCookie('profile', { bio: 'é'.repeat(2000) }, HOUR_MS, false)).toBeNull();
});

test('the remembered member holds no token and survives odd storage', () => {
  const stored = JSON.stringify({ memberId: '7', username: 'Ana', extensions: ['journal', 3], access: 'x' });
  expect(readRemembered(stored)).toEqual({
    memberId: '7',
    username: 'Ana',
    membershipType: 'free',
    extensions: ['journal'],
    locked: false,
    ended: false,
    shared: false,
  });
  for (const odd of [null, '', '[]', '{"memberId":7}', '{']) expect(readRemembered(odd)).toBeNull();
});
