import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { changesInWords, refusedSentence } from '../../features/sync-ledger/ledger-summary.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';

const Text = chakra('p', { base: { mb: '5' } });

/** What did not reach the server. */
export interface Unsent {
  /** Waiting or on their way: sending may help. */
  readonly waiting: number;
  /** The server said no: sending again by itself does not help. */
  readonly refused: number;
}

export type UnsentChoice = 'send' | 'keep' | 'discard';

/** Asked at logout while changes wait on this device: nothing a person entered goes without their word. */
export function LogoutDialog(props: {
  unsent: Unsent;
  sending: boolean;
  error: string | null;
  onChoose: (choice: UnsentChoice) => void;
  onClose: () => void;
}) {
  const { waiting, refused } = props.unsent;
  const known = waiting + refused > 0;
  const changes = known ? changesInWords(waiting + refused) : 'what is unsent';
  return (
    <Modal title="Before you log out" onClose={props.onClose}>
      {known ? (
        <Text>{changes} on this device did not reach the server yet. What should happen to them?</Text>
      ) : null}
      <Stack gap="3">
        {props.error === null ? null : (
          <Notice role="alert" tone="error">
            {props.error}
          </Notice>
        )}
        {refused === 0 || props.error !== null ? null : (
          <Notice tone="warning">{refusedSentence(refused)}; sending again does not help.</Notice>
        )}
        {waiting === 0 ? null : (
          <Button disabled={props.sending} onClick={() => props.onChoose('send')}>
            {props.sending ? 'Sending...' : 'Send now, then log out'}
          </Button>
        )}
        {refused === 0 ? null : (
          <ButtonLink asChild look={waiting === 0 ? 'primary' : 'outline'}>
            <Link to="/dashboard/sync" onClick={props.onClose}>
              See why, edit or retry
            </Link>
          </ButtonLink>
        )}
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
