import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import type { AppError } from '../../domain/app-error.ts';
import { useVisitorPorts } from '../../ports/ports.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { register } from './auth-calls.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RESEND_PAUSE_S } from './code-form.tsx';
import { FailureWords } from './failure-words.tsx';
import { SignUpForm, type SignUpValues } from './sign-up-form.tsx';
import { storeTyped } from './typed-at-sign-up.ts';
import { VerificationModal } from './verification-modal.tsx';

/** The member whose email was just verified: carried to sign-in with the navigation. */
interface NewMember {
  readonly username: string;
  readonly email: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    verified?: NewMember;
  }
}

/** The first message that the backend gave for each field; empty where it named none. */
const firstFieldMessages = (error: AppError): Record<string, string> => {
  if (error.kind !== 'rejected') return {};
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([field, [message]]) =>
      message === undefined ? [] : [[field, message]],
    ),
  );
};

const Sentence = chakra('p', { base: { mb: '5' } });

/** The dialog over the form, which keeps its values. */
type Over =
  | { readonly kind: 'verify'; readonly member: NewMember }
  | { readonly kind: 'failed'; readonly error: AppError };

export function SignUpScreen() {
  const { api, session } = useVisitorPorts();
  const navigate = useNavigate();
  const [over, setOver] = useState<Over | null>(null);

  const signUp = async (values: SignUpValues, form: FormikHelpers<SignUpValues>) => {
    const member = { username: values.username, email: values.email.trim() };
    storeTyped(member);
    const answer = await register(api, {
      ...member,
      password: values.password,
      isClient: true,
      isSuperAdmin: false,
      isAdmin: false,
    });
    if (answer.ok) {
      session.storeSignUpId(answer.value.id);
      setOver({ kind: 'verify', member });
      return;
    }
    form.setErrors(firstFieldMessages(answer.error));
    setOver({ kind: 'failed', error: answer.error });
  };

  return (
    <AuthFrame>
      <SignUpForm onSubmit={signUp} />
      {over?.kind === 'verify' ? (
        <VerificationModal
          email={over.member.email}
          firstPause={RESEND_PAUSE_S}
          onChange={() => setOver(null)}
          onClose={() => setOver(null)}
          onVerified={() => {
            storeTyped(null);
            void navigate({ to: '/sign-in', state: { verified: over.member } });
          }}
        />
      ) : null}
      {over?.kind === 'failed' ? (
        <Modal title="Failure!" onClose={() => setOver(null)}>
          <Sentence role="alert">
            <FailureWords operation="signUp" error={over.error} />
          </Sentence>
          <Button wide onClick={() => void navigate({ to: '/sign-in' })}>
            Try again
          </Button>
        </Modal>
      ) : null}
    </AuthFrame>
  );
}
