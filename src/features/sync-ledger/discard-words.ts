import type { LedgerEntry } from './ledger-entry.ts';

/** What becomes of a change that is discarded, and of what it showed. */
export const discardWords = ({
  kind,
  mayHaveArrived,
  givesUp,
  canDiscard,
}: Pick<LedgerEntry, 'kind' | 'mayHaveArrived' | 'givesUp' | 'canDiscard'>): string => {
  if (!canDiscard) return 'It is in the queue to be sent, and cannot be discarded now.';
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
  if (kind === 'plan-switches.put') {
    const words =
      'It is not sent by itself. This device may show it, and send it with the next switch, until a newer plan comes.';
    return mayHaveArrived ? `${words} The server may have it already.` : words;
  }
  return mayHaveArrived
    ? 'It is not sent again. It may have reached the server already.'
    : 'The server does not have it, and nothing brings it back.';
};
