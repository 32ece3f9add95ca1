import { publicDocuments } from '../../../domain/public-pages.ts';

/** The landing document answers every unknown path; only `/` is its own. */
export function isUnknownPath(path: string): boolean {
  return !Object.hasOwn(publicDocuments, path);
}

export function noteUnknownPath(): void {
  const note = document.querySelector<HTMLElement>('[data-not-found]');
  if (!note) return;
  note.hidden = !isUnknownPath(location.pathname);
  note.querySelector('button')?.addEventListener('click', () => {
    note.hidden = true;
  });
}
