import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAPER, showTheme } from './show-theme.ts';

/** As much of a document as colours need: the two `theme-color` lines of the served page, and the root. */
const createPage = (html: string) => {
  const metas = [...html.matchAll(/<meta name="theme-color"[^>]*>/g)].map(([tag]) => ({
    tag,
    content: /content="([^"]*)"/.exec(tag)?.[1] ?? '',
    setAttribute(_: string, value: string) {
      this.content = value;
    },
  }));
  const dataset: Record<string, string> = {};
  const page = {
    documentElement: { dataset },
    querySelector: (selector: string) => {
      const wanted = /media\*="(\w+)"/.exec(selector)?.[1] ?? 'nothing';
      return metas.find(({ tag }) => tag.includes(wanted)) ?? null;
    },
  };
  return { page: page as unknown as Document, bars: () => metas.map(({ content }) => content), dataset };
};

const documentOf = (name: string) => createPage(readFileSync(name, 'utf8'));

test.each(['app.html', 'index.html'])('the bars of %s follow the system until a theme is chosen', (name) => {
  const { page, bars, dataset } = documentOf(name);
  const { light, dark } = PAPER;
  expect(bars()).toEqual([light, dark]);
  showTheme('dark', page);
  expect([bars(), dataset]).toEqual([[dark, dark], { theme: 'dark' }]);
  showTheme('light', page);
  expect([bars(), dataset]).toEqual([[light, light], { theme: 'light' }]);
  showTheme('system', page);
  expect([bars(), dataset]).toEqual([[light, dark], {}]);
});

test('the bars have the colour of the paper', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--paper: light-dark(${PAPER.light}, ${PAPER.dark});`);
});
