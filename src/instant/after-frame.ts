/** Runs a task once the next frame has been painted; at once where nobody sees the page, as nothing is painted there. */
export function afterFrame(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}
