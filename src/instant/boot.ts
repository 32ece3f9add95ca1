import { afterFrame } from './after-frame.ts';
import { frameFor } from './member-frame.ts';
import { hasMemberFrame } from './places.ts';
import { startApp } from './start-app.ts';
import { visitorFrame } from './visitor-frame.ts';

/**
 * Runs at the end of app.html, where the browser may paint before it. Three shapes come first, with nothing but the
 * document; today's meals follow in the next frame, and after that one the app is asked for.
 */

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
