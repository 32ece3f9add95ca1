import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSignOut } from '../../../src/app/session/sign-out.ts';
import { MemberDatabase } from '../../../src/data/db/member-database.ts';
import { announce, readNotices } from '../../../src/data/repositories/notices.ts';
import { writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { DEFAULT_NOTIFICATIONS } from '../../../src/domain/notification-topics.ts';
import { err, ok } from '../../../src/domain/result.ts';
import { readTheme } from '../../../src/domain/theme.ts';
import { heightInWords, weightInWords } from '../../../src/domain/units.ts';

describe('what the bell announces', () => {
  let db: MemberDatabase;
  beforeEach(() => {
    db = new MemberDatabase('ana');
  });
  afterEach(async () => {
    db.close();
    await Dexie.delete(db.name);
  });
  const plan = { id: 'plan:1', kind: 'plan-ready', about: '', at: 1 } as const;

  test('is everything until the member chose', async () => {
    await announce(db, plan);
    expect(await readNotices(db, 100)).toHaveLength(1);
  });

  test('leaves out what the member does not want to hear about', async () => {
    await writeMemberSetting(db, 'notifications', { ...DEFAULT_NOTIFICATIONS, topics: ['change-refused'] });
    await announce(db, plan);
    await announce(db, { ...plan, id: 'refused:1', kind: 'change-refused' });
    expect((await readNotices(db, 100)).map(({ kind }) => kind)).toEqual(['change-refused']);
  });
});

test('a stored theme is one of three; anything else follows the system', () => {
  expect(['light', 'dark', 'system', 'blue', '', null].map(readTheme)).toEqual([
    'light',
    'dark',
    'system',
    'system',
    'system',
    'system',
  ]);
});

test('lengths and weights read in the chosen units', () => {
  expect([heightInWords(165, 'metric'), weightInWords(65.04, 'metric')]).toEqual(['165 cm', '65 kg']);
  expect([heightInWords(165, 'imperial'), weightInWords(65, 'imperial')]).toEqual(['5 ft 5 in', '143.3 lb']);
});

describe('leaving for good', () => {
  const setUp = (removals: readonly boolean[]) => {
    const log: string[] = [];
    const left = [...removals];
    const kept = new Map<string, string>();
    const remove = async (entry: string) => {
      log.push(entry);
      return left.shift() === true ? ok(undefined) : err({ kind: 'storage', reason: 'Unknown' } as const);
    };
    const signOut = createSignOut(
      {
        wipe: (memberId) => remove(`wipe ${memberId}`),
        keepUnsentOnly: (memberId) => remove(`keep unsent of ${memberId}`),
      },
      { signOut: () => void log.push('sign out'), current: () => null, remembered: () => null },
      {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      {
        endSession: async () => undefined,
        endRenewal: async () => void log.push('end renewal'),
        takeNotificationsAway: async () => undefined,
      },
      (path) => void log.push(`open ${path}`),
    );
    return { signOut, log };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test('removes the data first, then the session, then opens the landing page', async () => {
    const { signOut, log } = setUp([true]);
    signOut.leave('ana');
    expect(signOut.state()).toBe('leaving');
    await settled();
    expect(log).toEqual(['wipe ana', 'sign out', 'end renewal', 'open /']);
  });

  test('stays, and says so, while the data is still there', async () => {
    const { signOut, log } = setUp([false, true]);
    signOut.leave('ana');
    await settled();
    expect(signOut.state()).toBe('failed');
    expect(log).toEqual(['wipe ana']);
    signOut.retry();
    await settled();
    expect(log).toEqual(['wipe ana', 'wipe ana', 'sign out', 'end renewal', 'open /']);
  });

  test('can leave what was not sent for the next sign-in', async () => {
    const { signOut, log } = setUp([true]);
    signOut.leave('ana', 'unsent');
    await settled();
    expect(log).toEqual(['keep unsent of ana', 'sign out', 'end renewal', 'open /']);
  });
});
