import { beforeEach, expect, test } from 'vitest';
import { MemberDatabase } from '../../device/db/member-database.ts';
import { writeMemberSetting } from '../../device/db/settings.ts';
import { announce, readNotices } from '../../device/rows/notices.ts';
import { heightInWords, weightInWords } from '../units.ts';
import { DEFAULT_NOTIFICATIONS } from './notification-topics.ts';

let db: MemberDatabase;
beforeEach(() => {
  db = new MemberDatabase('ana');
});
const plan = { id: 'plan:1', kind: 'plan-ready', about: '', at: 1 } as const;

test('the bell leaves out what the member does not want to hear about', async () => {
  await writeMemberSetting(db, 'notifications', { ...DEFAULT_NOTIFICATIONS, topics: ['change-refused'] });
  await announce(db, plan);
  await announce(db, { ...plan, id: 'refused:1', kind: 'change-refused' });
  expect((await readNotices(db, 100)).map(({ kind }) => kind)).toEqual(['change-refused']);
});

test('lengths and weights read in the chosen units', () => {
  expect([heightInWords(165, 'metric'), weightInWords(65.04, 'metric')]).toEqual(['165 cm', '65 kg']);
  expect([heightInWords(165, 'imperial'), weightInWords(65, 'imperial')]).toEqual(['5 ft 5 in', '143.3 lb']);
});
