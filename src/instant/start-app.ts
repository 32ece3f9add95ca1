/**
 * Asks for everything that the first frames do without, all at once, and runs the app when its styles are there.
 * Without them it still runs: a page that looks odd beats one that never comes.
 */
export function startApp(rest: DocumentFragment): void {
  const scripts = rest.querySelectorAll('script');
  // One after another, each in a task of its own.
  for (const script of scripts) script.async = false;
  const sheet = rest.querySelector('link[rel=stylesheet]');
  for (const settled of ['load', 'error'])
    sheet?.addEventListener(settled, () => document.head.append(...scripts));
  // It kept the browser from asking for one by itself.
  document.querySelector('link[rel=icon]')?.remove();
  document.head.append(...rest.querySelectorAll('link'));
}
