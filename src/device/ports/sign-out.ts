import type { AppError } from '../../terms/app-error.ts';
import type { Result } from '../../terms/result.ts';

/** `failed`: the member's data is still on this device. */
export type SignOutState = 'none' | 'leaving' | 'failed';

/** Removes everything of the member from this device, then opens the landing page. */
export interface SignOut {
  /** Anything but `none`: no screen of the app is shown, so that nothing reads what is being removed. */
  state(): SignOutState;
  subscribe(listener: () => void): () => void;
  /** `kept: 'unsent'` leaves the changes that did not reach the server, until the member signs in again. */
  leave(memberId: string, kept?: 'unsent'): void;
  /** The same once more, after `failed`. */
  retry(): void;
  /** Removes a member of before, who is not the one that uses the app; the next start finishes what fails. */
  erase(memberId: string): Promise<void>;
  /** Finishes a pending sign-out before the member signs in; the next start would remove what they enter. */
  finishFor(memberId: string): Promise<Result<void, AppError>>;
}
