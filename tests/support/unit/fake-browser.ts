import { vi } from 'vitest';

/** Local or session storage; `items` shows what is in it, and once it is filled nothing more goes in. */
export const createStorage = (items = new Map<string, string>()) => {
  let full = false;
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
    items,
    fill: () => {
      full = true;
    },
  };
};

class Page extends EventTarget {
  readonly cookies = new Map<string, string>();

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(assignment: string) {
    const [pair = '', ...attributes] = assignment.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('max-age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** A page of a browser that has kept nothing, in place of this process's globals. */
export const stubBrowser = () => {
  const browser = { page: new Page(), session: createStorage(), local: createStorage() };
  vi.stubGlobal('document', browser.page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('sessionStorage', browser.session);
  vi.stubGlobal('localStorage', browser.local);
  return browser;
};

export type Browser = ReturnType<typeof stubBrowser>;
