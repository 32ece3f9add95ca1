import { Stack } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useState } from 'react';
import { useVisitorPorts } from '../../../device/ports/ports.tsx';
import type { AppError } from '../../../terms/app-error.ts';
import { PasswordField } from '../../../ui/form/field.tsx';
import { validateWith } from '../../../ui/form/validate.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { resetPassword } from './auth-calls.ts';
import { FailureWords } from './failure-words.tsx';
import { firstFieldMessages } from './field-messages.ts';
import { resetSchema } from './schemas.ts';

/** Chooses a new password; the code that was only held until here goes with it. */
export function ResetForm(props: { email: string; otp: string; onDone: () => void; onCancel: () => void }) {
  const { api } = useVisitorPorts();
  const [error, setError] = useState<AppError | null>(null);
  return (
    <Formik
      initialValues={{ password: '', password2: '' }}
      validate={validateWith(resetSchema)}
      onSubmit={async (values, form) => {
        setError(null);
        const answer = await resetPassword(api, { email: props.email, otp: props.otp, ...values });
        if (answer.ok) return props.onDone();
        form.setErrors(firstFieldMessages(answer.error));
        setError(answer.error);
      }}
    >
      {(form) => (
        <form noValidate onSubmit={form.handleSubmit}>
          <Stack gap="5">
            <PageHeading title="Reset Password">Reset Password</PageHeading>
            {error === null ? null : (
              <Notice tone="error" role="alert">
                <FailureWords operation="resetPassword" error={error} />
              </Notice>
            )}
            <input type="hidden" name="username" autoComplete="username" value={props.email} />
            <PasswordField
              name="password"
              label="Password"
              autoComplete="new-password"
              hint="At least 8 characters, with a small and a capital letter, a digit and a special character."
            />
            <PasswordField name="password2" label="Confirm Password" autoComplete="new-password" />
            <Button type="submit" wide disabled={form.isSubmitting}>
              {form.isSubmitting ? 'Saving...' : 'Reset Password'}
            </Button>
            <Button look="quiet" wide onClick={props.onCancel}>
              Back to sign in
            </Button>
          </Stack>
        </form>
      )}
    </Formik>
  );
}
