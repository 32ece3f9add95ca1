import type { AppError } from '../domain/app-error.ts';
import type { Result } from '../domain/result.ts';

/** `failed`: the member's data is still on this device. */
export type DepartureState = 'none' | 'leaving' | 'failed';

/** Leaving: everything of the member goes off this device, then the landing page opens. */
export interface Departure {
  /** Anything but `none`: no screen of the app is shown, so that nothing reads what is being removed. */
  state(): DepartureState;
  subscribe(listener: () => void): () => void;
  /** `kept: 'unsent'` leaves the changes that did not reach the server, until the member signs in again. */
  leave(memberId: string, kept?: 'unsent'): void;
  /** The same once more, after `failed`. */
  retry(): void;
  /** Before a member comes back: the next start would remove what they enter, if they were leaving still. */
  finishFor(memberId: string): Promise<Result<void, AppError>>;
}
