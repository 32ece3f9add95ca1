import type { SubmitOutcome } from '../../../device/sync/sync-port.ts';
import { notices } from '../../../domain/error-catalogue.ts';

export interface SaveWords {
  readonly tone: 'success' | 'info' | 'error';
  readonly text: string;
  /** The answers are kept: the card has done its work. */
  readonly kept: boolean;
}

/** The message after saving the answers. */
export const saveWords = (outcome: SubmitOutcome): SaveWords => {
  switch (outcome.kind) {
    case 'delivered':
      return { tone: 'success', text: 'Saved. Your plan is being made to fit.', kept: true };
    case 'queued':
      return { tone: 'info', text: notices.savedForLater, kept: true };
    case 'kept':
      return {
        tone: 'info',
        text: 'Saved only on this device. Your server cannot store these answers, so your plan does not follow them yet.',
        kept: true,
      };
    case 'refused':
      return {
        tone: 'error',
        text: 'The server did not accept these answers. They are still here. Please check them and try again.',
        kept: false,
      };
    case 'failed':
      return {
        tone: 'error',
        text: 'This device could not save your answers. They are still in the form. Please try again.',
        kept: false,
      };
  }
};
