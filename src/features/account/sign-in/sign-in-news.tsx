import type { ReactNode } from 'react';
import type { RememberedMember } from '../../../device/session/session.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { FailureWords } from './failure-words.tsx';
import type { Identity } from './sign-in.ts';

/** The last event at sign-in. */
export type LastEvent =
  | { readonly kind: 'verified' }
  | { readonly kind: 'password-changed' }
  /** The device locked after five idle minutes. */
  | { readonly kind: 'idle' }
  /** Five wrong PINs: nothing but the password opens the device. */
  | { readonly kind: 'pin-gone' }
  /** Somebody ended this device's session: elsewhere, or by a new password. */
  | { readonly kind: 'ended' }
  /** Staff closed the account. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly error: AppError }
  | { readonly kind: 'profile-unknown'; readonly identity: Identity; readonly error: AppError };

const LOCKED_WORDS = {
  idle: 'You were away for five minutes, so Sorrel locked itself. Nothing is lost. Sign in to go on.',
  'pin-gone': 'Five PINs were wrong, so the PIN is deleted. Nothing is lost. Sign in with your password.',
  ended: 'This device was signed out. Everything on it is safe. Sign in to go on.',
  closed:
    'Your account was closed. Everything on this device is still here. If your account is opened again, sign in to go on.',
};

/** Why the device asks for the password again; null where nobody was signed in. */
export const whyLocked = (known: RememberedMember | null): LastEvent | null => {
  if (known === null || !known.locked) return null;
  if (known.account === 'closed') return { kind: 'closed' };
  return { kind: known.ended ? 'ended' : 'idle' };
};

export function SignInNews(props: {
  news: LastEvent | null;
  onRetry: (identity: Identity) => Promise<void>;
}): ReactNode {
  const { news } = props;
  if (news === null) return null;
  if (news.kind === 'verified')
    return (
      <Notice tone="success" role="status">
        Your email is verified. Sign in to make your first plan.
      </Notice>
    );
  if (news.kind === 'password-changed')
    return (
      <Notice tone="success" role="status">
        Your password is changed. Sign in with the new one.
      </Notice>
    );
  if (news.kind === 'idle' || news.kind === 'pin-gone' || news.kind === 'ended' || news.kind === 'closed')
    return (
      <Notice tone="info" role="status">
        {LOCKED_WORDS[news.kind]}
      </Notice>
    );
  return (
    <>
      <Notice tone="error" role="alert">
        <FailureWords operation={news.kind === 'refused' ? 'signIn' : 'loadProfile'} error={news.error} />
      </Notice>
      {news.kind === 'profile-unknown' ? (
        <Button look="outline" wide onClick={() => void props.onRetry(news.identity)}>
          Load my profile again
        </Button>
      ) : null}
    </>
  );
}
