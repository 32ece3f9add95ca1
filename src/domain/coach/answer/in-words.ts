import type { Answer, Proposal } from './answer.ts';

const NOTHING_CHANGED = 'Nothing has changed yet. Ask me the same in the app, and a tap does it.';

/** "Spinach omelette: Dinner, instead of Chilli. 20 minutes. The day would have 1950 kcal, now 2010." */
const proposalLine = ({ title, detail, figures }: Proposal): string => {
  const words = [title, detail].filter(Boolean).join(': ').replace(/\.$/, '');
  if (figures === null || figures.before.kcal === figures.after.kcal) return `${words}.`;
  return `${words}. The day would have ${figures.after.kcal} kcal, now ${figures.before.kcal}.`;
};

/** An answer as text alone, for readers who have no cards: what would change, and where that can be done. */
export const answerInWords = ({ text, proposals, renew }: Answer): string =>
  [
    text,
    ...proposals.map(proposalLine),
    ...(proposals.length > 0 || renew !== null ? [NOTHING_CHANGED] : []),
  ].join('\n');
