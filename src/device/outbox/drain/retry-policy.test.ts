import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppError } from '../../../terms/app-error.ts';
import { backoffMs, verdictOn } from './retry-policy.ts';

const malformed = (status: number, reason: string): AppError => ({ kind: 'malformed', status, reason });
const verdict = (error: AppError, idempotent = false, exact = false) =>
  verdictOn(error, { attempts: 0, idempotent, exact, random: () => 0 });

test('JSON of another shape is no success where the answer must have the shape of the contract', () => {
  const error = malformed(200, 'wrong-shape: expected string');
  expect(verdict(error, true, true).kind).toBe('retry');
  expect(verdict(error, false, true).kind).toBe('retry');
});

test('the server’s own wait is kept to, within an hour', () => {
  expect(verdict({ kind: 'throttled', retryAfter: 90 })).toEqual({ kind: 'retry', delayMs: 90_000 });
  expect(verdict({ kind: 'throttled', retryAfter: 0 })).toEqual({ kind: 'retry', delayMs: 1_000 });
  expect(verdict({ kind: 'throttled', retryAfter: 1e9 })).toEqual({ kind: 'retry', delayMs: 3_600_000 });
});

test('the back-off grows to a minute and never beyond', () => {
  const longest = () => 1 - Number.EPSILON;
  expect([0, 1, 2, 3, 4, 5, 9].map((attempts) => backoffMs(attempts, longest))).toEqual([
    2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
  fc.assert(
    fc.property(
      fc.nat(),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (attempts, random) => {
        const delay = backoffMs(attempts, () => random);
        expect(delay).toBeGreaterThanOrEqual(1_000);
        expect(delay).toBeLessThanOrEqual(30_000);
      },
    ),
  );
});
