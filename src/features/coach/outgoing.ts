import type { IntentPayloads, OutboxRow } from '../../device/db/intents.ts';
import { adviceFor, sentenceFor } from '../../domain/error-catalogue.ts';
import type { AppError } from '../../terms/app-error.ts';

/** A message that was written here and is not answered yet. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  /** Epoch seconds. */
  readonly at: number;
  /** The state of the message, in words. */
  readonly fate: string;
  /** The server will not have it as it is. */
  readonly refused: boolean;
  /** On its way at this moment. */
  readonly sending: boolean;
}

export interface Surroundings {
  readonly online: boolean;
  readonly hasAccess: boolean;
  /** True for a message that this device has answered itself. */
  readonly isAnswered: (id: string) => boolean;
}

const withAdvice = (sentence: string, error: AppError | null): string =>
  [sentence, error === null ? null : adviceFor(error)].filter((words) => words !== null).join(' ');

const fateOf = (row: OutboxRow, held: AppError | null, surroundings: Surroundings): string => {
  const { online, hasAccess, isAnswered } = surroundings;
  if (row.state === 'refused') {
    return row.lastError === null ? '' : withAdvice(sentenceFor('chat', row.lastError), row.lastError);
  }
  const will = isAnswered(row.id) ? 'Will be sent' : 'Will be answered';
  if (!online) return `${will} when you are online`;
  if (!hasAccess) return `${will} once you have signed in again`;
  if (row.state === 'sending' || held === null) return 'Sending...';
  return withAdvice('Not delivered yet. It is tried again by itself.', held);
};

/** The queue of the chat as bubbles. A message that cannot get through holds back those behind it. */
export const outgoingOf = (lane: readonly OutboxRow[], surroundings: Surroundings): readonly Outgoing[] => {
  const held = lane.find((row) => row.state !== 'refused' && row.lastError !== null)?.lastError ?? null;
  return lane.map((row) => ({
    id: row.id,
    text: (row.payload as IntentPayloads['chat.send']).message,
    at: Math.floor(row.createdAt / 1000),
    fate: fateOf(row, held, surroundings),
    refused: row.state === 'refused',
    sending: row.state === 'sending',
  }));
};

/** Nothing is being tried for the first time: the thread on the server stands still for a moment. */
export const isSettled = (lane: readonly OutboxRow[]): boolean =>
  lane.every((row) => row.state === 'refused' || row.lastError !== null);
