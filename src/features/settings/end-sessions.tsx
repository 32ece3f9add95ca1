import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { endOneSession, endOtherSessions, type ListedSession } from '../../contract/sessions.ts';
import { usePorts } from '../../ports/ports.tsx';
import { BusyMark } from '../../ui/busy-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/field.tsx';
import { validateWith } from '../../ui/form/validate.ts';
import { Modal } from '../../ui/modal.tsx';
import { currentPasswordSchema } from './password-schema.ts';
import { failed, type Words } from './words.ts';
import { WordsNotice } from './words-notice.tsx';

/** The sessions to sign out: one, or all but this one. */
export type Ending = ListedSession | 'others';

const Text = chakra('p', { base: { maxWidth: '60ch' } });
const EMPTY = { password: '' };

/** Asks for the password: whoever holds an unlocked phone must not throw its member out elsewhere. */
export function EndSessions(props: { ending: Ending; onClose: () => void; onDone: () => void }) {
  const { api } = usePorts();
  const { ending } = props;
  const [words, setWords] = useState<Words | null>(null);

  const submit = async ({ password }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> => {
    setWords(null);
    const answer =
      ending === 'others'
        ? await api.call(endOtherSessions, { body: { password } })
        : await api.call(endOneSession, { body: { session: ending.id, password } });
    if (answer.ok) return props.onDone();
    form.setSubmitting(false);
    setWords(failed('endSessions', answer.error));
  };

  return (
    <Modal
      title={ending === 'others' ? 'Sign out all others?' : `Sign out ${ending.browser}?`}
      onClose={props.onClose}
    >
      <Formik initialValues={EMPTY} validate={validateWith(currentPasswordSchema)} onSubmit={submit}>
        {(form) => (
          <form noValidate onSubmit={form.handleSubmit}>
            <Stack gap="5">
              <Text>
                Whoever uses it has to give your password again. Nothing that is unsent there is lost.
              </Text>
              <PasswordField name="password" label="Your current password" autoComplete="current-password" />
              <WordsNotice words={words} />
              <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
                <Button type="button" look="outline" disabled={form.isSubmitting} onClick={props.onClose}>
                  Cancel
                </Button>
                <Button type="submit" disabled={form.isSubmitting}>
                  {form.isSubmitting ? <BusyMark /> : null}
                  {form.isSubmitting ? 'Signing out...' : 'Sign out'}
                </Button>
              </Flex>
            </Stack>
          </form>
        )}
      </Formik>
    </Modal>
  );
}
