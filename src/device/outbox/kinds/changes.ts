import type { AppError } from '../../../terms/app-error.ts';
import type { Result } from '../../../terms/result.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { type Intent, type IntentKind, OUTBOX_VERSION, type OutboxRow } from '../../db/intents.ts';
import type { ChangeKind, ChangeKinds, Delivery, SendAs } from './change-kind.ts';
import { chatChanges } from './chat.ts';
import { journalChanges } from './journal.ts';
import { planAnswerChanges } from './plan-answers.ts';
import { profileChanges } from './profile.ts';
import { questionnaireChanges } from './questionnaires.ts';

const CHANGE_KINDS: ChangeKinds<IntentKind> = {
  ...profileChanges,
  ...planAnswerChanges,
  ...questionnaireChanges,
  ...chatChanges,
  ...journalChanges,
};

/**
 * Returns the definition of a kind. TypeScript cannot tie it to its payload here, so only callers that got kind and
 * payload from one intent may pass a payload to it.
 */
export const changeKind = (kind: IntentKind): ChangeKind<unknown> => CHANGE_KINDS[kind];

/** False for an entry that a newer version of the app wrote. Such an entry is left alone. */
export const canRead = (row: Pick<OutboxRow, 'version' | 'kind'>): boolean =>
  row.version <= OUTBOX_VERSION && Object.hasOwn(CHANGE_KINDS, row.kind);

/** True if an unsent change of the older kind is not needed once a change of the newer kind follows it. */
export const replaces = (newer: IntentKind, older: IntentKind): boolean => {
  const { latestWins, replaces: others = [] } = changeKind(newer);
  return newer === older ? latestWins : others.includes(older);
};

/** Makes one attempt to send a change. Errors are those of the call. */
export const sendChange = (
  api: ApiClient,
  as: SendAs,
  { kind, payload }: Intent,
): Promise<Result<Delivery, AppError>> => changeKind(kind).send(api, as, payload);
