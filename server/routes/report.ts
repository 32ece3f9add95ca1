import { err, ok } from '../../src/terms/result.ts';
import { sharedReportLimits } from '../auth/limits.ts';
import { consume } from '../auth/rate-limits.ts';
import type { HandlersOf } from '../http/call.ts';
import { notFound, refuse } from '../http/refusal.ts';
import { createLink, deleteLink, listLinks, readLink } from '../report/report-links.ts';
import type { Parts } from './parts.ts';

export const reportHandlers = (
  parts: Parts,
): HandlersOf<'listReportLinks' | 'createReportLink' | 'revokeReportLink' | 'readSharedReport'> => ({
  listReportLinks: async ({ member }) => ok({ links: [...(await listLinks(parts, member.id))] }),

  createReportLink: ({ member, body, commit }) =>
    commit(async (tx) => {
      const made = await createLink(tx, parts, member.id, body);
      return made === null ? refuse(409, 'There are as many links as there may be.') : ok(made);
    }),

  revokeReportLink: async ({ member, params }) => {
    await deleteLink(parts.db, member.id, params.linkId ?? '');
    return ok({ detail: 'This link opens nothing any more.' });
  },

  readSharedReport: async ({ body, address }) => {
    const limited = await consume(parts, sharedReportLimits(address));
    if (!limited.ok) return limited;
    const found = await readLink(parts, body.secret);
    return found === null ? err(notFound) : ok(found);
  },
});
