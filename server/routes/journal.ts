import { ok } from '../../src/domain/result.ts';
import type { HandlersOf } from '../http/call.ts';
import { invalid } from '../http/refusal.ts';
import { appendOperations } from '../journal/append.ts';
import { pullOperations } from '../journal/read.ts';
import type { Parts } from '../parts.ts';

const PLACE = /^\d{1,15}$/;

export const journalHandlers = ({ db }: Pick<Parts, 'db'>): HandlersOf<'appendJournal' | 'pullJournal'> => ({
  appendJournal: ({ member, body, commit }) =>
    commit(async (tx) => {
      const accepted = await appendOperations(tx, member.id, body.operations);
      return accepted.ok ? ok({ accepted: [...accepted.value] }) : accepted;
    }),

  pullJournal: async ({ member, query }) => {
    const after = query.after ?? '';
    if (!PLACE.test(after)) return invalid({ after: ['Give the last place you have, or 0.'] });
    return ok(await pullOperations(db, member.id, Number(after)));
  },
});
