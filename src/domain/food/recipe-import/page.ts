/** An element of a web page, without anything that a browser would run or load. */
export interface PageElement {
  /** In lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (PageElement | string)[];
}

/**
 * Makes a tree of HTML. Devices do it with the browser's own parser, the server with a library; both build the tree
 * with `createPageBuilder`, which bounds it.
 */
export type ParsePage = (source: string) => PageElement;

interface OpenElement extends PageElement {
  readonly children: (PageElement | string)[];
}

/** Browsers stop at 512; a recipe lies less than a hundred deep. */
const DEEPEST = 256;
const ELEMENTS_MAX = 25_000;
const TEXTS_MAX = 100_000;

export interface PageBuilder {
  readonly root: PageElement;
  /** Returns false if the page is larger or deeper than is read, like `text`: whoever builds it stops then. */
  open(name: string, attributes: Readonly<Record<string, string>>): boolean;
  text(text: string): boolean;
  /** Closes the element that was opened last. */
  close(): void;
}

export const createPageBuilder = (): PageBuilder => {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const path = [root];
  let elements = 0;
  let texts = 0;
  const innermost = (): OpenElement => path.at(-1) ?? root;
  return {
    root,
    open: (name, attributes) => {
      elements += 1;
      if (elements > ELEMENTS_MAX || path.length > DEEPEST) return false;
      const opened: OpenElement = { name, attributes, children: [] };
      innermost().children.push(opened);
      path.push(opened);
      return true;
    },
    text: (text) => {
      const { children } = innermost();
      const last = children.at(-1);
      if (typeof last === 'string') children[children.length - 1] = last + text;
      else children.push(text);
      texts += 1;
      return texts < TEXTS_MAX;
    },
    close: () => {
      if (path.length > 1) path.pop();
    },
  };
};

/** The elements under an element, in the order of the page. */
export const elementsUnder = (root: PageElement): readonly PageElement[] => {
  const elements: PageElement[] = [];
  const waiting: (PageElement | string)[] = [...root.children].reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') continue;
    elements.push(next);
    for (let at = next.children.length - 1; at >= 0; at -= 1) waiting.push(next.children[at] ?? '');
  }
  return elements;
};

/** All text under an element as it stands there, of scripts too. */
export const rawText = (element: PageElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
