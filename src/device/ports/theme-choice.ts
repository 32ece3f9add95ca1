import type { Theme } from '../../domain/theme.ts';

/** The colours that whoever uses this device chose; every tab follows. */
export interface ThemeChoice {
  current(): Theme;
  choose(theme: Theme): void;
  subscribe(listener: () => void): () => void;
}
