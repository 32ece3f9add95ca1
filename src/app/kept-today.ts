import { readKeptMeals, TODAY_KEY, writeKeptDays } from '../data/kept-today.ts';
import type { SessionStore } from '../data/session.ts';
import type { KeptToday } from '../ports/kept-today.ts';

export const createKeptToday = (
  session: Pick<SessionStore, 'current'>,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): KeptToday => {
  const forget = (): void => storage.removeItem(TODAY_KEY);
  return {
    meals: (day) => {
      const member = session.current();
      return member === null ? null : readKeptMeals(storage.getItem(TODAY_KEY), member.memberId, day);
    },
    keep: (memberId, days) => {
      if (session.current()?.memberId !== memberId) return;
      if (days === null) return forget();
      const text = writeKeptDays(memberId, days);
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
