import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { isStorageFailure } from '../../../src/domain/storage-failure.ts';

test('a full or closed disk is told from a mistake of the app, also inside an aborted transaction', () => {
  const full = new DOMException('full', 'QuotaExceededError');
  expect(isStorageFailure(full)).toBe(true);
  expect(isStorageFailure(new Dexie.OpenFailedError('Internal error opening backing store'))).toBe(true);
  expect(isStorageFailure(new Dexie.DatabaseClosedError())).toBe(true);
  expect(isStorageFailure(new Dexie.AbortError('aborted', full))).toBe(true);
  expect(isStorageFailure(new TypeError('not a function'))).toBe(false);
  expect(isStorageFailure(undefined)).toBe(false);
});
