import { describe, expect, test } from 'vitest';
import { isPicture } from '../../../src/features/settings/photo-upload.ts';
import { outcomeWords } from '../../../src/features/settings/words.ts';
import type { SubmitOutcome } from '../../../src/sync/sync-port.ts';

const SAVED = 'Profile updated successfully';

describe('what is said after a save', () => {
  test.each<[SubmitOutcome, string, string]>([
    [{ kind: 'delivered' }, 'success', SAVED],
    [{ kind: 'queued', error: { kind: 'offline' } }, 'info', 'Saved, will be sent'],
    [{ kind: 'refused', error: { kind: 'conflict', detail: '' } }, 'error', 'Error happened'],
    [
      { kind: 'failed', error: { kind: 'storage', reason: 'QuotaExceededError' } },
      'error',
      'This device could not store that. Free some space, then try again.',
    ],
  ])('%j', (outcome, tone, text) => {
    expect(outcomeWords('saveProfile', outcome, SAVED)).toEqual({ tone, text });
  });
});

test('uploading a photo takes JPG, PNG and GIF, and nothing else', () => {
  const accepted = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml', 'text/html', ''].map((type) =>
    isPicture({ type }),
  );
  expect(accepted).toEqual([true, true, true, false, false, false]);
});
