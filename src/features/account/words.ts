import type { SubmitOutcome } from '../../device/sync/sync-port.ts';
import { adviceFor, notices, type Operation, sentenceFor } from '../../domain/error-catalogue.ts';
import type { AppError } from '../../terms/app-error.ts';

/** The message after an action. */
export interface Words {
  readonly tone: 'success' | 'info' | 'error';
  readonly text: string;
  /** The backend's own sentence, shown beside `text` and not within it. */
  readonly detail?: string;
}

export const failed = (operation: Operation, error: AppError): Words => ({
  tone: 'error',
  text: [sentenceFor(operation, error), adviceFor(error)].filter((part) => part !== null).join(' '),
});

/** A change that travels by the outbox: done, kept for later, or not possible. */
export const outcomeWords = (operation: Operation, outcome: SubmitOutcome, success: string): Words => {
  switch (outcome.kind) {
    case 'delivered':
    case 'kept':
      return { tone: 'success', text: success };
    case 'queued':
      return { tone: 'info', text: notices.savedForLater };
    case 'refused':
    case 'failed':
      return failed(operation, outcome.error);
  }
};

export const NOT_KEPT: Words = {
  tone: 'error',
  text: 'This device could not save your choice. Please try again.',
};
