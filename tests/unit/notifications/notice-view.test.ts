import { describe, expect, it } from 'vitest';
import type { NoticeRow } from '../../../src/data/db/stored-rows.ts';
import type { OutboxRow } from '../../../src/data/intents.ts';
import { noticeTime, noticeView } from '../../../src/features/notifications/notice-view.ts';
import { outboxRow } from '../../support/stored-samples.ts';

const TODAY = '2026-11-21';
const AT = Date.UTC(2026, 10, 21, 9, 5);

const refused: NoticeRow = { id: 'refused:row', kind: 'change-refused', about: 'row', at: AT, read: 0 };
const row = (state: OutboxRow['state'], lastError: OutboxRow['lastError'] = null): OutboxRow =>
  outboxRow({ lane: 'questionnaires', kind: 'lifestyle.submit', state, lastError, attempts: 1 });
const none: ReadonlySet<string> = new Set();

describe('a notice', () => {
  it('of a refused change names it and leaves the choice to the member', () => {
    const view = noticeView(refused, [row('refused')], none, TODAY);
    expect(view.words).toBe('Lifestyle answers: the server did not accept this. It is still on this device.');
    expect(view.refusedRowId).toBe('row');
  });

  it('asks nothing any more once the change is under way again or gone', () => {
    const waiting = noticeView(refused, [row('waiting')], none, TODAY);
    expect(waiting).toMatchObject({
      words: 'Lifestyle answers: this is being sent again.',
      refusedRowId: null,
    });
    expect(noticeView(refused, [], none, TODAY).refusedRowId).toBeNull();
  });

  it('stays new for as long as the page that read it is open', () => {
    const read: NoticeRow = { ...refused, read: 1 };
    expect(noticeView(refused, [], none, TODAY).isNew).toBe(true);
    expect(noticeView(read, [], new Set([read.id]), TODAY).isNew).toBe(true);
    expect(noticeView(read, [], none, TODAY).isNew).toBe(false);
  });
});

it('the time of a notice is told by the member’s own clock', () => {
  expect(noticeTime(AT, TODAY, 0)).toBe('Today 09:05');
  expect(noticeTime(AT, TODAY, 120)).toBe('Today 11:05');
  expect(noticeTime(Date.UTC(2026, 10, 20, 23, 30), TODAY, 60)).toBe('Today 00:30');
  expect(noticeTime(Date.UTC(2026, 10, 20, 23, 30), TODAY, 0)).toBe('Yesterday 23:30');
  expect(noticeTime(Date.UTC(2026, 10, 12, 19, 0), TODAY, 0)).toBe('12 Nov 19:00');
});
