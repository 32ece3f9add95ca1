/** Values typed at sign-up; never the password. */
export interface TypedAtSignUp {
  readonly username: string;
  readonly email: string;
}

let kept: TypedAtSignUp | null = null;

/**
 * For who goes to sign-in after a failure and comes back. In this page's memory alone: the tab's history and storage
 * outlive the visitor.
 */
export const storeTyped = (typed: TypedAtSignUp | null): void => {
  kept = typed;
};

export const typedBefore = (): TypedAtSignUp | null => kept;
