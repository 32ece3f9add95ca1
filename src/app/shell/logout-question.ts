import type { OutboxCounts } from '../../device/outbox/rows/outbox.ts';
import type { LocalOnly } from '../../device/session/local-only.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { Result } from '../../terms/result.ts';

/** Changes that did not reach the server. */
export interface Unsent {
  /** Waiting or on their way: sending may help. */
  readonly waiting: number;
  /** The server said no: sending again by itself does not help. */
  readonly refused: number;
}

/** The question that a member answers before signing out. */
export interface LogoutQuestion {
  readonly unsent: Unsent;
  /** Counts those of them that the server may have already. */
  readonly doubtful: number;
  /** Names the data that exists on this device alone and would be deleted; null for none. */
  readonly alone: string | null;
  readonly error: string | null;
}

export const NOTHING: Unsent = { waiting: 0, refused: 0 };

export const unsentOf = ({ waiting, sending, refused }: OutboxCounts): Unsent => ({
  waiting: waiting + sending,
  refused,
});

const aloneWords = ({ log, safetyAnswers, cycleNotes }: LocalOnly): string | null => {
  const things = [
    ...(log ? ['what you logged'] : []),
    ...(safetyAnswers ? ['your allergies and safety answers'] : []),
    ...(cycleNotes ? ['your cycle notes'] : []),
  ];
  return things.length === 0
    ? null
    : `Only on this device, and on no server: ${things.join('; ')}. Logging out deletes this for good, unless you keep it here or export a copy first.`;
};

/** Null where nothing would be lost. Where that cannot be read it is asked too. */
export const questionBefore = (
  counted: Result<OutboxCounts & { readonly doubtful: number }, AppError>,
  onlyHere: Result<LocalOnly, AppError>,
): LogoutQuestion | null => {
  if (!counted.ok || !onlyHere.ok)
    return {
      unsent: NOTHING,
      doubtful: 0,
      alone: null,
      error: 'This device could not check if changes still wait here. If so, keep or discard them?',
    };
  const unsent = unsentOf(counted.value);
  const { doubtful } = counted.value;
  const alone = aloneWords(onlyHere.value);
  return unsent.waiting + unsent.refused === 0 && alone === null
    ? null
    : { unsent, doubtful, alone, error: null };
};
