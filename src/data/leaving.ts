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

/** "-7", or "+7" where what is unsent stays. */
export const writeLeaving = ({ memberId, kept }: Leaving): string =>
  `${kept === 'unsent' ? KEPT_MARK : ALL_MARK}${memberId}`;

export const readLeaving = (text: string | null): Leaving | null =>
  text === null || text.length < 2
    ? null
    : { memberId: text.slice(1), kept: text.startsWith(KEPT_MARK) ? 'unsent' : undefined };
