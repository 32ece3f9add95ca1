import { abortOpenTransactions } from '../../device/db/open-transactions.ts';

/**
 * Prepares the page for the back/forward cache, which freezes it when it is left. WebKit freezes open transactions with
 * it, and every other page then waits for the database. So they are aborted, and a page whose transactions were aborted
 * reloads when it comes back. So does one whose member has signed out meanwhile.
 */
export function prepareForPageCache(hasSignedOut: () => boolean): void {
  let hasAborted = false;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) hasAborted = abortOpenTransactions();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (hasAborted || hasSignedOut())) location.reload();
  });
}
