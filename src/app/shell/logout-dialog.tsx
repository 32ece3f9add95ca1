import { chakra, Stack } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { changesInWords } from './status-sentences.ts';

const Text = chakra('p', { base: { mb: '5' } });

export type UnsentChoice = 'send' | 'keep' | 'discard';

/** Asked at logout while changes wait on this device: nothing a person entered goes without their word. */
export function LogoutDialog(props: {
  unsent: number;
  sending: boolean;
  error: string | null;
  onChoose: (choice: UnsentChoice) => void;
  onClose: () => void;
}) {
  const changes = changesInWords(props.unsent);
  return (
    <Modal title="Before you log out" onClose={props.onClose}>
      <Text>{changes} on this device did not reach the server yet. What should happen to them?</Text>
      <Stack gap="3">
        {props.error === null ? null : (
          <Notice role="alert" tone="error">
            {props.error}
          </Notice>
        )}
        <Button disabled={props.sending} onClick={() => props.onChoose('send')}>
          {props.sending ? 'Sending...' : 'Send now, then log out'}
        </Button>
        <Button look="outline" disabled={props.sending} onClick={() => props.onChoose('keep')}>
          Keep on this device until I sign in again
        </Button>
        <Button look="danger" disabled={props.sending} onClick={() => props.onChoose('discard')}>
          Discard {changes}
        </Button>
        <Button look="quiet" disabled={props.sending} onClick={props.onClose}>
          Stay signed in
        </Button>
      </Stack>
    </Modal>
  );
}
