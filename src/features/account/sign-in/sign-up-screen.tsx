import { chakra, Stack } from '@chakra-ui/react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useVisitorPorts } from '../../../device/ports/ports.tsx';
import type { AppError } from '../../../terms/app-error.ts';
import { CheckboxField, PasswordField, TextField } from '../../../ui/form/field.tsx';
import { validateWith } from '../../../ui/form/validate.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { TextLink } from '../../../ui/show/text-link.tsx';
import { VISITOR_HEADINGS } from '../../../ui/show/visitor-headings.ts';
import { register } from './auth-calls.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RESEND_PAUSE_S } from './code-form.tsx';
import { FailureWords } from './failure-words.tsx';
import { firstFieldMessages } from './field-messages.ts';
import { signUpSchema } from './schemas.ts';
import { handOverPassword, storeTyped, typedBefore } from './typed-at-sign-up.ts';
import { VerificationModal } from './verification-modal.tsx';

interface SignUpValues {
  username: string;
  email: string;
  password: string;
  terms: boolean;
}

const Aside = chakra('p', { base: { color: 'muted' } });

/** A browser may report a network that does not reach the server: it is tried again without news, too. */
const RETRY_MS = 15_000;

/** Sends the form again, as it then is, once there may be a connection. */
const useResend = (isWaiting: boolean, form: RefObject<FormikProps<SignUpValues> | null>): void => {
  const { connectivity } = useVisitorPorts();
  useEffect(() => {
    if (!isWaiting) return;
    const send = (): void => {
      if (connectivity.online() && form.current?.isSubmitting === false) void form.current.submitForm();
    };
    const stop = connectivity.subscribe(send);
    const timer = setInterval(send, RETRY_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [isWaiting, form, connectivity]);
};

function SignUpForm(props: {
  /** It is sent by itself when the connection is back. */
  isWaiting: boolean;
  onSubmit: (values: SignUpValues, form: FormikHelpers<SignUpValues>) => Promise<void>;
}) {
  const form = useRef<FormikProps<SignUpValues>>(null);
  useResend(props.isWaiting, form);
  return (
    <Formik<SignUpValues>
      innerRef={form}
      initialValues={{ ...(typedBefore() ?? { username: '', email: '' }), password: '', terms: false }}
      validate={validateWith(signUpSchema)}
      onSubmit={props.onSubmit}
    >
      {(form) => (
        <form noValidate onSubmit={form.handleSubmit}>
          <Stack gap="5">
            <div>
              <PageHeading title="Sign up">{VISITOR_HEADINGS['/sign-up']}</PageHeading>
              <Aside>
                Already a member?{' '}
                <TextLink tall asChild>
                  <Link to="/sign-in">Log In</Link>
                </TextLink>
              </Aside>
            </div>
            <TextField name="username" label="Username" autoComplete="username" autoCapitalize="none" />
            <TextField
              name="email"
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
            />
            <PasswordField
              name="password"
              label="Password"
              autoComplete="new-password"
              hint="At least 8 characters, with a small and a capital letter, a digit and a special character."
            />
            <CheckboxField name="terms">
              I agree to the{' '}
              <TextLink href="/terms" target="_blank" rel="noopener">
                terms of use
              </TextLink>{' '}
              and the{' '}
              <TextLink href="/policy" target="_blank" rel="noopener">
                privacy policy
              </TextLink>
              .
            </CheckboxField>
            <div role="status">
              {props.isWaiting ? (
                <Notice tone="warning">
                  No connection. Leave this page open: it goes on by itself when you are back online.
                </Notice>
              ) : null}
            </div>
            <Button type="submit" wide disabled={form.isSubmitting}>
              {form.isSubmitting ? 'Creating your account...' : 'Continue'}
            </Button>
          </Stack>
        </form>
      )}
    </Formik>
  );
}

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

const Sentence = chakra('p', { base: { mb: '5' } });

/** The dialog over the form, which keeps its values. */
type Over =
  | { readonly kind: 'verify'; readonly member: NewMember }
  | { readonly kind: 'failed'; readonly error: AppError };

export function SignUpScreen() {
  const { api, session } = useVisitorPorts();
  const navigate = useNavigate();
  const [over, setOver] = useState<Over | null>(null);
  const [isWaiting, setWaiting] = useState(false);

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
    setWaiting(!answer.ok && answer.error.kind === 'offline');
    if (!answer.ok && answer.error.kind === 'offline') return;
    if (answer.ok) {
      session.storeSignUpId(answer.value.id);
      handOverPassword(values.password);
      setOver({ kind: 'verify', member });
      return;
    }
    form.setErrors(firstFieldMessages(answer.error));
    setOver({ kind: 'failed', error: answer.error });
  };

  return (
    <AuthFrame>
      <SignUpForm isWaiting={isWaiting} onSubmit={signUp} />
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
