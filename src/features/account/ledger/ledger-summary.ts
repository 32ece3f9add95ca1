import type { Ledger } from './ledger-entry.ts';
import type { Surroundings } from './next-step.ts';

/** "1 change", "3 changes" */
export const changesInWords = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** "2 changes waiting" */
export const waitingSentence = (count: number): string => `${changesInWords(count)} waiting`;

/** "1 change was not accepted" */
export const refusedSentence = (count: number): string =>
  `${changesInWords(count)} ${count === 1 ? 'was' : 'were'} not accepted`;

const fateOf = (count: number, { online, hasAccess, workOffline }: Surroundings): string => {
  const they = count === 1 ? 'It' : 'They';
  if (workOffline) return `${they} will be sent when you stop working offline.`;
  if (!online) return `${they} will be sent when you are online again.`;
  if (!hasAccess) return `Sign in to send ${count === 1 ? 'it' : 'them'}.`;
  return `${they} will be sent by ${count === 1 ? 'itself' : 'themselves'}.`;
};

/** The sentence at the top of the page; it is announced when it changes. */
export const ledgerSummary = ({ refused, waiting }: Ledger, surroundings: Surroundings): string => {
  const parts = [
    ...(refused.length === 0 ? [] : [`${refusedSentence(refused.length)}; you decide what happens.`]),
    ...(waiting.length === 0
      ? []
      : [`${waitingSentence(waiting.length)}. ${fateOf(waiting.length, surroundings)}`]),
  ];
  return parts.length === 0 ? 'Nothing waits on this device.' : parts.join(' ');
};
