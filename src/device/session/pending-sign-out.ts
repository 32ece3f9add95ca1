/** A sign-out that has begun. It is stored, so that the next page can finish it if this one is closed halfway. */
export interface PendingSignOut {
  readonly memberId: string;
  /** The data that stays on the device: with `unsent`, the changes that did not reach the server. */
  readonly kept: 'unsent' | undefined;
}

/** The local storage key. It keeps its first name, since devices have sign-outs stored under it. */
export const PENDING_SIGN_OUT_KEY = 'sorrel.leaving';

const UNSENT_STAYS = '+';
const ALL_GOES = '-';

/** Writes one line of the stored text: "-7" for member 7, or "+7" if unsent changes stay. */
const writeLine = ({ memberId, kept }: PendingSignOut): string =>
  `${kept === 'unsent' ? UNSENT_STAYS : ALL_GOES}${memberId}`;

/** Reads the stored text; null, as from an empty local storage, gives no sign-outs. */
export const readPendingSignOuts = (text: string | null): readonly PendingSignOut[] =>
  (text ?? '')
    .split('\n')
    .filter((line) => line.length > 1)
    .map((line) => ({
      memberId: line.slice(1),
      kept: line.startsWith(UNSENT_STAYS) ? 'unsent' : undefined,
    }));

/** Returns the text with a sign-out added; it replaces an earlier one of the same member. */
export const withPendingSignOut = (text: string | null, pending: PendingSignOut): string =>
  [...readPendingSignOuts(withoutPendingSignOut(text, pending.memberId)), pending].map(writeLine).join('\n');

/** Returns the text without a member's sign-out; null if no other is left. */
export const withoutPendingSignOut = (text: string | null, memberId: string): string | null => {
  const others = readPendingSignOuts(text).filter((pending) => pending.memberId !== memberId);
  return others.length === 0 ? null : others.map(writeLine).join('\n');
};
