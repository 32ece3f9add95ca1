import { beforeEach, describe, expect, test } from 'vitest';
import { MemberDatabase } from '../../../src/device/db/member-database.ts';
import { writeMemberSetting } from '../../../src/device/db/settings.ts';
import { announce, readNotices } from '../../../src/device/rows/notices.ts';
import { DEFAULT_NOTIFICATIONS } from '../../../src/domain/reminders/notification-topics.ts';
import { heightInWords, weightInWords } from '../../../src/domain/units.ts';

describe('what the bell announces', () => {
  let db: MemberDatabase;
  beforeEach(() => {
    db = new MemberDatabase('ana');
  });
  const plan = { id: 'plan:1', kind: 'plan-ready', about: '', at: 1 } as const;

  test('leaves out what the member does not want to hear about', async () => {
    await writeMemberSetting(db, 'notifications', { ...DEFAULT_NOTIFICATIONS, topics: ['change-refused'] });
    await announce(db, plan);
    await announce(db, { ...plan, id: 'refused:1', kind: 'change-refused' });
    expect((await readNotices(db, 100)).map(({ kind }) => kind)).toEqual(['change-refused']);
  });
});

test('lengths and weights read in the chosen units', () => {
  expect([heightInWords(165, 'metric'), weightInWords(65.04, 'metric')]).toEqual(['165 cm', '65 kg']);
  expect([heightInWords(165, 'imperial'), weightInWords(65, 'imperial')]).toEqual(['5 ft 5 in', '143.3 lb']);
});
