/** Values typed at sign-up. */
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

let password = '';

/**
 * The password that was just chosen, for the sign-in that follows the code: in this page's memory, until the form of
 * that sign-in has it.
 */
export const handOverPassword = (chosen: string): void => {
  password = chosen;
};

export const handedOverPassword = (): string => password;
