import type { Intent, OutboxRow } from '../../../device/db/intents.ts';
import { canBeDiscarded, isRetraction } from '../../../device/outbox/drain/discard-change.ts';
import { canRead } from '../../../device/outbox/kinds/changes.ts';
import { operationsOf } from '../../../device/outbox/rows/logged-by-rows.ts';
import { mayHaveArrived } from '../../../device/outbox/rows/outbox.ts';
import { serverWords } from '../../../domain/server-words.ts';
import { canCopy, changeName, editPlace } from './kinds.ts';
import { nextStep, type Surroundings } from './next-step.ts';
import type { ChangeName, EditPlace, NamingContext } from './operations.ts';
import { reasonFor } from './reasons.ts';

/** One change that did not reach the server, in words. */
export interface LedgerEntry {
  readonly id: string;
  /** Null for a change that only a newer version of the app can read. */
  readonly kind: OutboxRow['kind'] | null;
  readonly state: OutboxRow['state'];
  readonly name: ChangeName;
  /** Why the last try failed; null before the first, and while nothing can be tried anyway. */
  readonly why: string | null;
  /** The server's own words about it. */
  readonly said: string | null;
  /** Advice about a refusal. */
  readonly advice: string | null;
  readonly next: string;
  readonly editAt: EditPlace | null;
  /** A try may get it through now. */
  readonly canRetry: boolean;
  readonly canCopy: boolean;
  readonly canDiscard: boolean;
  readonly isPrivate: boolean;
  readonly mayHaveArrived: boolean;
  /** It gives entries of the log up. */
  readonly isRetraction: boolean;
}

export interface Ledger {
  readonly refused: readonly LedgerEntry[];
  /** Waiting or on their way, oldest first. */
  readonly waiting: readonly LedgerEntry[];
}

const intentOf = (row: OutboxRow): Intent | null =>
  row.sealed ? null : ({ kind: row.kind, payload: row.payload } as Intent);

const toEntry = (
  row: OutboxRow,
  ahead: OutboxRow | null,
  naming: NamingContext,
  surroundings: Surroundings,
): LedgerEntry => {
  const { lastError, state } = row;
  const { online, hasAccess, workOffline } = surroundings;
  const canSend = online && hasAccess && !workOffline;
  const isSending = state === 'sending';
  const isRefused = state === 'refused';
  const canDiscard = canBeDiscarded(row);
  const reason = lastError === null ? null : reasonFor(lastError, canDiscard);
  return {
    id: row.id,
    kind: row.kind,
    state,
    name: changeName(row.kind, intentOf(row), naming),
    why: isRefused || (canSend && !isSending) ? (reason?.why ?? null) : null,
    said: isRefused && lastError !== null ? serverWords(lastError) : null,
    advice: isRefused ? (reason?.advice ?? null) : null,
    next: nextStep(row, ahead, surroundings),
    editAt: editPlace(row.kind, operationsOf(row)),
    canRetry: isRefused || (state === 'waiting' && lastError !== null && canSend),
    canCopy: canCopy(row.kind),
    canDiscard,
    isPrivate: row.sealed,
    mayHaveArrived: mayHaveArrived(row),
    isRetraction: isRetraction(row),
  };
};

const unreadable = (row: OutboxRow): LedgerEntry => ({
  id: row.id,
  kind: null,
  state: row.state,
  name: { title: 'A change made with a newer version', detail: null },
  why: null,
  said: null,
  advice: null,
  next: 'Update the app to send it',
  editAt: null,
  canRetry: false,
  canCopy: false,
  canDiscard: false,
  isPrivate: false,
  mayHaveArrived: mayHaveArrived(row),
  isRetraction: false,
});

/** The queue as a person reads it. */
export const ledgerOf = (
  rows: readonly OutboxRow[],
  naming: NamingContext,
  surroundings: Surroundings,
): Ledger => {
  const entries = rows.map((row) => {
    if (!canRead(row)) return unreadable(row);
    const ahead = rows.find(({ lane, state }) => lane === row.lane && state !== 'refused') ?? null;
    return toEntry(row, ahead === row ? null : ahead, naming, surroundings);
  });
  return {
    refused: entries.filter(({ state }) => state === 'refused'),
    waiting: entries.filter(({ state }) => state !== 'refused'),
  };
};
