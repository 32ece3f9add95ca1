import type { AppError } from '../../terms/app-error.ts';
import type { JournalFact, JournalOperation } from '../../terms/journal.ts';
import type { Result } from '../../terms/result.ts';
import type { Intent } from '../db/intents.ts';
import type { Command } from '../outbox/drain/command.ts';
import type { FirstAttempt } from '../outbox/drain/first-attempt.ts';
import type { Recording } from '../outbox/drain/record-facts.ts';
import type { Freshness, Refreshed, Resource } from '../pull/refresh.ts';
import type { PrefetchProgress } from '../pull/week.ts';

/**
 * The calls of screens that concern the server: submit changes, and ask for fresher copies. Screens read the member's
 * database themselves.
 */
export interface Sync {
  /** Commits a command and goes on; it is sent in the background. Answers the row's id. */
  run(command: Command): Promise<Result<string, AppError>>;
  /** Commits a command and waits for its first attempt, at most 15 s. */
  submit(command: Command): Promise<SubmitOutcome>;
  /**
   * Appends the facts of one tap to the journal, all or none, and answers them as they are stored: a screen shows them
   * then. It never waits for the network. Undo is the opposite fact.
   */
  record(...facts: readonly JournalFact[]): Promise<Result<readonly JournalOperation[], AppError>>;
  /** The same in one transaction with what else the tap changes on this device. */
  recordWith(
    write: NonNullable<Recording['write']>,
    ...facts: readonly JournalFact[]
  ): Promise<Result<readonly JournalOperation[], AppError>>;
  /** Sends what is due now and answers how many changes are still unsent. */
  sendNow(): Promise<Result<number, AppError>>;
  /** Puts a refused change back in the queue; one that waits goes now. */
  retry(rowId: string): Promise<Result<void, AppError>>;
  /** Reads a change; health answers are decrypted. */
  contentOf(rowId: string): Promise<Result<Intent, AppError>>;
  /**
   * Gives a change up; false where it is on its way at this moment, or has been sent already. `write` belongs to the
   * same transaction: what becomes of the change instead.
   */
  discard(rowId: string, write?: () => Promise<unknown>): Promise<Result<boolean, AppError>>;
  /** Gives everything unsent up, and answers how many changes wait that take back what the server may have of it. */
  discardAll(): Promise<Result<number, AppError>>;
  refresh(resource: Resource): Promise<Result<Refreshed, AppError>>;
  /** Profile, plan, journal and today's budget, and the week's budgets that this device lacks. */
  refreshAll(): Promise<void>;
  /** The same and the rest of what a week without a network needs; it runs by itself after sign-in. */
  prefetch(): Promise<void>;
  /** Null while none is running. */
  prefetchProgress(): PrefetchProgress | null;
  subscribePrefetch(listener: () => void): () => void;
  /** The member's switch: while it is on nothing is sent and nothing fetched, by page and worker alike. */
  offlineByChoice(): Promise<boolean>;
  setOfflineByChoice(on: boolean): Promise<Result<void, AppError>>;
  freshness(resource: Resource): Freshness;
  subscribeFreshness(listener: () => void): () => void;
  /** Polls while the device has no plan and the page is visible; the answer stops it. */
  watchForPlan(): () => void;
  /** Wakes at start, when online again, visible again or signed in; the answer stops it. */
  start(): () => void;
}

export type SubmitOutcome =
  | FirstAttempt
  /** The backend has no such call: it counts on this device only. */
  | { readonly kind: 'kept' }
  /** Nothing was saved: the form keeps its values and says so. */
  | { readonly kind: 'failed'; readonly error: AppError };
