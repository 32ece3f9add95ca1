/** Runs a task once the next frame has been painted; at once where nobody sees the page, as nothing is painted there. */
export function afterFrame(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}

/** Runs a task once the whole document is there. */
export function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task, { once: true });
  else task();
}
