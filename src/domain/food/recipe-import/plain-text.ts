import type { PageElement, ParsePage } from './page.ts';

/** Controls, marks without a width that only change how text looks, and halves of characters. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/gu;
const SPACES = /[\s\p{Cc}]+/gu;
const TIDY = /^[!-~]+(?: [!-~]+)*$/;

/** One line of text: what cannot be seen is gone, and there is one space between words. At most `max` characters. */
export const tidy = (text: string, max: number): string => {
  if (text.length <= max && TIDY.test(text)) return text;
  const line = text
    .slice(0, 4 * max)
    .replace(UNSEEN, '')
    .replace(SPACES, ' ')
    .trim();
  if (line.length <= max) return line;
  const cut = line.lastIndexOf(' ', max);
  return line.slice(0, cut > 0 ? cut : max).replace(UNSEEN, '');
};

/** Lines of visible text by where they stand. `level` is that of a heading, 1 to 6. */
export interface PageLine {
  readonly kind: 'heading' | 'item' | 'text';
  readonly level: number;
  readonly text: string;
}

const HIDDEN = new Set(
  'script style template noscript svg iframe object head select textarea button nav footer'.split(' '),
);
const BLOCKS = new Set(
  `address article aside blockquote br dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6
  header hr li main ol p pre section summary table tbody thead tr ul`.split(/\s+/),
);
const CELLS = new Set(['td', 'th']);
const HEADING = /^h([1-6])$/;
const LINES_MAX = 20_000;
/** A whole method in one paragraph. */
const LONGEST = 40_000;

/** The visible text under an element, a line for each block, without the page's own navigation. */
export const visibleLines = (root: PageElement): readonly PageLine[] => {
  const lines: PageLine[] = [];
  let line = '';
  const end = (kind: PageLine['kind'], level: number): void => {
    const text = tidy(line, LONGEST);
    line = '';
    if (text !== '' && lines.length < LINES_MAX) lines.push({ kind, level, text });
  };
  const visit = (element: PageElement, kind: PageLine['kind'], level: number): void => {
    for (const child of element.children) {
      if (typeof child === 'string') {
        if (line.length < LONGEST) line += child;
        continue;
      }
      if (HIDDEN.has(child.name)) continue;
      const heading = HEADING.exec(child.name)?.[1];
      if (CELLS.has(child.name)) line += ' ';
      if (!BLOCKS.has(child.name)) {
        visit(child, kind, level);
        continue;
      }
      end(kind, level);
      const within = child.name === 'li' ? 'item' : kind;
      if (heading === undefined) visit(child, within, level);
      else visit(child, 'heading', Number(heading));
      if (heading === undefined) end(within, level);
      else end('heading', Number(heading));
    }
  };
  visit(root, 'text', 0);
  end('text', 0);
  return lines;
};

/** Lines of plain text in a value that may hold markup and entities, also such that were encoded twice. */
export type PlainLines = (value: string) => readonly string[];

const MARKUP = /[<&]/;
const VALUE_MAX = 40_000;
const BREAK = /\r\n?|\n/;

export const plainLinesBy = (parse: ParsePage): PlainLines => {
  const read = (value: string, again: boolean): readonly string[] => {
    const written = value.slice(0, VALUE_MAX).split(BREAK);
    // A value is one page however many lines it has: a parser takes its time to start.
    const lines = MARKUP.test(value)
      ? visibleLines(parse(written.join('<br>'))).map(({ text }) => text)
      : written.map((line) => tidy(line, LONGEST)).filter((line) => line !== '');
    return again && MARKUP.test(value) ? read(lines.join('\n'), false) : lines;
  };
  return (value) => read(value, true);
};
