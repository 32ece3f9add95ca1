import { readTheme, THEME_KEY, type Theme } from '../../domain/theme.ts';
import type { ThemeChoice } from '../../ports/theme-choice.ts';
import { showTheme } from '../../ui/show-theme.ts';

const storedTheme = (): Theme => readTheme(localStorage.getItem(THEME_KEY));

export const createThemeChoice = (): ThemeChoice => {
  const listeners = new Set<() => void>();
  const changed = (): void => {
    showTheme(storedTheme());
    for (const listener of listeners) listener();
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
