import type { LedgerEntry } from './ledger-entry.ts';

/** What becomes of a change that is discarded, and of what it showed. */
export const discardWords = ({
  kind,
  mayHaveArrived,
  givesUp,
  canDiscard,
}: Pick<LedgerEntry, 'kind' | 'mayHaveArrived' | 'givesUp' | 'canDiscard'>): string => {
  if (!canDiscard) return 'It is being sent, and cannot be discarded meanwhile.';
  if (givesUp)
    return mayHaveArrived
      ? 'What you took back shows again, unless the server has taken it back already.'
      : 'What you took back shows again where the server has it.';
  if (kind === 'journal.append')
    return mayHaveArrived
      ? 'It may have reached the server, so Sorrel takes it back here and there.'
      : 'It goes from this device too, as if you had not logged it.';
  if (kind === 'cycle.share')
    return 'Your notes stay on this device, and are no longer shared with your account.';
  if (kind === 'plan-inputs.put')
    return mayHaveArrived
      ? 'Your answers stay on this device. The server may have them already.'
      : 'Your answers stay on this device. The server does not get them.';
  if (kind === 'plan-switches.put' && !mayHaveArrived)
    return 'It is not sent by itself. Until the plan comes from the server again, this device shows it and sends it with the next switch.';
  return mayHaveArrived
    ? 'It is not sent again. It may have reached the server already.'
    : 'The server does not have it, and nothing brings it back.';
};
