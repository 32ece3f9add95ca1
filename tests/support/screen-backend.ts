import type { LiveServer } from './live-server.ts';
import { caller } from './ready-member.ts';

/** The reference backend, as the page reaches it. */
export const backend: Pick<LiveServer, 'origin' | 'mail'> = {
  origin: location.origin,
  mail: async () => (await fetch('/dev/mail.json')).json(),
};

/** The journal that the backend has of a member, oldest first. */
export const journalOf = async (access: string): Promise<unknown> =>
  (await caller(backend)('GET', '/django/ext/v1/journal?after=0', null, access)).operations;
