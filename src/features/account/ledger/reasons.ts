import type { AppError } from '../../../terms/app-error.ts';

/** Why the server or the device did not take a change, and what a person can do about it. */
export interface Reason {
  readonly why: string;
  readonly advice: string;
}

const EDIT = 'Edit it and send it again, or discard it.';
const LATER = 'It is saved here. Please try again later.';

const BY_STATUS: Readonly<Record<number, Reason>> = {
  400: { why: 'The server did not accept this.', advice: EDIT },
  403: {
    why: 'Your account may not change this.',
    advice: 'Sign out and in again, then try again, or discard it.',
  },
  404: { why: 'The server has no place for this.', advice: LATER },
  405: { why: 'The server cannot do this.', advice: LATER },
  408: { why: 'The server gave up waiting for it.', advice: 'Your connection may be weak.' },
  410: { why: 'The server no longer accepts this.', advice: 'Copy what you need, then discard it.' },
  413: { why: 'It is too large for the server.', advice: 'Make it smaller and send it again.' },
  415: { why: 'The server does not accept this kind of file.', advice: 'Choose another one, or discard it.' },
  422: { why: 'The server did not accept this.', advice: EDIT },
  503: { why: 'The server is taking a break.', advice: LATER },
};
const CLIENT_FAULT: Reason = { why: 'The server did not accept this.', advice: EDIT };
const SERVER_FAULT: Reason = { why: 'The server had a problem.', advice: LATER };

const NOT_THE_SERVER: Reason = {
  why: 'Something else answered instead of the server.',
  advice:
    'A café or hotel network may ask you to sign in first. It is sent by itself once the server answers.',
};

const BY_STORAGE: Readonly<Record<string, Reason>> = {
  SealedRowUnreadable: {
    why: 'This device cannot open it any more.',
    advice: 'Please enter it again, then discard this one.',
  },
  UnknownOutboxVersion: {
    why: 'Another version of the app wrote it.',
    advice: 'Update the app, then try again.',
  },
};
const NO_ROOM: Reason = {
  why: 'This device could not save the answer.',
  advice: 'Free some space, then try again.',
};

/** One table: the kind of failure, and where the server answered, its status. */
const reasonOf = (error: AppError): Reason => {
  switch (error.kind) {
    case 'offline':
      return { why: 'There was no connection.', advice: 'It is sent by itself once there is one.' };
    case 'timeout':
      return { why: 'No answer came in time.', advice: 'Your connection may be weak.' };
    case 'unauthorized':
      return { why: 'Your sign-in has expired.', advice: 'Sign in to send it.' };
    case 'throttled':
      return { why: 'The server asked for a pause.', advice: 'It is sent by itself after that.' };
    case 'conflict':
      return { why: 'The server already has something newer.', advice: EDIT };
    case 'malformed':
      return NOT_THE_SERVER;
    case 'storage':
      return BY_STORAGE[error.reason] ?? NO_ROOM;
    case 'rejected':
      return BY_STATUS[error.status] ?? (error.status >= 500 ? SERVER_FAULT : CLIENT_FAULT);
  }
};

const DISCARDING = /, (or|then) discard (it|this one)\.$/;

/** The reason of a failure, with advice. A change that must not be discarded gets advice without discarding. */
export const reasonFor = (error: AppError, canDiscard: boolean): Reason => {
  const reason = reasonOf(error);
  return canDiscard ? reason : { ...reason, advice: reason.advice.replace(DISCARDING, '.') };
};
