import { VISITOR_HEADINGS } from '../ui/show/visitor-headings.ts';

const isKnown = (pathname: string): pathname is keyof typeof VISITOR_HEADINGS =>
  Object.hasOwn(VISITOR_HEADINGS, pathname);

/** The frame of all other pages, with the heading of the page at the address where visitors begin there. */
export function visitorFrame(drawn: ParentNode, pathname: string): Element | null {
  const frame = drawn.querySelector('.visitor-frame');
  if (isKnown(pathname)) frame?.querySelector('[data-fill=heading]')?.append(VISITOR_HEADINGS[pathname]);
  return frame;
}
