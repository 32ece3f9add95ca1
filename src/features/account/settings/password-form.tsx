import { Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { updatePassword } from '../../../contract/account/auth.ts';
import { useSession } from '../../../device/hooks/hooks.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { eraseUnlockWays } from '../../../device/session/unlock.ts';
import { notices } from '../../../domain/error-catalogue.ts';
import { PasswordField } from '../../../ui/form/field.tsx';
import { validateWith } from '../../../ui/form/validate.ts';
import { BusyMark } from '../../../ui/show/busy-mark.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { failed, type Words } from '../words.ts';
import { WordsNotice } from '../words-notice.tsx';
import { passwordChangeSchema } from './password-schema.ts';

const EMPTY = { password: '', newPassword: '', confirmation: '' };

/** Changes the password, at once or not at all: credentials never wait on the device. */
export function PasswordForm() {
  const { api, sync, renewal, device, session: store } = usePorts();
  const session = useSession();
  const [words, setWords] = useState<Words | null>(null);

  const submit = async (values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> => {
    if (session === null) return;
    setWords(null);
    const answer = await api.call(updatePassword, {
      body: { user_id: session.memberId, password: values.password, new_password: values.newPassword },
    });
    if (answer.ok) {
      form.resetForm();
      setWords({ tone: 'success', text: notices.passwordChanged });
      const forgotten = renewal.end();
      await eraseUnlockWays(device.open(session.memberId));
      const { access, extensions } = session;
      // A backend with `sessions` ends the old password's sessions: this device drops its own token first, or it
      // would lock.
      if (access !== null && extensions.includes('sessions')) store.expire(access);
      await forgotten;
      // Any other backend may refuse the old token from here on, or not.
      if (access !== null && !extensions.includes('sessions')) await sync.refresh('profile');
      return;
    }
    const { error } = answer;
    setWords(failed('changePassword', error));
    const [aboutNew] = error.kind === 'rejected' ? (error.fields.new_password ?? []) : [];
    if (aboutNew !== undefined) form.setFieldError('newPassword', aboutNew);
  };

  return (
    <Card aria-labelledby="change-password">
      <CardTitle id="change-password" mb="4">
        Change password
      </CardTitle>
      <Formik initialValues={EMPTY} validate={validateWith(passwordChangeSchema)} onSubmit={submit}>
        {(form) => (
          <form noValidate onSubmit={form.handleSubmit}>
            <Stack gap="4" maxWidth="26rem">
              <input type="hidden" name="username" autoComplete="username" value={session?.username ?? ''} />
              <PasswordField name="password" label="Current password" autoComplete="current-password" />
              <PasswordField
                name="newPassword"
                label="New password"
                autoComplete="new-password"
                hint="Minimum 8 characters"
              />
              <PasswordField name="confirmation" label="Confirm password" autoComplete="new-password" />
              <WordsNotice words={words} />
              {words?.tone === 'success' && session?.access === null ? (
                <ButtonLink asChild look="outline">
                  <Link to="/sign-in">Please sign in again with your new password</Link>
                </ButtonLink>
              ) : null}
              <Button type="submit" disabled={form.isSubmitting}>
                {form.isSubmitting ? <BusyMark /> : null}
                {form.isSubmitting ? 'Changing Password...' : 'Change Password'}
              </Button>
            </Stack>
          </form>
        )}
      </Formik>
    </Card>
  );
}
