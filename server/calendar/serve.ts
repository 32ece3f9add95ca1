import { Hono } from 'hono';
import { getCalendarFeed } from '../../src/contract/calendar.ts';
import { isTimeZone } from '../../src/domain/calendar/time-zones.ts';
import { calendarText } from '../../src/domain/reminders/calendar-text.ts';
import { calendarFeedLimits, calendarMissLimits } from '../auth/limits.ts';
import { type CountingParts, consume } from '../auth/rate-limits.ts';
import type { Basics } from '../base/basics.ts';
import { answer } from '../calls/mount.ts';
import { callerAddress, type NodeBindings } from '../http/address.ts';
import { entityTag, hasCopy } from '../http/conditional.ts';
import { notFound } from '../http/refusal.ts';
import { ownerOfFeed } from './feeds.ts';
import { memberCalendar } from './member-calendar.ts';

const FILE = /^([\w-]{43})\.ics$/;
const FRESH_S = 300;

/** The path at which a secret opens its member's calendar. */
export const feedPath = (secret: string): string => `${getCalendarFeed.path}/${secret}.ics`;

/**
 * A member's calendar for whoever knows its address. Calendar services fetch for many members from one network, so
 * a network is limited only in addresses that open nothing, and a feed by itself.
 */
export const calendarRoutes = (
  parts: Pick<Basics, 'db' | 'catalogue' | 'clock'> & CountingParts,
  behindProxy: boolean,
): Hono<{ Bindings: NodeBindings }> => {
  const app = new Hono<{ Bindings: NodeBindings }>();
  app.get(`${getCalendarFeed.path}/:file`, async (c) => {
    c.header('X-Robots-Tag', 'noindex');
    c.header('Cache-Control', 'no-store');
    const secret = FILE.exec(c.req.param('file'))?.[1];
    const userId = secret === undefined ? null : await ownerOfFeed(parts.db, secret);
    const limits =
      userId === null ? calendarMissLimits(callerAddress(c, behindProxy)) : calendarFeedLimits(userId);
    const limited = await consume(parts, limits);
    if (!limited.ok) return answer(c, limited.error);
    if (userId === null) return answer(c, notFound);
    const { events, timeZone: known, changes } = await memberCalendar(parts, userId);
    const asked = c.req.query('tz') ?? '';
    const timeZone = isTimeZone(asked) ? asked : known;
    // The entries alone count: the text says when it was written.
    const etag = entityTag(JSON.stringify([events, timeZone]));
    c.header('ETag', etag);
    c.header('Cache-Control', `private, max-age=${FRESH_S}`);
    if (hasCopy(c, etag)) return c.body(null, 304);
    return c.body(calendarText(events, { now: parts.clock(), timeZone, changes }), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="sorrel.ics"',
    });
  });
  return app;
};
