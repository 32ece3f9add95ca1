import { describe, expect, test } from 'vitest';
import type { AppError } from '../../../src/domain/app-error.ts';
import { serverWords } from '../../../src/domain/server-words.ts';
import { reasonFor } from '../../../src/features/sync-ledger/reasons.ts';

const rejected = (status: number, detail = ''): AppError => ({
  kind: 'rejected',
  status,
  code: null,
  detail,
  fields: {},
});
const storage = (reason: string): AppError => ({ kind: 'storage', reason });

/** Every way a change can fail, and what the person reads. */
const TABLE: readonly [name: string, error: AppError, why: string, advice: RegExp][] = [
  ['no network', { kind: 'offline' }, 'There was no connection.', /by itself/],
  ['no answer', { kind: 'timeout' }, 'No answer came in time.', /weak/],
  ['a dead token', { kind: 'unauthorized' }, 'Your sign-in has run out.', /Sign in/],
  ['429', { kind: 'throttled', retryAfter: 60 }, 'The server asked for a pause.', /by itself/],
  ['409', { kind: 'conflict', detail: '' }, 'The server holds something newer in its place.', /Edit/],
  [
    'a page in place of an answer',
    { kind: 'malformed', status: 200, reason: 'markup' },
    'Something else answered in the server’s place.',
    /by itself/,
  ],
  ['400', rejected(400), 'The server did not accept this.', /Edit it/],
  ['403', rejected(403), 'Your account may not change this.', /in again/],
  ['404', rejected(404), 'The server does not know where to put this.', /later/],
  ['408', rejected(408), 'The server gave up waiting for it.', /weak/],
  ['410', rejected(410), 'The server does not take this any more.', /Copy/],
  ['413', rejected(413), 'It is larger than the server takes.', /smaller/],
  ['500', rejected(500), 'The server had a problem of its own.', /later/],
  ['503', rejected(503), 'The server is taking a break.', /later/],
  ['a lost key', storage('SealedRowUnreadable'), 'This device cannot open it any more.', /again/],
  ['a newer version', storage('UnknownOutboxVersion'), 'Another version of the app wrote it.', /Update/],
  ['a full device', storage('QuotaExceededError'), 'This device could not store the answer.', /space/],
];

test.each(TABLE)('%s reads in plain words', (_, error, why, advice) => {
  expect(reasonFor(error, true).why).toBe(why);
  expect(reasonFor(error, true).advice).toMatch(advice);
});

describe("the server's own words", () => {
  test('are quoted where it said a sentence', () => {
    expect(serverWords(rejected(400, 'Shopping day is not a day.'))).toBe('Shopping day is not a day.');
    expect(serverWords({ kind: 'conflict', detail: 'Taken.' })).toBe('Taken.');
  });
});
