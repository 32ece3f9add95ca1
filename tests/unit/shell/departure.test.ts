import { describe, expect, it } from 'vitest';
import { createDeparture } from '../../../src/app/departure.ts';
import type { AppError } from '../../../src/domain/app-error.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';

const setUp = (answers: readonly Result<void, AppError>[]) => {
  const done: string[] = [];
  const left = [...answers];
  const answer = async (what: string): Promise<Result<void, AppError>> => {
    done.push(what);
    return left.shift() ?? ok(undefined);
  };
  const departure = createDeparture(
    { wipe: (id) => answer(`wipe ${id}`), keepUnsentOnly: (id) => answer(`keep unsent of ${id}`) },
    { signOut: () => void done.push('sign out') },
    {
      endSession: async () => void done.push('end session'),
      endRenewal: async () => void done.push('end renewal'),
    },
    (path) => void done.push(`open ${path}`),
  );
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return { departure, done, settled };
};

const full: Result<void, AppError> = err({ kind: 'storage', reason: 'QuotaExceededError' });

describe('leaving', () => {
  it('removes the member first, then signs out and opens the landing page', async () => {
    const { departure, done, settled } = setUp([]);
    departure.leave('7');
    expect(departure.state()).toBe('leaving');
    await settled();
    expect(done).toEqual(['wipe 7', 'end session', 'sign out', 'end renewal', 'open /']);
  });

  it('keeps what was not sent when the member says so', async () => {
    const { departure, done, settled } = setUp([]);
    departure.leave('7', 'unsent');
    await settled();
    expect(done).toEqual(['keep unsent of 7', 'end session', 'sign out', 'end renewal', 'open /']);
  });

  it('stays signed in while the data is still there, and tries the same again', async () => {
    const { departure, done, settled } = setUp([full]);
    departure.leave('7', 'unsent');
    await settled();
    expect(departure.state()).toBe('failed');
    expect(done).toEqual(['keep unsent of 7']);
    departure.retry();
    await settled();
    expect(done).toEqual([
      'keep unsent of 7',
      'keep unsent of 7',
      'end session',
      'sign out',
      'end renewal',
      'open /',
    ]);
  });
});
