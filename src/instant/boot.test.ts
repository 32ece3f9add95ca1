import { beforeEach, expect, test, vi } from 'vitest';

/** Fakes the template of app.html with a style sheet and a script. With `breaks`, rendering the frame throws. */
const createDocument = (breaks: boolean) => {
  const asked: unknown[] = [];
  const sheet = new EventTarget();
  const script = { of: 'the app' };
  const rest = {
    querySelector: (selector: string) => {
      if (selector === 'link[rel=stylesheet]') return sheet;
      if (breaks) throw new URIError('URI malformed');
      return null;
    },
    querySelectorAll: (selector: string) =>
      selector === 'script' ? [script] : selector === 'link' ? [sheet] : [],
  };
  const parts: Readonly<Record<string, object>> = { '.first-frame': {}, '#later': { content: rest } };
  return {
    asked,
    sheet,
    script,
    document: {
      hidden: true,
      fonts: { load: async () => [] },
      documentElement: { dataset: {} },
      head: { append: (...added: unknown[]) => void asked.push(...added) },
      querySelector: (selector: string) => parts[selector] ?? null,
      importNode: () => rest,
    },
  };
};

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/dashboard', search: '' });
});

test.each([
  ['load', false],
  ['error', false],
  ['load', true],
])(
  'the app starts once its sheet has settled with %s, also where its frame breaks: %s',
  async (settled, breaks) => {
    const { document, asked, sheet, script } = createDocument(breaks);
    vi.stubGlobal('document', document);
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (thrown: unknown) => reported.push(String(thrown)));
    // The address makes it a module of its own: it runs once, when it is loaded.
    await import(/* @vite-ignore */ `./boot.ts?${settled}-${breaks}`);
    await vi.waitFor(() => expect(asked).toEqual([sheet]));
    await vi.waitFor(() => expect(reported).toEqual(breaks ? ['URIError: URI malformed'] : []));
    sheet.dispatchEvent(new Event(settled));
    expect(asked).toEqual([sheet, script]);
  },
);
