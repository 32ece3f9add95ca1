/**
 * Handles taps while the app still loads. A link changes the address at once, and the app starts there, or goes there
 * if it is already starting. A button is remembered for the shell.
 */

/** On the document element, from a tap on a button of the frame until the shell has opened its menu. */
const WANTED = 'menuWanted';

const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

export function rememberTaps(frame: HTMLElement): void {
  const wanted = document.documentElement.dataset;
  let moved = false;
  frame.addEventListener('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest('a, button') : null;
    if (!(control instanceof HTMLElement) || !isPlain(event)) return;
    event.preventDefault();
    frame.querySelector('[data-tapped]')?.removeAttribute('data-tapped');
    control.dataset.tapped = '';
    if (!(control instanceof HTMLAnchorElement)) {
      wanted[WANTED] = '';
      return;
    }
    delete wanted[WANTED];
    if (control.href === location.href) return;
    history[moved ? 'replaceState' : 'pushState'](null, '', control.href);
    moved = true;
  });
}

/** Whether the menu was asked for before the shell was there; true once. */
export function takeMenuTap(): boolean {
  const { dataset } = document.documentElement;
  const wanted = WANTED in dataset;
  delete dataset[WANTED];
  return wanted;
}
