/** Chromium's event; other browsers never send it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** `unavailable` also where only the browser's own menu can install (iOS, Firefox). */
export type InstallState = 'unavailable' | 'available' | 'installed';

let offered: InstallPromptEvent | null = null;
let state: InstallState = 'unavailable';
const listeners = new Set<() => void>();

function change(next: InstallState, event: InstallPromptEvent | null): void {
  state = next;
  offered = event;
  for (const listener of listeners) listener();
}

/** Starts to listen; call it before the first screen, since the browser sends its offer early and once. */
export function watchInstallPrompt(): void {
  if (matchMedia('(display-mode: standalone)').matches) state = 'installed';
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change('available', event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => change('installed', null));
}

/** Calls back after every change of `installState`; returns how to stop. Fits `useSyncExternalStore`. */
export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const installState = (): InstallState => state;

/** Opens the browser's own dialog. An offer can be used once: a dismissed one is gone until the next visit. */
export async function promptInstall(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  if (offered === null) return 'unavailable';
  const { outcome } = await offered.prompt();
  change(outcome === 'accepted' ? 'installed' : 'unavailable', null);
  return outcome;
}
