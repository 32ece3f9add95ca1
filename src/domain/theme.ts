const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The local storage key; every document of this origin reads it before it paints. */
export const THEME_KEY = 'sorrel.theme';

/** Reads the stored theme; anything else follows the system. */
export const readTheme = (stored: string | null): Theme =>
  THEMES.find((theme) => theme === stored) ?? 'system';
