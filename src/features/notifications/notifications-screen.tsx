import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { AppError } from '../../domain/app-error.ts';
import type { Result } from '../../domain/result.ts';
import { usePorts } from '../../ports/ports.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { NoticeItem } from './notice-item.tsx';
import { useNotices } from './use-notices.ts';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '64ch' } });

/** Notices of this device, newest first. */
export function NotificationsScreen() {
  const { sync } = usePorts();
  const notices = useNotices();
  const [failed, setFailed] = useState(false);
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
            When your plan is ready, a change is refused or a reminder is due, it is listed here.
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
      <Muted>
        Reminders, the weekly one included, appear when you open Sorrel or while it is open. The app cannot
        wake a closed phone.{' '}
        <TextLink asChild>
          <Link to="/dashboard/profile" search={{ tab: 'notifications' }}>
            Choose what you are told about
          </Link>
        </TextLink>
      </Muted>
    </Stack>
  );
}
