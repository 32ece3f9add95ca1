const LINK = {
  id: '3b1f8f2a-4c0e-4d0b-9a55-6f1f0f3f9c11',
  made_at: '2026-11-26T10:00:00.000Z',
  until: '2026-12-03T10:00:00.000Z',
};
const SECRET = 'uXbqk2mJvYl8o1Zr3cWn5sHt7eAg9dFiPxKyQwErTyU';

/** Two parts of a week. */
const REPORT = {
  first: '2026-11-20',
  last: '2026-11-26',
  tables: [
    { part: 'meals' as const, rows: [['2026-11-25', 'Lunch', 'Lentil soup', '350 g', 280]] },
    { part: 'water' as const, rows: [['2026-11-25', 1.75]] },
  ],
};

/** The exchanges about links to a report. */
export const reportExamples = {
  listReportLinks: { answer: { links: [LINK] } },
  createReportLink: { body: { days: 7 as const, report: REPORT }, answer: { ...LINK, secret: SECRET } },
  revokeReportLink: { params: { linkId: LINK.id }, answer: { detail: 'This link opens nothing any more.' } },
  readSharedReport: {
    body: { secret: SECRET },
    answer: { made_at: LINK.made_at, until: LINK.until, report: REPORT },
  },
};
