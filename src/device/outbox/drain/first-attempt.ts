import type { AppError } from '../../../terms/app-error.ts';
import type { IntentKind, OutboxRow } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { storageErrorOf } from '../../db/storage.ts';
import { changeKind } from '../kinds/changes.ts';
import { openLastError } from '../rows/last-error.ts';
import { holdsKind, type Queued, watchRow } from '../rows/outbox.ts';
import type { Clock } from './environment.ts';

/** The outcome of a submitted change by the time its screen goes on. */
export type FirstAttempt =
  | { readonly kind: 'delivered' }
  /** Kept in the outbox and shown; the screen stays with what was entered. */
  | { readonly kind: 'refused'; readonly error: AppError }
  /** "Saved, will be sent". The error says why not yet; null: no answer in time. */
  | { readonly kind: 'queued'; readonly error: AppError | null };

/** Not tried before its time, or before its member has signed in again. */
const isHeld = ({ state, lastError, nextAt }: OutboxRow, now: number): boolean =>
  state === 'waiting' && lastError !== null && (nextAt > now || lastError.kind === 'unauthorized');

const waitsBehind = ({ lastError }: OutboxRow): FirstAttempt => ({ kind: 'queued', error: lastError });

const outcomeOf = async (
  db: MemberDatabase,
  kind: IntentKind,
  { row, ahead }: Queued,
  now: number,
): Promise<FirstAttempt | null> => {
  if (row === undefined) {
    const replaced = changeKind(kind).latestWins && (await holdsKind(db, kind));
    return replaced ? { kind: 'queued', error: null } : { kind: 'delivered' };
  }
  if (row.lastError === null) return ahead !== null && isHeld(ahead, now) ? waitsBehind(ahead) : null;
  if (row.state !== 'refused') return { kind: 'queued', error: row.lastError };
  return { kind: 'refused', error: (await openLastError(db, row)) ?? row.lastError };
};

/** Waits for the first attempt at a row, by whichever tab or worker makes it, at most `ms` milliseconds. */
export const firstAttempt = (
  db: MemberDatabase,
  submitted: { readonly id: string; readonly kind: IntentKind },
  clock: Pick<Clock, 'now' | 'after'>,
  ms: number,
): Promise<FirstAttempt> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      cancel();
      unwatch();
      settle();
    };
    const cancel = clock.after(ms, () => end(() => resolve({ kind: 'queued', error: null })));
    /** The row is safe on the device, even where it cannot be watched any longer. */
    const fail = (thrown: unknown): void =>
      end(() =>
        storageErrorOf(thrown) === null ? reject(thrown) : resolve({ kind: 'queued', error: null }),
      );
    const look = async (queued: Queued): Promise<void> => {
      const outcome = await outcomeOf(db, submitted.kind, queued, clock.now());
      if (outcome !== null) end(() => resolve(outcome));
    };
    const unwatch = watchRow(db, submitted.id, (queued) => void look(queued).catch(fail), fail);
  });
