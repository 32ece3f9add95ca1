import type { OutboxRow } from '../../../device/db/intents.ts';
import type { NoticeRow } from '../../../device/db/stored-rows.ts';
import { changeKind } from '../../../device/outbox/kinds/changes.ts';
import { shortDayAndMonth } from '../../../domain/calendar/day-words.ts';
import { addDays, localDayAt } from '../../../domain/calendar/days.ts';
import { adviceFor } from '../../../domain/error-catalogue.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

export interface NoticeView {
  readonly id: string;
  readonly kind: NoticeRow['kind'];
  readonly title: string;
  readonly words: string;
  /** "Today 14:05" */
  readonly time: string;
  readonly isNew: boolean;
  /** The refused change that still waits for a decision; null where there is nothing to decide. */
  readonly refusedRowId: string | null;
}

const refusedWords = (row: OutboxRow): string => {
  const advice = row.lastError === null ? null : adviceFor(row.lastError);
  const refused = `${changeKind(row.kind).name}: the server did not accept this. It is still on this device.`;
  return advice === null ? refused : `${refused} ${advice}`;
};

const aboutChange = (row: OutboxRow | undefined): Pick<NoticeView, 'title' | 'words' | 'refusedRowId'> => {
  if (row === undefined)
    return {
      title: 'A change was refused',
      words: 'It was sent again or discarded. There is nothing left to do.',
      refusedRowId: null,
    };
  if (row.state !== 'refused')
    return {
      title: 'A change was refused',
      words: `${changeKind(row.kind).name}: this is being sent again.`,
      refusedRowId: null,
    };
  return { title: 'A change was refused', words: refusedWords(row), refusedRowId: row.id };
};

const textOf = (
  notice: NoticeRow,
  outbox: readonly OutboxRow[],
): Pick<NoticeView, 'title' | 'words' | 'refusedRowId'> => {
  switch (notice.kind) {
    case 'plan-ready':
      return { title: 'Your plan is ready', words: 'A week of meals is on this device.', refusedRowId: null };
    case 'reminder':
      return { title: 'Reminder', words: notice.about, refusedRowId: null };
    case 'change-refused':
      return aboutChange(outbox.find((row) => row.id === notice.about));
  }
};

/** "Today 14:05", "Yesterday 08:30", "12 Nov 19:00", on a clock `offsetMinutes` east of UTC. */
export const noticeTime = (at: number, today: LocalDay, offsetMinutes: number): string => {
  const day = localDayAt(at, offsetMinutes);
  const time = new Date(at + offsetMinutes * 60_000).toISOString().slice(11, 16);
  if (day === today) return `Today ${time}`;
  if (day === addDays(today, -1)) return `Yesterday ${time}`;
  return `${shortDayAndMonth(day)} ${time}`;
};

/** A notice as it reads now; `fresh` are the ones that were unread when the page opened. */
export const noticeView = (
  notice: NoticeRow,
  outbox: readonly OutboxRow[],
  fresh: ReadonlySet<string>,
  today: LocalDay,
): NoticeView => ({
  id: notice.id,
  kind: notice.kind,
  ...textOf(notice, outbox),
  time: noticeTime(notice.at, today, -new Date(notice.at).getTimezoneOffset()),
  isNew: notice.read === 0 || fresh.has(notice.id),
});
