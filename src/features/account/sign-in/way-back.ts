/** The address to return to after sign-in: carried there with the navigation. */
export interface LeftAt {
  /** The member whom the device asked for the password again; null for what a visitor shared with the app. */
  readonly memberId: string | null;
  /** Path and search of the app, as the router writes them. */
  readonly href: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    leftAt?: LeftAt;
  }
}

/** A page of the member's area, and nothing that a browser would read as another origin. */
const OF_THE_APP = /^\/dashboard(?:[/?#]|$)/;

/** A text of a share sheet is nobody's yet. */
const SHARED = /^\/dashboard\/import\?/;

export const isShared = (href: string): boolean => SHARED.test(href);

/** Returns the page to open after sign-in; null where another member signed in, and for anything but the app's own pages. */
export const wayBack = (leftAt: LeftAt | undefined, memberId: string): string | null => {
  if (leftAt === undefined) return null;
  const isOpened = leftAt.memberId === null ? isShared(leftAt.href) : leftAt.memberId === memberId;
  return isOpened && OF_THE_APP.test(leftAt.href) ? leftAt.href : null;
};
