import { describe, expect, test } from 'vitest';
import { isPicture, uploadPhoto } from '../../../src/features/settings/photo-upload.ts';
import { roomInWords } from '../../../src/features/settings/room-in-words.ts';
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

  test('asks for an image where none was chosen, and calls nothing', async () => {
    const sync = syncThat({ kind: 'delivered' });
    expect(await uploadPhoto(sync, null, draw)).toEqual({
      tone: 'error',
      text: 'Please select an image to upload',
    });
    expect(sync.commands).toEqual([]);
  });

  test('sends the picture as it was drawn', async () => {
    const sync = syncThat({ kind: 'delivered' });
    expect((await uploadPhoto(sync, photo, draw)).tone).toBe('success');
    expect(sync.commands).toEqual([{ intent: { kind: 'photo.upload', payload: drawn } }]);
  });

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

  test('gives the backend’s own sentence beside it', async () => {
    const sentence = 'Upload a valid image.';
    const error = {
      kind: 'rejected',
      status: 400,
      code: null,
      detail: sentence,
      fields: { photo: [sentence] },
    } as const;
    expect(await uploadPhoto(syncThat({ kind: 'refused', error }), photo, draw)).toEqual({
      tone: 'error',
      text: 'An error occurred while uploading the image',
      detail: sentence,
    });
  });

  test('takes JPG, PNG and GIF, and nothing else', () => {
    const accepted = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml', 'text/html', ''].map((type) =>
      isPicture({ type }),
    );
    expect(accepted).toEqual([true, true, true, false, false, false]);
  });
});

test.each([
  [0, '1 kB'],
  [840_400, '840 kB'],
  [1_240_000, '1.2 MB'],
])('%i bytes read as %s', (bytes, words) => expect(roomInWords(bytes)).toBe(words));
