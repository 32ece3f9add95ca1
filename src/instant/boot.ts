import './styles/first-frame.css';
import { readTheme, THEME_KEY } from '../domain/theme.ts';
import { showTheme } from '../ui/show-theme.ts';
import { afterFrame, whenParsed } from './after-frame.ts';
import { frameFor } from './member-frame.ts';
import { hasMemberFrame } from './places.ts';
import { startApp } from './start-app.ts';

/**
 * Runs in the head of app.html, so that nothing is painted before it has said in which colours. Three shapes come
 * first, with nothing but the document; today's meals follow in the next frame, and after that one the app is asked for.
 */

function drawNext(shapes: Element, rest: DocumentFragment): void {
  document.head.append(...rest.querySelectorAll('style, link[rel=preload]'));
  const next = frameFor(rest) ?? rest.querySelector('.visitor-frame');
  if (next !== null) shapes.replaceWith(next);
}

function leaveFirstFrame(): void {
  const shapes = document.querySelector('.first-frame');
  const later = document.querySelector<HTMLTemplateElement>('#later');
  // In development the app's own tags have started it already.
  if (shapes === null || later === null) return;
  delete document.documentElement.dataset.shell;
  const rest = document.importNode(later.content, true);
  try {
    drawNext(shapes, rest);
  } finally {
    // What is kept for these frames is not worth an app that never starts.
    afterFrame(() => startApp(rest));
  }
}

const theme = readTheme(localStorage.getItem(THEME_KEY));
// The document comes in the system's colours.
if (theme !== 'system') showTheme(theme);
if (hasMemberFrame(location.pathname)) document.documentElement.dataset.shell = '';
whenParsed(() => afterFrame(leaveFirstFrame));
