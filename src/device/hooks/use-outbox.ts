import type { OutboxRow } from '../db/intents.ts';
import { countByState, listOutbox, type OutboxCounts } from '../outbox/rows/outbox.ts';
import { useLive } from './hooks.ts';

/** Every change that did not reach the server, oldest first; undefined while it is read. */
export const useOutbox = (): readonly OutboxRow[] | undefined => useLive(listOutbox, []);

/** Counts of waiting, sending and refused changes; undefined while they are read. */
export const useOutboxCounts = (): OutboxCounts | undefined => useLive(countByState, []);
