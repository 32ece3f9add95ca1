import { VISITOR_HEADINGS } from '../ui/show/visitor-headings.ts';
import { frameFor } from './member-frame.ts';
import { hasMemberFrame } from './places.ts';

/**
 * Runs at the end of app.html, where the browser may paint before it. Three shapes come first, with nothing but the
 * document; today's meals follow in the next frame, and after that one the app is asked for.
 */

const isKnown = (pathname: string): pathname is keyof typeof VISITOR_HEADINGS =>
  Object.hasOwn(VISITOR_HEADINGS, pathname);

/** The frame of all other pages, with the heading of the page at the address where visitors begin there. */
function visitorFrame(drawn: ParentNode, pathname: string): Element | null {
  const frame = drawn.querySelector('.visitor-frame');
  if (isKnown(pathname)) frame?.querySelector('[data-fill=heading]')?.append(VISITOR_HEADINGS[pathname]);
  return frame;
}

/**
 * Asks for everything that the first frames do without, all at once, and runs the app when its styles are there.
 * Without them it still runs: a page that looks odd beats one that never comes.
 */
function startApp(rest: DocumentFragment): void {
  const scripts = rest.querySelectorAll('script');
  // One after another, each in a task of its own.
  for (const script of scripts) script.async = false;
  const sheet = rest.querySelector('link[rel=stylesheet]');
  for (const settled of ['load', 'error'])
    sheet?.addEventListener(settled, () => document.head.append(...scripts));
  // It kept the browser from asking for one by itself.
  document.querySelector('link[rel=icon]')?.remove();
  document.head.append(...rest.querySelectorAll('link'));
}

/** Runs a task once the next frame has been painted; at once where nobody sees the page, as nothing is painted there. */
function afterFrame(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}

/** Longest that the meals wait for their font. Drawn without it, a dish that takes two lines in it moves those below. */
const FONT_WAIT_MS = 200;

function untilFontIsThere(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS));
  return Promise.race([document.fonts.load('1em Figtree').catch(() => undefined), late]);
}

async function drawNext(shapes: Element, rest: DocumentFragment): Promise<void> {
  document.head.append(...rest.querySelectorAll('style, link[rel=preload]'));
  if (hasMemberFrame(location.pathname)) await untilFontIsThere();
  delete document.documentElement.dataset.shell;
  const next = frameFor(rest) ?? visitorFrame(rest, location.pathname);
  if (next !== null) shapes.replaceWith(next);
}

async function leaveFirstFrame(): Promise<void> {
  const shapes = document.querySelector('.first-frame');
  const later = document.querySelector<HTMLTemplateElement>('#later');
  if (shapes === null || later === null) return;
  const rest = document.importNode(later.content, true);
  try {
    await drawNext(shapes, rest);
  } finally {
    // If these frames fail, the app starts all the same.
    afterFrame(() => startApp(rest));
  }
}

afterFrame(() => void leaveFirstFrame().catch(reportError));
