/** The member whose email was just verified: carried to sign-in with the navigation. */
export interface NewMember {
  readonly username: string;
  readonly email: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    verified?: NewMember;
  }
}
