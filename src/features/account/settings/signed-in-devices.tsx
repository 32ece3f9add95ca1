import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Formik, type FormikHelpers } from 'formik';
import { useCallback, useEffect, useState } from 'react';
import {
  endOneSession,
  endOtherSessions,
  type ListedSession,
  listSessions,
} from '../../../contract/account/sessions.ts';
import { useOnline, useSession, useToday } from '../../../device/hooks/hooks.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { dayAndMonth } from '../../../domain/calendar/day-words.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { PasswordField } from '../../../ui/form/field.tsx';
import { validateWith } from '../../../ui/form/validate.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { BusyMark } from '../../../ui/show/busy-mark.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { failed, type Words } from '../words.ts';
import { WordsNotice } from '../words-notice.tsx';
import { currentPasswordSchema } from './password-schema.ts';

/** The sessions to sign out: one, or all but this one. */
type Ending = ListedSession | 'others';

const Text = chakra('p', { base: { maxWidth: '60ch' } });
const EMPTY = { password: '' };

/** Asks for the password: whoever holds an unlocked phone must not throw its member out elsewhere. */
function EndSessions(props: { ending: Ending; onClose: () => void; onDone: () => void }) {
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
              <Text>It then asks for your password again. What was not sent there is not lost.</Text>
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

/** Fetches the member's sessions whenever there is a network and a token. The device stores no copy of them. */
const useSignedInDevices = (declared: boolean) => {
  const { api } = usePorts();
  const online = useOnline();
  const access = useSession()?.access ?? null;
  const [sessions, setSessions] = useState<readonly ListedSession[] | null>(null);
  const [failure, setFailure] = useState<Words | null>(null);

  const reload = useCallback(async (): Promise<void> => {
    const answer = await api.call(listSessions, {});
    setSessions(answer.ok ? answer.value.sessions : null);
    setFailure(answer.ok ? null : failed('listSessions', answer.error));
  }, [api]);

  useEffect(() => {
    if (!declared) return;
    if (online && access !== null) void reload();
    else {
      setSessions(null);
      setFailure(failed('listSessions', { kind: online ? 'unauthorized' : 'offline' }));
    }
  }, [declared, online, access, reload]);

  return { sessions, failure, reload };
};

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '4' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
  },
});
const Name = chakra('p', { base: { fontWeight: 600, overflowWrap: 'anywhere' } });
const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });

const usedInWords = ({ signed_in_at, used_on }: ListedSession, today: LocalDay): string =>
  `Signed in ${dayAndMonth(signed_in_at.slice(0, 10))}, last used ${used_on === today ? 'today' : dayAndMonth(used_on)}`;

function Sessions(props: { sessions: readonly ListedSession[]; onEnd: (ending: Ending) => void }) {
  const today = useToday();
  return (
    <List>
      {props.sessions.map((session) => (
        <Row key={session.id}>
          <div>
            <Name>{session.current ? `${session.browser} (this device)` : session.browser}</Name>
            <Note>{usedInWords(session, today)}</Note>
          </div>
          {session.current ? null : (
            <Button
              look="outline"
              size="sm"
              aria-label={`Sign out ${session.browser}`}
              onClick={() => props.onEnd(session)}
            >
              Sign out
            </Button>
          )}
        </Row>
      ))}
    </List>
  );
}

/** Lists the member's sessions, with buttons to end them. It needs a network: nothing of it goes through the outbox. */
export function SignedInDevices() {
  const declared = useSession()?.extensions.includes('sessions') ?? false;
  const { sessions, failure, reload } = useSignedInDevices(declared);
  const [ending, setEnding] = useState<Ending | null>(null);
  const [done, setDone] = useState<Words | null>(null);
  if (!declared) return null;

  return (
    <Card aria-labelledby="signed-in-devices">
      <CardTitle id="signed-in-devices" mb="2">
        Signed-in devices
      </CardTitle>
      <Stack gap="4">
        <Note>
          If you do not know one of them, sign it out and change your password. It locks as soon as it is
          online.
        </Note>
        {sessions === null && failure === null ? <Skeleton height="96px" /> : null}
        <WordsNotice words={failure ?? done} />
        {sessions === null ? null : <Sessions sessions={sessions} onEnd={setEnding} />}
        {sessions === null || sessions.length < 2 ? null : (
          <Flex>
            <Button look="outline" onClick={() => setEnding('others')}>
              Sign out all others
            </Button>
          </Flex>
        )}
      </Stack>
      {ending === null ? null : (
        <EndSessions
          ending={ending}
          onClose={() => setEnding(null)}
          onDone={() => {
            setEnding(null);
            setDone({ tone: 'success', text: 'Signed out.' });
            void reload();
          }}
        />
      )}
    </Card>
  );
}
