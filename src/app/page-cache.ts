import { abortOpenTransactions } from '../data/open-transactions.ts';

/**
 * Browsers stop a page that is left and keep it for the way back. WebKit keeps its transactions open too, and
 * every other page then waits for the database until the kept one is thrown away. So nothing is left open, and
 * a page that comes back from it starts anew; so does one whose member has left, which has nothing to show.
 */
export function leaveNothingOpen(hasLeft: () => boolean): void {
  let cutOff = false;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) cutOff = abortOpenTransactions();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (cutOff || hasLeft())) location.reload();
  });
}
