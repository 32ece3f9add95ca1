import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { deleteAccount } from '../../../contract/account/auth.ts';
import { useSession } from '../../../device/hooks/hooks.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { BusyMark } from '../../../ui/show/busy-mark.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { failed, type Words } from '../words.ts';
import { WordsNotice } from '../words-notice.tsx';

const Text = chakra('p', { base: { maxWidth: '60ch' } });

const ACCOUNT_MAY_BE_GONE: Words = {
  tone: 'info',
  text: 'The server no longer knows this sign-in. If you deleted your account before, only what is on this device is left. If not, please sign in again.',
};

/** The end of an account: on the server at once, then on this device. It never waits for a network. */
export function DeleteAccount() {
  const { api, signOut, session } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [words, setWords] = useState<Words | null>(null);
  /** A try was sent, and how it ended is not known. */
  const [inDoubt, setInDoubt] = useState(false);
  const [mayBeGone, setMayBeGone] = useState(false);
  if (memberId === null) return null;

  const close = (): void => {
    setAsking(false);
    setWords(null);
    setMayBeGone(false);
  };
  const remove = async (): Promise<void> => {
    const hadToken = session.current()?.access != null;
    setDeleting(true);
    setWords(null);
    const answer = await api.call(deleteAccount, { params: { userId: memberId }, onBehalfOf: memberId });
    if (answer.ok) return signOut.leave(memberId);
    setDeleting(false);
    const { error } = answer;
    // The token goes with the account, and the answer that was lost may have been the one that said so.
    if (error.kind === 'unauthorized' && (hadToken || inDoubt)) {
      setMayBeGone(true);
      return setWords(ACCOUNT_MAY_BE_GONE);
    }
    if (hadToken)
      setInDoubt(error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'malformed');
    setWords(failed('deleteAccount', error));
  };

  return (
    <Card aria-labelledby="delete-account">
      <Stack gap="4" alignItems="flex-start">
        <CardTitle id="delete-account">Delete account</CardTitle>
        <Text>
          This deletes your profile, plan, messages and everything else on the server and on this device. You
          cannot undo it. You may want to export your data first, on the Profile tab.
        </Text>
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </Stack>
      {asking ? (
        <Modal title="Delete your account?" onClose={deleting ? () => undefined : close}>
          <Stack gap="5">
            <Text>Everything is deleted for good, even changes that were not sent yet.</Text>
            <WordsNotice words={words} />
            <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
              <Button look="outline" disabled={deleting} onClick={close}>
                Cancel
              </Button>
              {mayBeGone ? (
                <Button look="danger" onClick={() => signOut.leave(memberId)}>
                  Remove my data from this device
                </Button>
              ) : (
                <Button look="danger" disabled={deleting} onClick={() => void remove()}>
                  {deleting ? <BusyMark /> : null}
                  {deleting ? 'Deleting...' : 'Delete'}
                </Button>
              )}
            </Flex>
          </Stack>
        </Modal>
      ) : null}
    </Card>
  );
}
