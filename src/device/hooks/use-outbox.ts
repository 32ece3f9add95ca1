import type { OutboxRow } from '../db/intents.ts';
import { listOutbox } from '../outbox/rows/outbox.ts';
import { useLive } from './hooks.ts';

/** Every change that did not reach the server, oldest first; undefined while it is read. */
export const useOutbox = (): readonly OutboxRow[] | undefined => useLive(listOutbox, []);
