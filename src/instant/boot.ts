import { afterFrame } from './after-frame.ts';
import { frameFor } from './member-frame.ts';
import { startApp } from './start-app.ts';
import { visitorFrame } from './visitor-frame.ts';

/**
 * Runs at the end of app.html, where the browser may paint before it. Three shapes come first, with nothing but the
 * document; today's meals follow in the next frame, and after that one the app is asked for.
 */

function drawNext(shapes: Element, rest: DocumentFragment): void {
  document.head.append(...rest.querySelectorAll('style, link[rel=preload]'));
  const next = frameFor(rest) ?? visitorFrame(rest, location.pathname);
  if (next !== null) shapes.replaceWith(next);
}

function leaveFirstFrame(): void {
  const shapes = document.querySelector('.first-frame');
  const later = document.querySelector<HTMLTemplateElement>('#later');
  if (shapes === null || later === null) return;
  delete document.documentElement.dataset.shell;
  const rest = document.importNode(later.content, true);
  try {
    drawNext(shapes, rest);
  } finally {
    // If these frames fail, the app starts all the same.
    afterFrame(() => startApp(rest));
  }
}

afterFrame(leaveFirstFrame);
