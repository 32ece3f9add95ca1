import type { OutboxCounts } from '../../data/repositories/outbox.ts';
import type { AppError } from '../../domain/app-error.ts';
import type { Result } from '../../domain/result.ts';
import type { Unsent } from './logout-dialog.tsx';

/** What to ask a member who logs out. */
export interface LogoutQuestion {
  readonly unsent: Unsent;
  readonly error: string | null;
}

export const NOTHING: Unsent = { waiting: 0, refused: 0 };

export const unsentOf = ({ waiting, sending, refused }: OutboxCounts): Unsent => ({
  waiting: waiting + sending,
  refused,
});

/** Null where nothing would be lost. Where that cannot be read it is asked too. */
export const questionBefore = (counted: Result<OutboxCounts, AppError>): LogoutQuestion | null => {
  if (!counted.ok)
    return {
      unsent: NOTHING,
      error:
        'This device could not be asked whether changes still wait here. If some do, keep or discard them?',
    };
  const unsent = unsentOf(counted.value);
  return unsent.waiting + unsent.refused === 0 ? null : { unsent, error: null };
};
