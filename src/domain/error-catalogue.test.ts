import { describe, expect, it } from 'vitest';
import type { AppErrorKind } from '../terms/app-error.ts';
import { adviceFor, notices, type Operation, sentenceFor } from './error-catalogue.ts';

const KINDS: readonly AppErrorKind[] = [
  'offline',
  'timeout',
  'unauthorized',
  'rejected',
  'throttled',
  'conflict',
  'malformed',
  'storage',
];

/** The sentences that are given word for word: what each operation says, but for the kinds with words of their own. */
const WORD_FOR_WORD: readonly (readonly [Operation, readonly AppErrorKind[], string])[] = [
  ['signUp', ['conflict'], 'A user with this email already exists Try logging in.'],
  [
    'signUp',
    ['timeout', 'unauthorized', 'rejected', 'throttled', 'malformed', 'storage'],
    'Something went wrong. Please try again later.',
  ],
  ['verifyCode', KINDS.slice(1), 'OTP verification failed. Please try again.'],
  ['resendCode', KINDS.slice(1), 'Failed to send new OTP. Please try again.'],
  ['signIn', KINDS.slice(1, -1), 'Error! Please check your credentials'],
  ['resetPassword', KINDS.slice(1), 'Error! Please check your credentials'],
  ['changePassword', KINDS.slice(1), 'Password change failed, check your current password'],
  ['saveProfile', KINDS.slice(0, -1), 'Error happened'],
  ['uploadPhoto', KINDS, 'An error occurred while uploading the image'],
];

describe('the error catalogue [8.1 8.2 8.3 8.5 8.6 8.10 8.11 8.12]', () => {
  for (const [operation, kinds, sentence] of WORD_FOR_WORD) {
    it.each(kinds)(`says "${sentence}" when ${operation} fails as %s`, (kind) => {
      expect(sentenceFor(operation, { kind })).toBe(sentence);
    });
  }

  it.each([
    'verifyCode',
    'resendCode',
    'signIn',
    'forgotPassword',
    'resetPassword',
    'changePassword',
    'deleteAccount',
  ] as const)('says that %s needs a connection, because it is never queued', (operation) => {
    expect(sentenceFor(operation, { kind: 'offline' })).toMatch(
      /^You are offline\. .+ needs a connection\.$/,
    );
  });

  it.each(['createProfile', 'chat', 'saveLifestyle', 'savePreference', 'saveWellness'] as const)(
    'says that %s is kept when the network fails, because it waits in the outbox',
    (operation) => {
      expect(sentenceFor(operation, { kind: 'offline' })).toBe('Saved, will be sent');
      expect(sentenceFor(operation, { kind: 'timeout' })).toBe('Saved, will be sent');
    },
  );

  it('holds the good news word for word [8.4 8.9 8.13]', () => {
    expect(notices).toMatchObject({
      codeResentAtSignUp: 'New OTP sent successfully!',
      codeResentAtReset: 'Otp resent successfully...',
      passwordsDiffer: 'New password and confirmation do not match',
      passwordChanged: 'Password Changed Successfully',
      profileSaved: 'Profile updated successfully',
      noFileChosen: 'Please select an image to upload',
    });
  });
});

it.each([
  [30, /wait 30 seconds/],
  [90, /wait 90 seconds/],
  [91, /wait 2 minutes/],
  [3600, /wait 60 minutes/],
  [0, /wait 1 second /],
  [null, /wait a little/],
])('the advice tells how long to wait after too many tries (%s s)', (retryAfter, words) => {
  expect(adviceFor({ kind: 'throttled', retryAfter })).toMatch(words);
});
