import type { ThemeChoice } from '../../device/ports/theme-choice.ts';
import { readTheme, THEME_KEY, type Theme } from '../../domain/theme.ts';
import { showTheme } from '../../ui/browser/show-theme.ts';

const storedTheme = (): Theme => readTheme(localStorage.getItem(THEME_KEY));

/** Puts the stored colours on the document. Call it before the first paint. */
export const applyStoredTheme = (): void => showTheme(storedTheme());

/** Has the kept documents say the stored colours. Where the browser keeps none, every start asks the storage. */
export const storeTheme = (): Promise<void> =>
  import('./document-colours.ts').then((kept) => kept.keepColours(storedTheme())).catch(() => undefined);

export const createThemeChoice = (): ThemeChoice => {
  const listeners = new Set<() => void>();
  const changed = (): void => {
    applyStoredTheme();
    for (const listener of listeners) listener();
    void storeTheme();
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) changed();
  });
  return {
    current: storedTheme,
    choose: (theme) => {
      localStorage.setItem(THEME_KEY, theme);
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
