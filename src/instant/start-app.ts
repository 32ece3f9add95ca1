/**
 * Asks for everything that the first frames do without, all at once, and runs the app when its styles are there.
 * Without them it still runs: a page that looks odd beats one that never comes.
 */
export function startApp(rest: DocumentFragment): void {
  const links = [...rest.querySelectorAll('link')];
  const scripts = rest.querySelectorAll('script');
  const styled = links
    .filter(({ rel }) => rel === 'stylesheet')
    .map(
      (sheet) =>
        new Promise((settled) => {
          sheet.addEventListener('load', settled);
          sheet.addEventListener('error', settled);
        }),
    );
  // It kept the browser from asking for one by itself.
  document.querySelector('link[rel=icon]')?.remove();
  document.head.append(...links);
  void Promise.all(styled).then(() => document.head.append(...scripts));
}
