import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followDepartures, isLeaving } from '../../../src/app/leaving-elsewhere.ts';
import { LEAVING_KEY, withLeaving } from '../../../src/data/leaving.ts';

/** Local storage as another tab changes it. */
const items = new Map<string, string>();
const change = (key: string, newValue: string | null): void => {
  if (newValue === null) items.delete(key);
  else items.set(key, newValue);
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
};

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { getItem: (key: string) => items.get(key) ?? null });
});
afterEach(() => {
  items.clear();
  vi.unstubAllGlobals();
});

it('lets go of the member who leaves in another tab, and of nobody else', () => {
  const released: string[] = [];
  followDepartures({ release: (memberId) => released.push(memberId) });
  change('sorrel.theme', 'dark');
  expect(released).toEqual([]);
  const one = withLeaving(null, { memberId: '7', kept: 'unsent' });
  change(LEAVING_KEY, one);
  change(LEAVING_KEY, withLeaving(one, { memberId: '8', kept: undefined }));
  change(LEAVING_KEY, null);
  expect(new Set(released)).toEqual(new Set(['7', '8']));
});

it('knows who is leaving until they have left', () => {
  expect(isLeaving('7')).toBe(false);
  change(LEAVING_KEY, withLeaving(null, { memberId: '7', kept: undefined }));
  expect([isLeaving('7'), isLeaving('8')]).toEqual([true, false]);
  change(LEAVING_KEY, null);
  expect(isLeaving('7')).toBe(false);
});
