import { readTheme, THEME_KEY } from '../../../domain/theme.ts';
import { showTheme } from '../../../ui/browser/show-theme.ts';

/** The colours chosen in the app count here too. */
export function applyChosenTheme(): void {
  // biome-ignore lint/style/noRestrictedGlobals: the public pages run without the app and its ports
  showTheme(readTheme(localStorage.getItem(THEME_KEY)));
}
