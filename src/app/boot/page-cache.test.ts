import { beforeEach, expect, it, vi } from 'vitest';
import { prepareForPageCache } from './page-cache.ts';

const reload = vi.fn();
const comeBack = (persisted: boolean): void => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
};

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { reload });
});

it('a page whose member has left starts anew when the browser brings it back', () => {
  let left = false;
  prepareForPageCache(() => left);
  comeBack(true);
  expect(reload).not.toHaveBeenCalled();
  left = true;
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
  comeBack(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
