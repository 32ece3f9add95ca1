import { chakra, Stack } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';

const Text = chakra('p', { base: { mb: '5' } });

export type UnsentChoice = 'send' | 'keep' | 'discard';

/** Asked at logout while changes wait on this device: nothing a person entered goes without their word. */
export function LogoutDialog(props: {
  unsent: number;
  /** The choice that is under way, if any. */
  working: UnsentChoice | null;
  error: string | null;
  onChoose: (choice: UnsentChoice) => void;
  onClose: () => void;
}) {
  const changes = props.unsent === 1 ? '1 change' : `${props.unsent} changes`;
  const busy = props.working !== null;
  const failure =
    props.error === null ? null : (
      <Notice role="alert" tone="error">
        {props.error}
      </Notice>
    );
  const stay = (
    <Button look="quiet" disabled={busy} onClick={props.onClose}>
      Stay signed in
    </Button>
  );
  if (props.unsent === 0)
    return (
      <Modal title="Before you log out" onClose={props.onClose}>
        <Stack gap="3">
          {failure}
          <Button onClick={() => props.onChoose('discard')}>Try again</Button>
          {stay}
        </Stack>
      </Modal>
    );
  return (
    <Modal title="Before you log out" onClose={props.onClose}>
      <Text>{changes} on this device did not reach the server yet. What should happen to them?</Text>
      <Stack gap="3">
        {failure}
        <Button disabled={busy} onClick={() => props.onChoose('send')}>
          {props.working === 'send' ? 'Sending...' : 'Send now, then log out'}
        </Button>
        <Button look="outline" disabled={busy} onClick={() => props.onChoose('keep')}>
          Keep on this device until I sign in again
        </Button>
        <Button look="danger" disabled={busy} onClick={() => props.onChoose('discard')}>
          Discard {changes}
        </Button>
        {stay}
      </Stack>
    </Modal>
  );
}
