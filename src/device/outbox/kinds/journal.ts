import { appendJournal } from '../../../contract/journal.ts';
import type { AppError } from '../../../terms/app-error.ts';
import type { JournalKind } from '../../../terms/journal.ts';
import { err, ok, type Result } from '../../../terms/result.ts';
import type { ApiClient } from '../../api/api-client.ts';
import type { IntentPayloads } from '../../db/intents.ts';
import { advanceCursor, storeSequences } from '../../journal/journal.ts';
import { type ChangeKinds, type Delivery, PLAN_RESOURCES, type SendAs } from './change-kind.ts';

const append = async (
  api: ApiClient,
  { memberId, headers }: SendAs,
  payload: IntentPayloads['journal.append'],
): Promise<Result<Delivery, AppError>> => {
  const operations = payload.operations.map((operation) => ({
    ...operation,
    payload: { ...operation.payload },
  }));
  const answer = await api.call(appendJournal, { onBehalfOf: memberId, headers, body: { operations } });
  if (!answer.ok) return answer;
  const { accepted, before } = answer.value;
  const ids = new Set(accepted.map(({ id }) => id));
  // An operation that the server did not accept would be lost with its outbox entry, so the answer counts as unusable.
  return operations.every(({ id }) => ids.has(id))
    ? ok({ kind: 'journal', accepted, before })
    : err({ kind: 'malformed', status: 200, reason: 'not-accepted' });
};

/** Entries that the plan is made by. */
export const PLANNED_BY: ReadonlySet<JournalKind> = new Set<JournalKind>(['energy.set', 'targets.set']);

export const journalChanges: ChangeKinds<'journal.append'> = {
  'journal.append': {
    name: 'Entries of your log',
    lane: 'journal',
    latestWins: false,
    sealed: false,
    endpoint: appendJournal,
    send: append,
    acknowledged: async (db, { delivery, payload }) => {
      const stale = payload.operations.some(({ kind }) => PLANNED_BY.has(kind)) ? PLAN_RESOURCES : [];
      if (delivery?.kind !== 'journal') return ['journal', ...stale];
      await storeSequences(db, delivery.accepted);
      return (await advanceCursor(db, delivery)) ? stale : ['journal', ...stale];
    },
  },
};
