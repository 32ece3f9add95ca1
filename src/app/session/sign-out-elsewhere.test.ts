import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '../../../tests/support/unit/fake-browser.ts';
import { PENDING_SIGN_OUT_KEY, withPendingSignOut } from '../../device/session/pending-sign-out.ts';
import { followSignOuts, isSigningOut } from './sign-out-elsewhere.ts';

const storage = createStorage();
const change = (key: string, newValue: string | null): void => {
  if (newValue === null) storage.removeItem(key);
  else storage.setItem(key, newValue);
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
};

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  storage.items.clear();
});

it('lets go of the member who leaves in another tab, and of nobody else', () => {
  const released: string[] = [];
  followSignOuts({ release: (memberId) => released.push(memberId) });
  change('sorrel.theme', 'dark');
  expect(released).toEqual([]);
  const one = withPendingSignOut(null, { memberId: '7', kept: 'unsent' });
  change(PENDING_SIGN_OUT_KEY, one);
  change(PENDING_SIGN_OUT_KEY, withPendingSignOut(one, { memberId: '8', kept: undefined }));
  change(PENDING_SIGN_OUT_KEY, null);
  expect(new Set(released)).toEqual(new Set(['7', '8']));
});

it('knows who is leaving until they have left', () => {
  expect(isSigningOut('7')).toBe(false);
  change(PENDING_SIGN_OUT_KEY, withPendingSignOut(null, { memberId: '7', kept: undefined }));
  expect([isSigningOut('7'), isSigningOut('8')]).toEqual([true, false]);
  change(PENDING_SIGN_OUT_KEY, null);
  expect(isSigningOut('7')).toBe(false);
});
