import { readSnapshotMeals, TODAY_KEY, writeSnapshotDays } from '../../device/plan/today-snapshot.ts';
import type { TodaySnapshot } from '../../device/ports/today-snapshot.ts';
import type { SessionStore } from '../../device/session/session.ts';

export const createTodaySnapshot = (
  session: Pick<SessionStore, 'current'>,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): TodaySnapshot => {
  const forget = (): void => storage.removeItem(TODAY_KEY);
  return {
    meals: (day) => {
      const member = session.current();
      return member === null ? null : readSnapshotMeals(storage.getItem(TODAY_KEY), member.memberId, day);
    },
    keep: (memberId, days) => {
      if (session.current()?.memberId !== memberId) return;
      if (days === null) return forget();
      const text = writeSnapshotDays(memberId, days);
      if (text === storage.getItem(TODAY_KEY)) return;
      try {
        storage.setItem(TODAY_KEY, text);
      } catch {
        // No room: the next start shows its frame until the plan is read, and never yesterday's word on it.
        forget();
      }
    },
    forget,
  };
};
