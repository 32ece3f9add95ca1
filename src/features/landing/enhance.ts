import { readTheme, THEME_KEY } from '../../domain/theme.ts';
import { showTheme } from '../../ui/show-theme.ts';
import { forgetDevice } from './enhance/forget-device.ts';
import { leadGetStarted } from './enhance/get-started.ts';
import { offerInstall } from './enhance/install.ts';
import { answerNewsletter } from './enhance/newsletter.ts';
import { noteUnknownPath } from './enhance/not-found.ts';
import { offerWayToTop } from './enhance/to-top.ts';

/** Parts with a layout of their own: the header, each section, the footer. */
const PARTS = 'body > :not(main, script), main:not(.text-page) > *, .text-page';

/**
 * The first picture is drawn with the device's fonts; ours are asked for after it and take over together, one part
 * of the page after the other: all of it at once would hold a slow phone up. One that does not come leaves the
 * device's in its place.
 */
async function bringFonts(): Promise<void> {
  await Promise.allSettled(['1em Figtree', '1em "Young Serif"'].map((font) => document.fonts.load(font)));
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    part.dataset.fonts = 'here';
    await new Promise(requestAnimationFrame);
  }
}

/** The colours chosen in the app count here too. */
function applyChosenTheme(): void {
  // biome-ignore lint/style/noRestrictedGlobals: the public pages run without the app and its ports
  showTheme(readTheme(localStorage.getItem(THEME_KEY)));
}

/** The one script of the public pages. They are complete without it; it only adds, a task for each thing. */
applyChosenTheme();
void bringFonts();
for (const add of [
  noteUnknownPath,
  leadGetStarted,
  offerWayToTop,
  offerInstall,
  answerNewsletter,
  forgetDevice,
])
  setTimeout(add);
