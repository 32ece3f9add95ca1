import { expect, it } from 'vitest';
import type { NoticeRow } from '../../../device/db/stored-rows.ts';
import { noticeTime, noticeView } from './notice-view.ts';

const TODAY = '2026-11-21';
const AT = Date.UTC(2026, 10, 21, 9, 5);

const refused: NoticeRow = { id: 'refused:row', kind: 'change-refused', about: 'row', at: AT, read: 0 };
const none: ReadonlySet<string> = new Set();

it('a notice stays new for as long as the page that read it is open', () => {
  const read: NoticeRow = { ...refused, read: 1 };
  expect(noticeView(refused, [], none, TODAY).isNew).toBe(true);
  expect(noticeView(read, [], new Set([read.id]), TODAY).isNew).toBe(true);
  expect(noticeView(read, [], none, TODAY).isNew).toBe(false);
});

it('the time of a notice is told by the member’s own clock', () => {
  expect(noticeTime(AT, TODAY, 0)).toBe('Today 09:05');
  expect(noticeTime(AT, TODAY, 120)).toBe('Today 11:05');
  expect(noticeTime(Date.UTC(2026, 10, 20, 23, 30), TODAY, 60)).toBe('Today 00:30');
  expect(noticeTime(Date.UTC(2026, 10, 20, 23, 30), TODAY, 0)).toBe('Yesterday 23:30');
  expect(noticeTime(Date.UTC(2026, 10, 12, 19, 0), TODAY, 0)).toBe('12 Nov 19:00');
});
