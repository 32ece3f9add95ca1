import { expect, it } from 'vitest';
import { rememberedMember } from '../../../tests/support/stored-samples.ts';
import { createStorage } from '../../../tests/support/unit/fake-browser.ts';
import { PENDING_SIGN_OUT_KEY } from '../../device/session/pending-sign-out.ts';
import type { AppError } from '../../terms/app-error.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import { createSignOut } from './sign-out.ts';

const setUp = (
  answers: readonly Result<void, AppError>[],
  left: string | null = null,
  {
    here = '7',
    room = true,
    farewellFails = false,
  }: { here?: string | null; room?: boolean; farewellFails?: boolean } = {},
) => {
  const done: string[] = [];
  const results = [...answers];
  let signedIn = here;
  const answer = async (what: string): Promise<Result<void, AppError>> => {
    done.push(what);
    return results.shift() ?? ok(undefined);
  };
  const kept = createStorage(new Map(left === null ? [] : [[PENDING_SIGN_OUT_KEY, left]]));
  if (!room) kept.fill();
  const signOut = createSignOut(
    { wipe: (id) => answer(`wipe ${id}`), keepUnsentOnly: (id) => answer(`keep unsent of ${id}`) },
    {
      signOut: () => {
        signedIn = null;
        done.push('sign out');
      },
      current: () => null,
      remembered: () => (signedIn === null ? null : rememberedMember(signedIn)),
    },
    kept,
    {
      endSession: async () => void done.push('end session'),
      endRenewal: async () => {
        if (farewellFails) throw new DOMException('full', 'QuotaExceededError');
        done.push('end renewal');
      },
      takeNotificationsAway: async () => void done.push('take notifications away'),
    },
    (path) => void done.push(`open ${path}`),
  );
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  /** Returns the stored pending sign-outs, as the next page would read them. */
  const word = (): string | null => kept.getItem(PENDING_SIGN_OUT_KEY);
  return { signOut, done, settled, word };
};

const full: Result<void, AppError> = err({ kind: 'storage', reason: 'QuotaExceededError' });
const tasks = ['end session', 'sign out', 'end renewal', 'take notifications away'];

it('leaving removes the member first, then signs out and opens the landing page', async () => {
  const { signOut, done, settled, word } = setUp([]);
  signOut.leave('7');
  expect(signOut.state()).toBe('leaving');
  expect(word()).not.toBeNull();
  await settled();
  expect(done).toEqual(['wipe 7', ...tasks, 'open /']);
  expect(word()).toBeNull();
});

it('who leaves stays signed in while the data is still there, and tries the same again', async () => {
  const { signOut, done, settled } = setUp([full]);
  signOut.leave('7', 'unsent');
  await settled();
  expect(signOut.state()).toBe('failed');
  expect(done).toEqual(['keep unsent of 7']);
  signOut.retry();
  await settled();
  expect(done).toEqual(['keep unsent of 7', 'keep unsent of 7', ...tasks, 'open /']);
});

it.each([
  ['has room', {}, tasks],
  ['has no room to note it', { room: false }, tasks],
  ['cannot tell the backend', { farewellFails: true }, tasks.filter((task) => task !== 'end renewal')],
])('a device that %s keeps what was not sent for a member who says so', async (_, trouble, done) => {
  const device = setUp([], null, trouble);
  device.signOut.leave('7', 'unsent');
  await device.settled();
  expect(device.done).toEqual(['keep unsent of 7', ...done, 'open /']);
});

const cutShort = (kept?: 'unsent'): string | null => {
  const { signOut, word } = setUp([]);
  signOut.leave('7', kept);
  return word();
};
const resumed = async (...parts: Parameters<typeof setUp>) => {
  const device = setUp(...parts);
  device.signOut.resume();
  await device.settled();
  return device;
};

it('a start after a departure that was cut short signs out before anything is shown, and removes what is still there', async () => {
  const { signOut, done, settled, word } = setUp([], cutShort());
  signOut.resume();
  expect(done).toContain('sign out');
  expect(signOut.state()).toBe('leaving');
  await settled();
  expect(done).toContain('wipe 7');
  expect(signOut.state()).toBe('none');
  expect(word()).toBeNull();
});

it('a start after a departure that was cut short keeps what was not sent where the member had said so', async () => {
  const { done } = await resumed([], cutShort('unsent'));
  expect(done).toContain('keep unsent of 7');
  expect(done).not.toContain('wipe 7');
});

it('a start after a departure that was cut short says so where that fails again, and leaves the word for the next start', async () => {
  const { signOut, word } = await resumed([full], cutShort());
  expect(signOut.state()).toBe('failed');
  expect(word()).not.toBeNull();
});

it('a start after a departure that was cut short finishes every departure, also of members who left one after the other', async () => {
  const { signOut, word } = setUp([], cutShort('unsent'), { here: '8' });
  signOut.leave('8');
  const next = await resumed([], word(), { here: '8' });
  expect(next.done).toEqual(expect.arrayContaining(['keep unsent of 7', 'wipe 8', 'sign out']));
  expect(next.word()).toBeNull();
});

it('a start after a departure that was cut short ends nobody else’s session, and stands in nobody else’s way', async () => {
  const { signOut, done, word } = await resumed([full], cutShort(), { here: '8' });
  expect(done).toEqual(['wipe 7']);
  expect(signOut.state()).toBe('none');
  expect(word()).not.toBeNull();
});

it('a start after a departure that was cut short is finished before who left comes back, so that no later start takes what they enter', async () => {
  const { signOut, done, word } = await resumed([full, full], cutShort('unsent'), { here: '8' });
  expect(await signOut.finishFor('7')).toEqual(full);
  expect(word()).not.toBeNull();
  expect(await signOut.finishFor('7')).toMatchObject({ ok: true });
  expect(word()).toBeNull();
  expect(await signOut.finishFor('8')).toMatchObject({ ok: true });
  expect(done).toEqual(['keep unsent of 7', 'keep unsent of 7', 'keep unsent of 7']);
});
