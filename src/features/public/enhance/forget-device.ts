/** The app's own, written down again: a module of both would be one more file of both. */
const RENEWAL_KEY = 'sorrel.renewal';
const RENEWAL_LOCK = 'session-renewal';
/** On this page's own origin, like the cookie that goes with it. */
const PATH = '/django/ext/v1/session/forget';
const TIMEOUT_MS = 15_000;
/** The first request after a phone is back online often still fails. */
const RETRY_MS = 10_000;

/** Returns false where the backend could not be reached. */
async function forget(): Promise<boolean> {
  // biome-ignore lint/style/noRestrictedGlobals: the public pages run without the app and its ports
  const storage = localStorage;
  // The app writes a time and a member's id. Without an id nobody is remembered, and the cookie has to go.
  if (!storage.getItem(RENEWAL_KEY)?.endsWith(' ') || !navigator.onLine) return true;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the public pages run without the app and its ports
    const response = await fetch(PATH, {
      method: 'POST',
      redirect: 'manual',
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return true;
    // A portal's page in the backend's place is no JSON.
    await response.json();
    storage.removeItem(RENEWAL_KEY);
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks the backend to forget this device. A sign-out without a network leaves a cookie that could still renew the
 * session.
 */
export function forgetDevice(): void {
  const settle = async (isRetry: boolean): Promise<void> => {
    const isSettled = await ('locks' in navigator ? navigator.locks.request(RENEWAL_LOCK, forget) : forget());
    if (!isSettled && !isRetry) setTimeout(() => void settle(true), RETRY_MS);
  };
  void settle(false);
  addEventListener('online', () => void settle(false));
}
