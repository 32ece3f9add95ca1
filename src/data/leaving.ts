/** A departure that has begun. A page that ends in the middle of it leaves this word for the next one. */
export interface Leaving {
  readonly memberId: string;
  /** `unsent`: what did not reach the server stays. */
  readonly kept: 'unsent' | undefined;
}

/** The local storage key. */
export const LEAVING_KEY = 'sorrel.leaving';

const KEPT_MARK = '+';
const ALL_MARK = '-';

/** "-7", or "+7" where what is unsent stays: a line for each member who is leaving. */
const writeLine = ({ memberId, kept }: Leaving): string =>
  `${kept === 'unsent' ? KEPT_MARK : ALL_MARK}${memberId}`;

export const readLeavings = (text: string | null): readonly Leaving[] =>
  (text ?? '')
    .split('\n')
    .filter((line) => line.length > 1)
    .map((line) => ({ memberId: line.slice(1), kept: line.startsWith(KEPT_MARK) ? 'unsent' : undefined }));

/** The text with this departure in it; who leaves again leaves as they said last. */
export const withLeaving = (text: string | null, leaving: Leaving): string =>
  [...readLeavings(withoutLeaving(text, leaving.memberId)), leaving].map(writeLine).join('\n');

/** The text without this member; null where nobody else is leaving. */
export const withoutLeaving = (text: string | null, memberId: string): string | null => {
  const others = readLeavings(text).filter((leaving) => leaving.memberId !== memberId);
  return others.length === 0 ? null : others.map(writeLine).join('\n');
};
