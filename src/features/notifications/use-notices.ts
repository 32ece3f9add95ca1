import { useEffect, useState } from 'react';
import { markNoticesRead, readNotices } from '../../data/repositories/notices.ts';
import { listOutbox } from '../../data/repositories/outbox.ts';
import { stored } from '../../data/storage.ts';
import { useLive, useSession, useToday } from '../../ports/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';
import { type NoticeView, noticeView } from './notice-view.ts';

const SHOWN = 100;

/** The newest notices; undefined while they load. Looking at them marks them read. */
export const useNotices = (): readonly NoticeView[] | undefined => {
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
