/** The paper of each scheme, for the browser's own bars around the page; the same as in `tokens.css`. */
export const PAPER = { light: '#fbf8f1', dark: '#121a15' } as const;

const SCHEMES = ['light', 'dark'] as const;

/**
 * Shows the document in a chosen theme; `system` follows the device. The `theme-color` of either scheme says
 * what a chosen theme wants, since the browser keeps asking the system which of the two counts.
 */
export const showTheme = (theme: keyof typeof PAPER | 'system', page: Document = document): void => {
  if (theme === 'system') delete page.documentElement.dataset.theme;
  else page.documentElement.dataset.theme = theme;
  for (const scheme of SCHEMES) {
    const colour = PAPER[theme === 'system' ? scheme : theme];
    page.querySelector(`meta[name="theme-color"][media*="${scheme}"]`)?.setAttribute('content', colour);
  }
};
