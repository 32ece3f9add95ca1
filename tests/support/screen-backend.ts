import type { LiveServer } from './live-server.ts';

/** The reference backend, as the page reaches it. */
export const backend: Pick<LiveServer, 'origin' | 'mail'> = {
  origin: location.origin,
  mail: async () => (await fetch('/dev/mail.json')).json(),
};
