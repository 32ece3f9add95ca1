import { bringFonts } from './enhance/fonts.ts';
import { forgetDevice } from './enhance/forget-device.ts';
import { leadGetStarted } from './enhance/get-started.ts';
import { offerInstall } from './enhance/install.ts';
import { answerNewsletter } from './enhance/newsletter.ts';
import { noteUnknownPath } from './enhance/not-found.ts';
import { applyChosenTheme } from './enhance/theme.ts';
import { offerWayToTop } from './enhance/to-top.ts';

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
