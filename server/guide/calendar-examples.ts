const MADE_AT = '2026-11-26T10:00:00.000Z';

/** The exchanges about a calendar that others subscribe to. */
export const calendarExamples = {
  getCalendarFeed: { answer: { made_at: MADE_AT } },
  makeCalendarFeed: {
    answer: {
      path: '/django/ext/v1/calendar/q3Zb0m5cVw1nE8tYk7uHsXo2RjLfPaGd6iCyTvBxNQ4.ics',
      made_at: MADE_AT,
    },
  },
  deleteCalendarFeed: { answer: { detail: 'The address opens nothing any more.' } },
};
