/** A sign-out that has begun. It is stored, so that a page that ends halfway leaves it to the next one. */
export interface PendingSignOut {
  readonly memberId: string;
  /** `unsent`: changes that did not reach the server stay on the device. */
  readonly kept: 'unsent' | undefined;
}

/** The local storage key. */
export const PENDING_SIGN_OUT_KEY = 'sorrel.leaving';

const UNSENT_STAYS = '+';
const ALL_GOES = '-';

/** "-7", or "+7" where unsent changes stay; the stored text has one line for each member. */
const writeLine = ({ memberId, kept }: PendingSignOut): string =>
  `${kept === 'unsent' ? UNSENT_STAYS : ALL_GOES}${memberId}`;

export const readPendingSignOuts = (text: string | null): readonly PendingSignOut[] =>
  (text ?? '')
    .split('\n')
    .filter((line) => line.length > 1)
    .map((line) => ({
      memberId: line.slice(1),
      kept: line.startsWith(UNSENT_STAYS) ? 'unsent' : undefined,
    }));

/** Adds a sign-out to the text; it replaces an earlier one of the same member. */
export const withPendingSignOut = (text: string | null, pending: PendingSignOut): string =>
  [...readPendingSignOuts(withoutPendingSignOut(text, pending.memberId)), pending].map(writeLine).join('\n');

/** Removes a member from the text; null where nobody else is left in it. */
export const withoutPendingSignOut = (text: string | null, memberId: string): string | null => {
  const others = readPendingSignOuts(text).filter((pending) => pending.memberId !== memberId);
  return others.length === 0 ? null : others.map(writeLine).join('\n');
};
