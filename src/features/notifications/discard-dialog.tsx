import { chakra, Flex } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

/** Nothing brings a discarded change back, so it is asked. */
export function DiscardDialog(props: { onDiscard: () => void; onClose: () => void }) {
  return (
    <Modal title="Discard this change?" onClose={props.onClose}>
      <chakra.p mb="5">It never reached the server, and it cannot be brought back.</chakra.p>
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
