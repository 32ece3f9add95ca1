import { Stack } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useState } from 'react';
import { useVisitorPorts } from '../../../device/ports/ports.tsx';
import { notices } from '../../../domain/error-catalogue.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { validateWith } from '../../../ui/form/validate.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { forgetPassword, resendOtp } from './auth-calls.ts';
import { resetWords } from './code-boxes.ts';
import { CodeForm, type News, RESEND_PAUSE_S } from './code-form.tsx';
import { FailureWords } from './failure-words.tsx';
import { forgotSchema } from './schemas.ts';

/** Asks for the address that the reset code goes to. */
export function ForgotEmailModal(props: {
  email: string;
  onSent: (email: string) => void;
  onClose: () => void;
}) {
  const { api } = useVisitorPorts();
  const [error, setError] = useState<AppError | null>(null);
  return (
    <Modal title="Forgot your password?" onClose={props.onClose}>
      <Formik
        initialValues={{ email: props.email }}
        validate={validateWith(forgotSchema)}
        onSubmit={async (values) => {
          setError(null);
          const email = values.email.trim();
          const answer = await forgetPassword(api, email);
          if (answer.ok) props.onSent(email);
          else setError(answer.error);
        }}
      >
        {(form) => (
          <form noValidate onSubmit={form.handleSubmit}>
            <Stack gap="4">
              <p>Enter your email. We send you a code to choose a new password.</p>
              {error === null ? null : (
                <Notice tone="error" role="alert">
                  <FailureWords operation="forgotPassword" error={error} />
                </Notice>
              )}
              <TextField
                name="email"
                label="Email"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
              />
              <Button type="submit" wide disabled={form.isSubmitting}>
                {form.isSubmitting ? 'Sending...' : 'Next'}
              </Button>
            </Stack>
          </form>
        )}
      </Formik>
    </Modal>
  );
}

/** Takes the code and holds it; the backend sees it only with the new password. */
export function ForgotCodeModal(props: {
  email: string;
  onCode: (otp: string) => void;
  onClose: () => void;
}) {
  const { api } = useVisitorPorts();
  const resend = async (): Promise<News> => {
    const answer = await resendOtp(api, props.email);
    return answer.ok
      ? { tone: 'success', sentence: notices.codeResentAtReset }
      : { tone: 'error', sentence: <FailureWords operation="resendCode" error={answer.error} /> };
  };
  return (
    <Modal title="Enter your code" onClose={props.onClose}>
      <CodeForm
        email={props.email}
        words={resetWords}
        firstPause={RESEND_PAUSE_S}
        onCode={async (otp) => {
          props.onCode(otp);
          return null;
        }}
        onResend={resend}
      />
    </Modal>
  );
}
