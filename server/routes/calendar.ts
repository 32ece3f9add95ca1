import { ok } from '../../src/terms/result.ts';
import { deleteFeed, feedMadeAt, putFeed } from '../calendar/feeds.ts';
import { feedPath } from '../calendar/serve.ts';
import type { HandlersOf } from '../http/call.ts';
import type { Parts } from './parts.ts';

export const calendarHandlers = (
  parts: Parts,
): HandlersOf<'getCalendarFeed' | 'makeCalendarFeed' | 'deleteCalendarFeed'> => ({
  getCalendarFeed: async ({ member }) => {
    const madeAt = await feedMadeAt(parts.db, member.id);
    return ok({ made_at: madeAt?.toISOString() ?? null });
  },

  makeCalendarFeed: async ({ member, commit, concern }) => {
    concern(member.id);
    return commit(async (tx) => {
      const { secret, madeAt } = await putFeed(tx, parts, member.id);
      return ok({ path: feedPath(secret), made_at: madeAt.toISOString() });
    });
  },

  deleteCalendarFeed: async ({ member, concern }) => {
    concern(member.id);
    await deleteFeed(parts.db, member.id);
    return ok({ detail: 'The address opens nothing any more.' });
  },
});
