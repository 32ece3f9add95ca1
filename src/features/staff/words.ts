import { adviceFor, sentenceFor } from '../../domain/error-catalogue.ts';
import type { AppError } from '../../terms/app-error.ts';

export interface News {
  readonly tone: 'success' | 'info' | 'error';
  readonly text: string;
}

const FORBIDDEN = 'Your account may not do this. Please ask an administrator.';
const GONE = 'This is not there any more. It may have been deleted.';

/** The message for a failed staff call; refusals of form fields come in the server's words. */
export const failureWords = (operation: 'readStaff' | 'saveStaff', error: AppError): string => {
  if (error.kind === 'rejected' && error.status === 403) return FORBIDDEN;
  if (error.kind === 'rejected' && error.status === 404) return GONE;
  if (error.kind === 'rejected' && error.status === 400) return error.detail;
  if (error.kind === 'conflict') return error.detail;
  return [sentenceFor(operation, error), adviceFor(error)].filter((words) => words !== null).join(' ');
};

export const failedNews = (error: AppError): News => ({
  tone: 'error',
  text: failureWords('saveStaff', error),
});

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** An instant as "21 Nov 2026", on the device's calendar. */
export const dateWords = (instant: string): string => new Date(instant).toLocaleDateString('en-GB', DATE);

/** Shown for values that a member has not given. */
export const UNKNOWN = '–';
