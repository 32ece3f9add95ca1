import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import { useEffect, useState } from 'react';
import { stored } from '../../../device/db/storage.ts';
import { useLive, useSession, useToday } from '../../../device/hooks/hooks.ts';
import { listOutbox } from '../../../device/outbox/rows/outbox.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { markNoticesRead, readNotices } from '../../../device/rows/notices.ts';
import type { AppError } from '../../../terms/app-error.ts';
import type { Result } from '../../../terms/result.ts';
import { Card } from '../../../ui/show/card.tsx';
import { EmptyState } from '../../../ui/show/empty-state.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { TextLink } from '../../../ui/show/text-link.tsx';
import { ClosedReminders } from './closed-reminders.tsx';
import { NoticeItem } from './notice-item.tsx';
import { type NoticeView, noticeView } from './notice-view.ts';

const SHOWN = 100;

/** The newest notices; undefined while they load. Looking at them marks them read. */
const useNotices = (): readonly NoticeView[] | undefined => {
  const { device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const today = useToday();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const read = useLive(async (db) => {
    const [notices, outbox] = await Promise.all([readNotices(db, SHOWN), listOutbox(db)]);
    return { notices, outbox };
  }, []);

  useEffect(() => {
    const unread = read?.notices.filter((notice) => notice.read === 0) ?? [];
    if (memberId === null || unread.length === 0) return;
    setFresh((before) => new Set([...before, ...unread.map(({ id }) => id)]));
    const db = device.open(memberId);
    void stored(db, () => markNoticesRead(db));
  }, [read, memberId, device]);

  return read?.notices.map((notice) => noticeView(notice, read.outbox, fresh, today));
};

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '64ch' } });

/** Notices of this device, newest first. */
export function NotificationsScreen() {
  const { sync } = usePorts();
  const notices = useNotices();
  const [failed, setFailed] = useState(false);
  const canBeWoken = useSession()?.extensions.includes('push') ?? false;
  const settle = async (settled: Promise<Result<unknown, AppError>>): Promise<void> => {
    setFailed(!(await settled).ok);
  };
  return (
    <Stack gap="4">
      <PageHeading title="Notifications">Notifications</PageHeading>
      {failed ? (
        <Notice role="alert" tone="error">
          This device could not do that. Please try again, or reload Sorrel.
        </Notice>
      ) : null}
      {notices === undefined ? (
        <Skeleton height="180px" borderRadius="lg" />
      ) : notices.length === 0 ? (
        <Card>
          <EmptyState
            art={
              <chakra.span color="leaf">
                <Bell size={48} aria-hidden="true" />
              </chakra.span>
            }
            title="Nothing yet"
          >
            You see here when your plan is ready, a change is refused or a reminder is due.
          </EmptyState>
        </Card>
      ) : (
        <Card py="1">
          <ul>
            {notices.map((notice) => (
              <NoticeItem
                key={notice.id}
                notice={notice}
                onRetry={(rowId) => void settle(sync.retry(rowId))}
              />
            ))}
          </ul>
        </Card>
      )}
      {canBeWoken ? <ClosedReminders /> : null}
      <Muted>
        Reminders, also the weekly one, appear when you open Sorrel or while it is open.
        {canBeWoken ? null : ' The app cannot remind you while it is closed.'}{' '}
        <TextLink asChild>
          <Link to="/dashboard/profile" search={{ tab: 'notifications' }}>
            Choose what you are told about
          </Link>
        </TextLink>
      </Muted>
    </Stack>
  );
}
