import { bringFonts } from './enhance/fonts.ts';
import { leadGetStarted } from './enhance/get-started.ts';
import { offerInstall } from './enhance/install.ts';
import { answerNewsletter } from './enhance/newsletter.ts';
import { noteUnknownPath } from './enhance/not-found.ts';
import { applyChosenTheme } from './enhance/theme.ts';
import { offerWayToTop } from './enhance/to-top.ts';

/** The one script of the public pages. They are complete without it; it only adds. */
applyChosenTheme();
void bringFonts();
noteUnknownPath();
leadGetStarted();
offerWayToTop();
offerInstall();
answerNewsletter();
