import { chakra, Flex } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { LedgerEntry } from './ledger-entry.ts';

const consequence = ({ kind, mayHaveArrived, givesUp }: LedgerEntry): string => {
  if (givesUp) return 'What you took back shows again where the server has it.';
  if (kind === 'journal.append')
    return mayHaveArrived
      ? 'It may have reached the server, so Sorrel takes it back here and there.'
      : 'It goes from this device too, as if you had not logged it.';
  if (kind === 'cycle.share')
    return 'Your notes stay on this device, and are no longer shared with your account.';
  return mayHaveArrived
    ? 'It is not sent again. It may have reached the server already.'
    : 'The server does not have it, and nothing brings it back.';
};

/** Nothing brings a discarded change back, so it is asked. */
export function DiscardDialog(props: { entry: LedgerEntry; onDiscard: () => void; onClose: () => void }) {
  return (
    <Modal title="Discard this change?" onClose={props.onClose}>
      <chakra.p fontWeight={650}>{props.entry.name.title}</chakra.p>
      <chakra.p mb="5">{consequence(props.entry)}</chakra.p>
      <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
        <Button look="outline" onClick={props.onClose}>
          Keep it
        </Button>
        <Button look="danger" onClick={props.onDiscard}>
          Discard
        </Button>
      </Flex>
    </Modal>
  );
}
