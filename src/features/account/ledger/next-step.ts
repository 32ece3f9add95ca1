import type { OutboxRow } from '../../../device/db/intents.ts';

/** Conditions for sending anything at all. */
export interface Surroundings {
  readonly online: boolean;
  readonly hasAccess: boolean;
  /** The member chose that nothing is sent or fetched. */
  readonly workOffline: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

const MINUTE_MS = 60_000;
const SOON_MS = 3_000;

/** "in a few seconds", "in about 20 s", "in about 1 min", "in about 2 h" */
export const waitInWords = (ms: number): string => {
  if (ms <= SOON_MS) return 'in a few seconds';
  if (ms < MINUTE_MS * 0.75) return `in about ${Math.ceil(ms / 10_000) * 10} s`;
  if (ms < MINUTE_MS * 55) return `in about ${Math.max(1, Math.round(ms / MINUTE_MS))} min`;
  return `in about ${Math.max(1, Math.round(ms / (60 * MINUTE_MS)))} h`;
};

/** The next step of a change, in one sentence. `ahead`: an entry of its lane that must go first. */
export const nextStep = (
  row: Pick<OutboxRow, 'state' | 'nextAt' | 'lastError'>,
  ahead: Pick<OutboxRow, 'lastError'> | null,
  { online, hasAccess, workOffline, now }: Surroundings,
): string => {
  if (row.state === 'refused') return 'Waits for your decision';
  if (row.state === 'sending') return 'On its way now';
  if (workOffline) return 'Will be sent when you stop working offline';
  if (!online) return 'Will be sent when you are online again';
  if (!hasAccess) return 'Sign in to send';
  if (ahead !== null && ahead.lastError !== null) return 'Waits for the one before it';
  if (row.lastError === null) return 'Will be sent in a moment';
  return `Next try ${waitInWords(row.nextAt - now)}`;
};
