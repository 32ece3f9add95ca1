import type { InstallOffer } from '../../device/ports/install-offer.ts';

/** Chromium's event; it is not in the DOM's types. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> };

/** Keeps the browser from offering by itself, and stores its offer. Call it before the page is loaded. */
export const createInstallOffer = (page: EventTarget): InstallOffer => {
  const listeners = new Set<() => void>();
  let offer: InstallPromptEvent | null = null;
  const change = (to: InstallPromptEvent | null): void => {
    offer = to;
    for (const listener of listeners) listener();
  };
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPromptEvent);
  });
  page.addEventListener('appinstalled', () => change(null));
  return {
    current: () => offer !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: async () => {
      const asked = offer;
      change(null);
      await asked?.prompt();
    },
  };
};
