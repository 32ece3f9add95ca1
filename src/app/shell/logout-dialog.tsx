import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useIsTrial } from '../../device/hooks/hooks.ts';
import { changesInWords, refusedSentence } from '../../features/account/ledger/ledger-summary.ts';
import { Modal } from '../../ui/overlay/modal.tsx';
import { Button, ButtonLink } from '../../ui/show/button.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import type { LogoutQuestion } from './logout-question.ts';

const Text = chakra('p', { base: { mb: '5' } });

export type UnsentChoice = 'send' | 'keep' | 'discard';

/** Asked before a trial is deleted, which is on this device alone. */
function TrialEndDialog(props: { onDelete: () => void; onClose: () => void }) {
  return (
    <Modal title="Delete this trial?" onClose={props.onClose}>
      <Text>
        Your week, your list and everything you logged are only on this device. Once deleted, nobody can bring
        them back.
      </Text>
      <Stack gap="3">
        <ButtonLink asChild>
          <Link to="/sign-up" onClick={props.onClose}>
            Create an account and keep it all
          </Link>
        </ButtonLink>
        <Button look="danger" onClick={props.onDelete}>
          Delete everything here
        </Button>
        <Button look="quiet" onClick={props.onClose}>
          Keep the trial
        </Button>
      </Stack>
    </Modal>
  );
}

/** Asked at logout while something is on this device alone: nothing a person entered goes without their word. */
export function LogoutDialog(props: {
  question: LogoutQuestion;
  sending: boolean;
  onChoose: (choice: UnsentChoice) => void;
  onClose: () => void;
}) {
  const isTrial = useIsTrial();
  if (isTrial) return <TrialEndDialog onDelete={() => props.onChoose('discard')} onClose={props.onClose} />;
  const { unsent, doubtful, alone, error } = props.question;
  const { waiting, refused } = unsent;
  const known = waiting + refused > 0;
  const changes = known ? changesInWords(waiting + refused) : 'what was not sent';
  return (
    <Modal title="Before you log out" onClose={props.onClose}>
      {known ? (
        <Text>{changes} on this device did not reach the server yet. What should happen to them?</Text>
      ) : null}
      {alone === null ? null : <Text>{alone}</Text>}
      <Stack gap="3">
        {error === null ? null : (
          <Notice role="alert" tone="error">
            {error}
          </Notice>
        )}
        {refused === 0 || error !== null ? null : (
          <Notice tone="warning">{refusedSentence(refused)}. Sending again does not help.</Notice>
        )}
        {doubtful === 0 || error !== null ? null : (
          <Notice tone="info">
            {changesInWords(doubtful)} may have reached your account already. Discard takes back what you
            logged. A message or an answer may stay there.
          </Notice>
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
        {alone === null ? null : (
          <ButtonLink asChild look="outline">
            <Link to="/dashboard/profile" hash="your-data" onClick={props.onClose}>
              Export a copy first
            </Link>
          </ButtonLink>
        )}
        <Button look="outline" disabled={props.sending} onClick={() => props.onChoose('keep')}>
          Keep on this device until I sign in again
        </Button>
        <Button look="danger" disabled={props.sending} onClick={() => props.onChoose('discard')}>
          Discard {alone === null ? changes : 'everything here, and log out'}
        </Button>
        <Button look="quiet" disabled={props.sending} onClick={props.onClose}>
          Stay signed in
        </Button>
      </Stack>
    </Modal>
  );
}
