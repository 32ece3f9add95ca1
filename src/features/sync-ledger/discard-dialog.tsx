import { chakra, Flex } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { discardWords } from './kinds.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** Nothing brings a discarded change back, so it is asked. */
export function DiscardDialog(props: { entry: LedgerEntry; onDiscard: () => void; onClose: () => void }) {
  return (
    <Modal title="Discard this change?" onClose={props.onClose}>
      <chakra.p fontWeight={650}>{props.entry.name.title}</chakra.p>
      <chakra.p mb="5">{discardWords(props.entry)}</chakra.p>
      <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
        <Button look="outline" onClick={props.onClose}>
          Keep it
        </Button>
        <Button look="danger" disabled={!props.entry.canDiscard} onClick={props.onDiscard}>
          Discard
        </Button>
      </Flex>
    </Modal>
  );
}
