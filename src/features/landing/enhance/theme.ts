import { readTheme, THEME_KEY } from '../../../domain/theme.ts';

/** The colours chosen in the app count here too. */
export function applyChosenTheme(): void {
  // biome-ignore lint/style/noRestrictedGlobals: the public pages run without the app and its ports
  const theme = readTheme(localStorage.getItem(THEME_KEY));
  if (theme !== 'system') document.documentElement.dataset.theme = theme;
}
