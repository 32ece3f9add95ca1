import { ok } from '../../src/terms/result.ts';
import type { HandlersOf } from '../http/call.ts';
import { invalid } from '../http/refusal.ts';
import { appendOperations } from '../journal/append.ts';
import { pullOperations } from '../journal/read.ts';
import type { Parts } from './parts.ts';

const PLACE = /^\d{1,15}$/;

export const journalHandlers = ({
  db,
  metrics,
}: Pick<Parts, 'db' | 'metrics'>): HandlersOf<'appendJournal' | 'pullJournal'> => ({
  appendJournal: async ({ member, body, commit }) => {
    const appended = await commit((tx) => appendOperations(tx, member.id, body.operations));
    metrics.journal(appended.ok ? 'accepted' : 'refused', body.operations.length);
    return appended;
  },

  pullJournal: async ({ member, query, keep }) => {
    const after = query.after ?? '';
    if (!PLACE.test(after)) return invalid({ after: ['Give the last place you have, or 0.'] });
    const pulled = await pullOperations(db, member.id, Number(after));
    if (pulled.operations.length === 0) keep();
    return ok(pulled);
  },
});
