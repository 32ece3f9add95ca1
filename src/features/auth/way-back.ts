/** The address to return to after the device asked for the password again: carried to sign-in with the navigation. */
export interface LeftAt {
  readonly memberId: string;
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

/** Returns the page to open after sign-in; null where another member signed in, and for anything but the app's own pages. */
export const wayBack = (leftAt: LeftAt | undefined, memberId: string): string | null =>
  leftAt !== undefined && leftAt.memberId === memberId && OF_THE_APP.test(leftAt.href) ? leftAt.href : null;
