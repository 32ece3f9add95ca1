import { describe, expect, test } from 'vitest';
import { isPicture, uploadPhoto } from '../../../src/features/settings/photo-upload.ts';
import { outcomeWords } from '../../../src/features/settings/words.ts';
import type { Command } from '../../../src/sync/outbox/command.ts';
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

describe('uploading a photo', () => {
  const syncThat = (outcome: SubmitOutcome) => {
    const commands: Command[] = [];
    return {
      commands,
      submit: async (command: Command) => {
        commands.push(command);
        return outcome;
      },
    };
  };
  const photo = new File([new Uint8Array([1, 2])], 'me.png', { type: 'image/png' });
  const drawn = { bytes: new Uint8Array([3]).buffer, type: 'image/jpeg' };
  const draw = async () => drawn;

  test('says when it failed', async () => {
    const refused = syncThat({
      kind: 'refused',
      error: { kind: 'rejected', status: 413, code: null, detail: '', fields: {} },
    });
    const undrawable = syncThat({ kind: 'delivered' });
    for (const [sync, drawing] of [
      [refused, draw],
      [undrawable, async () => null],
    ] as const) {
      expect(await uploadPhoto(sync, photo, drawing)).toEqual({
        tone: 'error',
        text: 'An error occurred while uploading the image',
      });
    }
    expect(undrawable.commands).toEqual([]);
  });

  test('takes JPG, PNG and GIF, and nothing else', () => {
    const accepted = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml', 'text/html', ''].map((type) =>
      isPicture({ type }),
    );
    expect(accepted).toEqual([true, true, true, false, false, false]);
  });
});
